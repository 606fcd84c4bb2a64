// SPDX-License-Identifier: GPL-3.0-or-later
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <csignal>
#include <cstdlib>
#include <string>
#include <vector>

#include <sys/wait.h>
#include <unistd.h>

#include "core/backend/http.h"
#include "tests/support/temporary_directory.h"

namespace {

using namespace reminisce;
using namespace reminisce::backend;
using namespace reminisce::test;
using testing::HasSubstr;

bool runQuietly(const std::string& command)
{
    return std::system((command + " >/dev/null 2>&1").c_str()) == 0;
}

/// `openssl s_server` with a certificate that nobody has signed; it prints everything that is sent to it.
class OpensslServer
{
public:
    explicit OpensslServer(const TemporaryDirectory& directory)
    {
        std::array<int, 2> in{};
        std::array<int, 2> out{};
        if (::pipe(in.data()) != 0 || ::pipe(out.data()) != 0) {
            return;
        }
        const std::string key = (directory.path() / "key.pem").string();
        const std::string certificate = (directory.path() / "certificate.pem").string();
        m_process = ::fork();
        if (m_process == 0) {
            ::dup2(in[0], STDIN_FILENO);
            ::dup2(out[1], STDOUT_FILENO);
            ::dup2(out[1], STDERR_FILENO);
            for (const int end : {in[0], in[1], out[0], out[1]}) {
                ::close(end);
            }
            ::execlp("openssl", "openssl", "s_server", "-www", "-accept", "127.0.0.1:0", "-key", key.c_str(), "-cert",
                     certificate.c_str(), static_cast<char*>(nullptr));
            ::_exit(127);
        }
        ::close(in[0]);
        ::close(out[1]);
        m_input = in[1];
        m_output = out[0];
        const std::string marker = "ACCEPT 127.0.0.1:";
        while (readMore()) {
            const auto at = m_printed.find(marker);
            if (at != std::string::npos && m_printed.find('\n', at) != std::string::npos) {
                m_port = std::atoi(m_printed.c_str() + at + marker.size());
                return;
            }
        }
    }
    ~OpensslServer() { printed(); }
    OpensslServer(const OpensslServer&) = delete;
    OpensslServer& operator=(const OpensslServer&) = delete;

    [[nodiscard]] int port() const { return m_port; }

    /// Ends the server and gives what it has printed.
    std::string printed()
    {
        if (m_process > 0) {
            ::kill(m_process, SIGTERM);
            while (readMore()) {
            }
            ::waitpid(m_process, nullptr, 0);
            ::close(m_input);
            ::close(m_output);
            m_process = 0;
        }
        return m_printed;
    }

private:
    bool readMore()
    {
        std::array<char, 4096> buffer{};
        const ssize_t count = ::read(m_output, buffer.data(), buffer.size());
        if (count <= 0) {
            return false;
        }
        m_printed.append(buffer.data(), static_cast<std::size_t>(count));
        return true;
    }

    pid_t m_process = 0;
    int m_input = -1;
    int m_output = -1;
    int m_port = 0;
    std::string m_printed;
};

bool makeSelfSigned(const TemporaryDirectory& directory)
{
    return runQuietly("openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1 -subj "
                      "/CN=localhost -addext subjectAltName=DNS:localhost,IP:127.0.0.1 -keyout '" +
                      (directory.path() / "key.pem").string() + "' -out '" +
                      (directory.path() / "certificate.pem").string() + "'");
}

/// Was valid for one day in 2020.
bool makeExpired(const TemporaryDirectory& directory)
{
    directory.write("ca.cnf", "[ca]\ndefault_ca = d\n[d]\ndatabase = index.txt\nserial = serial\nnew_certs_dir = .\n"
                              "default_md = sha256\npolicy = p\nx509_extensions = e\n[p]\ncommonName = supplied\n"
                              "[e]\nsubjectAltName = DNS:localhost,IP:127.0.0.1\n");
    directory.write("index.txt", "");
    directory.write("serial", "01\n");
    return runQuietly("cd '" + directory.path().string() +
                      "' && openssl req -new -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -subj "
                      "/CN=localhost -keyout key.pem -out request.pem && openssl ca -batch -selfsign -config ca.cnf "
                      "-keyfile key.pem -in request.pem -startdate 20200101000000Z -enddate 20200102000000Z -notext "
                      "-out certificate.pem");
}

std::string certificateIn(const TemporaryDirectory& directory)
{
    return (directory.path() / "certificate.pem").string();
}

HttpRequest requestTo(const OpensslServer& server)
{
    HttpRequest request;
    request.url = "https://127.0.0.1:" + std::to_string(server.port()) + "/";
    return request;
}

void expectRefusedBeforeAnythingIsSent(const TemporaryDirectory& directory, const std::string& authorities)
{
    OpensslServer server(directory);
    ASSERT_GT(server.port(), 0);
    HttpRequest request = requestTo(server);
    request.method = "POST";
    request.url = "https://127.0.0.1:" + std::to_string(server.port()) + "/v1/chat/completions";
    request.headers = {{"Authorization", "Bearer sk-canary-4711"}};
    request.body = "canary of a passage";
    HttpClient client(authorities);
    const auto response = client.send(request, {});
    ASSERT_FALSE(response);
    EXPECT_EQ(response.error().code, ErrorCode::Network);
    EXPECT_EQ(response.error().message, "The secure connection to 127.0.0.1:" + std::to_string(server.port()) +
                                            " was refused, because its certificate could not be verified. Nothing was "
                                            "sent.");
    EXPECT_EQ(server.printed().find("canary"), std::string::npos);
}

TEST(Tls, ACertificateThatNobodySignedIsRefusedBeforeAnythingIsSent)
{
    ASSERT_TRUE(runQuietly("openssl version")) << "openssl is one of packaging/packages-test.txt";
    const TemporaryDirectory directory;
    ASSERT_TRUE(makeSelfSigned(directory));
    expectRefusedBeforeAnythingIsSent(directory, {});
    // The same certificate is good enough for whoever trusts it: nothing else was wrong with it.
    OpensslServer server(directory);
    HttpClient trusting(certificateIn(directory));
    const auto response = trusting.send(requestTo(server), {});
    ASSERT_TRUE(response) << response.error().message;
    EXPECT_EQ(response->status, 200);
}

TEST(Tls, AnExpiredCertificateIsRefusedBeforeAnythingIsSent)
{
    ASSERT_TRUE(runQuietly("openssl version")) << "openssl is one of packaging/packages-test.txt";
    const TemporaryDirectory directory;
    ASSERT_TRUE(makeExpired(directory));
    expectRefusedBeforeAnythingIsSent(directory,
                                      certificateIn(directory)); // trusted, so that only its age speaks against it
}

} // namespace
