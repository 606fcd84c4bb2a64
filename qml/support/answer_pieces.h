// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <QTimer>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

/// A long answer cut into pieces of some 1,200 to 1,400 characters, each a row with its segments, so that each is laid
/// out by itself: while the answer grows only the last row changes. A shorter answer is one piece and can be selected
/// whole.
class AnswerPieces : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    /// List of {kind, text, marker}, as that of TextDecorator.
    Q_PROPERTY(QVariantList segments READ segments WRITE setSegments NOTIFY segmentsChanged)

public:
    explicit AnswerPieces(QObject* parent = nullptr);

    [[nodiscard]] QVariantList segments() const { return m_segments; }
    void setSegments(const QVariantList& segments);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

Q_SIGNALS:
    void segmentsChanged();

private:
    /// Brings the rows from the first that differs to what is wanted; many of them in steps of one.
    void apply();
    bool applyOne();

    QVariantList m_segments;
    QList<QVariantList> m_wanted;
    QList<QVariantList> m_pieces;
    QTimer m_next;
};
