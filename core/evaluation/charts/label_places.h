// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace reminisce::evaluation {

/// A circle of a plot, in pixels.
struct PlotCircle
{
    double x = 0;
    double y = 0;
    double radius = 0;
};

/// A part of a drawing, in pixels.
struct PlotBox
{
    double left = 0;
    double top = 0;
    double right = 0;
    double bottom = 0;

    [[nodiscard]] bool overlaps(const PlotBox& other) const;
    [[nodiscard]] bool overlaps(const PlotCircle& circle) const;
    [[nodiscard]] bool holds(const PlotBox& other) const;
};

/// What letters of a size take up at this place.
[[nodiscard]] PlotBox textBox(std::string_view anchor, double x, double baseline, double width, double size);

/// Where the name of a circle stands.
struct LabelPlace
{
    std::string_view anchor = "start"; ///< as SVG has it
    double x = 0;
    double baseline = 0;
    PlotBox box;
    using Line = std::pair<std::pair<double, double>, std::pair<double, double>>;
    std::optional<Line> leader; ///< from the circle to a name that could not stand beside it
};

/// Finds places for the names of circles: right, left, above or below, on no circle and on no other name. Where all is
/// full, farther away.
class LabelPlaces
{
public:
    LabelPlaces(const PlotBox& within, std::vector<PlotCircle> circles);

    /// No name is put there.
    void keepFree(const PlotBox& box) { m_taken.push_back(box); }
    [[nodiscard]] LabelPlace next(const PlotCircle& circle, double width, double size);

private:
    [[nodiscard]] std::vector<LabelPlace> placesAt(const PlotCircle& circle, double width, double size,
                                                   double away) const;
    [[nodiscard]] bool isFree(const PlotBox& box) const;

    PlotBox m_within;
    std::vector<PlotCircle> m_circles;
    std::vector<PlotBox> m_taken;
};

} // namespace reminisce::evaluation
