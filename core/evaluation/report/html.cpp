// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/report/html.h"

#include <fmt/format.h>

#include "core/evaluation/charts/svg.h"

namespace reminisce::evaluation {

namespace {

constexpr std::string_view kStyle = R"css(
*{box-sizing:border-box}
body{margin:0 auto;max-width:1240px;padding:24px;background:var(--surface);color:var(--text);
font:14px/1.5 Inter,"Noto Sans","Segoe UI",system-ui,sans-serif}
h1{font-size:22px;margin:0 0 4px}h2{font-size:17px;margin:32px 0 8px;border-bottom:1px solid var(--line);padding-bottom:4px}
h3{font-size:14px;margin:0 0 8px}p{margin:4px 0 12px;color:var(--text-2)}
figure{margin:0 0 16px;padding:12px;border:1px solid var(--line);border-radius:8px;break-inside:avoid}
figure svg{min-width:350px;max-width:100%;height:auto;display:block;margin:0 auto}
.charts{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,376px),1fr));gap:16px;align-items:start}
.wide{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
caption{text-align:left;color:var(--text-3);padding:4px 0}
th,td{text-align:right;padding:5px 8px;border-bottom:1px solid var(--grid);vertical-align:top}
th:first-child,td:first-child{text-align:left}thead th{color:var(--text-2);font-weight:500;vertical-align:bottom}
td{white-space:nowrap}tbody th{font-weight:500;white-space:nowrap}caption{white-space:normal}
.texts td,.texts tbody th,.texts th{text-align:left;white-space:normal;overflow-wrap:anywhere}
.texts th{min-width:8em}
details{margin:6px 0}summary{cursor:pointer;color:var(--accent)}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
pre{white-space:pre-wrap;overflow-wrap:anywhere;margin:4px 0;color:var(--text-2);font-size:12px}
@media print{body{max-width:none}details{display:none}}
)css";

/// "ROUGE-1" stays in one line.
std::string unbroken(std::string text)
{
    constexpr std::string_view kHyphen = "\u2011";
    for (std::size_t at = text.find('-'); at != std::string::npos; at = text.find('-', at + kHyphen.size())) {
        text.replace(at, 1, kHyphen);
    }
    return text;
}

} // namespace

std::string htmlHead(std::string_view title)
{
    return fmt::format("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
                       "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src "
                       "'unsafe-inline'\">\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
                       "<meta name=\"color-scheme\" content=\"light dark\">\n<title>{}</title>\n<style>\n"
                       ":root{{{}}}\n@media (prefers-color-scheme:dark){{:root{{{}}}}}{}</style>\n</head>\n<body>\n",
                       escaped(title), inkProperties(false), inkProperties(true), kStyle);
}

std::string htmlFoot()
{
    return "</body>\n</html>\n";
}

std::string htmlElement(std::string_view name, std::string_view text, std::string_view attributes)
{
    return fmt::format("<{0}{1}{2}>{3}</{0}>\n", name, attributes.empty() ? "" : " ", attributes, escaped(text));
}

std::string htmlTable(const ChartTable& table, std::string_view caption, const std::vector<std::vector<bool>>& bold)
{
    std::string out = fmt::format("<div class=\"wide\"><table>\n<caption>{}</caption>\n<thead><tr>", escaped(caption));
    for (const std::string& head : table.head) {
        out += head.empty() ? "<td></td>" : fmt::format("<th scope=\"col\">{}</th>", unbroken(escaped(head)));
    }
    out += "</tr></thead>\n<tbody>\n";
    for (std::size_t row = 0; row < table.rows.size(); ++row) {
        out += "<tr>";
        for (std::size_t column = 0; column < table.rows[row].size(); ++column) {
            const std::string cell = escaped(table.rows[row][column]);
            const bool isBold = row < bold.size() && column < bold[row].size() && bold[row][column];
            out += column == 0 ? fmt::format("<th scope=\"row\">{}</th>", cell)
                   : isBold    ? fmt::format("<td><strong>{}</strong></td>", cell)
                               : fmt::format("<td>{}</td>", cell);
        }
        out += "</tr>\n";
    }
    return out + "</tbody></table></div>\n";
}

std::string htmlFigure(std::string_view title, const std::string& svg, const ChartTable& table)
{
    return "<figure>\n" + htmlElement("h3", title) + "<div class=\"wide\">" + svg +
           "</div>\n<details><summary>Numbers" + "</summary>\n" + htmlTable(table, title) + "</details>\n</figure>\n";
}

} // namespace reminisce::evaluation
