// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/people_directory.h"

#include "app/base/qt_text.h"

namespace reminisce::app {

QString initialOf(const QString& name)
{
    for (const char32_t letter : name.toUcs4()) {
        if (QChar::isLetterOrNumber(letter)) {
            return QString::fromUcs4(&letter, 1).toUpper();
        }
    }
    return QStringLiteral("?");
}

PeopleDirectory::PeopleDirectory(const std::vector<archive::PersonName>& people)
{
    m_faces.reserve(static_cast<qsizetype>(people.size()));
    for (const archive::PersonName& person : people) {
        PersonFace face;
        face.id = person.id;
        face.name = toQt(person.name);
        face.initial = initialOf(face.name);
        face.isOwner = person.isOwner;
        face.colourIndex = person.isOwner ? 0 : person.colourIndex;
        for (const std::string& alias : person.aliases) {
            face.aliases.append(toQt(alias));
        }
        if (person.isOwner) {
            m_owner = person.id;
        }
        m_index.insert(face.id, static_cast<int>(m_faces.size()));
        m_faces.append(std::move(face));
    }
}

PersonFace PeopleDirectory::face(archive::Id id) const
{
    const auto found = m_index.constFind(id);
    return found != m_index.constEnd() ? m_faces[*found] : PersonFace{};
}

} // namespace reminisce::app
