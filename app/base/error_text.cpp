// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/error_text.h"

#include <QCoreApplication>

#include "app/base/qt_text.h"
#include "app/core_text/core_text.h"

namespace reminisce::app {

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(Error)
};

QString leadOf(ErrorCode code)
{
    switch (code) {
    case ErrorCode::InvalidArgument:
        return Texts::tr("That does not work this way.");
    case ErrorCode::NotFound:
        return Texts::tr("Something was not found.");
    case ErrorCode::UnsupportedFormat:
        return Texts::tr("No reader knows this format.");
    case ErrorCode::DamagedInput:
        return Texts::tr("This file is damaged or holds no transcript.");
    case ErrorCode::Io:
        return Texts::tr("Reading or writing a file failed.");
    case ErrorCode::Database:
        return Texts::tr("The archive reported an error.");
    case ErrorCode::Busy:
        return Texts::tr("The archive is in use by another program.");
    case ErrorCode::NewerSchema:
        return Texts::tr("This archive was written by a newer version of the program.");
    case ErrorCode::Network:
        return Texts::tr("There is no connection to the server.");
    case ErrorCode::Timeout:
        return Texts::tr("The server did not answer in time.");
    case ErrorCode::Unauthorized:
        return Texts::tr("The server refuses the key.");
    case ErrorCode::UnknownModel:
        return Texts::tr("The server does not have this model.");
    case ErrorCode::RateLimited:
        return Texts::tr("The server asks to wait, or the quota is used up.");
    case ErrorCode::BadReply:
        return Texts::tr("The server answered something that cannot be used.");
    case ErrorCode::LimitExceeded:
        return Texts::tr("A limit was reached.");
    case ErrorCode::Cancelled:
    case ErrorCode::Internal:
        break;
    }
    return {};
}

} // namespace

QString errorText(const Error& error)
{
    const QString message = toQt(error.message);
    if (const auto known = knownCoreText(message)) {
        return *known;
    }
    //: The code of the language that this translation is in, such as “de”.
    const bool english = Texts::tr("en") == QLatin1String("en");
    const QString lead = english ? QString() : leadOf(error.code);
    return lead.isEmpty() ? message : lead + QLatin1Char(' ') + message;
}

} // namespace reminisce::app
