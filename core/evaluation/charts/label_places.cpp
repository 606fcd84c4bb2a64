// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluation/charts/label_places.h"

#include <algorithm>
#include <cmath>

namespace reminisce::evaluation {

namespace {

constexpr double kGap = 5;       ///< between a circle and its name
constexpr double kClearance = 3; ///< of names from other circles
constexpr double kRow = 15;      ///< from one name to the next below
constexpr int kMostRows = 16;

LabelPlace placeOf(std::string_view anchor, double x, double baseline, double width, double size)
{
    return {anchor, x, baseline, textBox(anchor, x, baseline, width, size), std::nullopt};
}

/// From the edge of the circle to the nearest place of the box.
LabelPlace::Line leaderTo(const PlotBox& box, const PlotCircle& circle)
{
    const double x = std::clamp(circle.x, box.left, box.right);
    const double y = std::clamp(circle.y, box.top, box.bottom);
    const double length = std::max(1.0, std::hypot(x - circle.x, y - circle.y));
    return {{circle.x + circle.radius * (x - circle.x) / length, circle.y + circle.radius * (y - circle.y) / length},
            {x, y}};
}

} // namespace

bool PlotBox::overlaps(const PlotBox& other) const
{
    return left < other.right && other.left < right && top < other.bottom && other.top < bottom;
}

bool PlotBox::overlaps(const PlotCircle& circle) const
{
    const double x = std::clamp(circle.x, left, right);
    const double y = std::clamp(circle.y, top, bottom);
    return std::hypot(x - circle.x, y - circle.y) < circle.radius + kClearance;
}

bool PlotBox::holds(const PlotBox& other) const
{
    return other.left >= left && other.right <= right && other.top >= top && other.bottom <= bottom;
}

PlotBox textBox(std::string_view anchor, double x, double baseline, double width, double size)
{
    const double left = anchor == "start" ? x : anchor == "end" ? x - width : x - width / 2;
    return {left, baseline - 0.9 * size, left + width, baseline + 0.25 * size};
}

LabelPlaces::LabelPlaces(const PlotBox& within, std::vector<PlotCircle> circles)
    : m_within(within), m_circles(std::move(circles))
{}

std::vector<LabelPlace> LabelPlaces::placesAt(const PlotCircle& circle, double width, double size, double away) const
{
    const double right = circle.x + circle.radius + kGap;
    const double left = circle.x - circle.radius - kGap;
    const double beside = circle.y + size / 3;
    const double half = width / 2 + 0.5; // not on the very border, where rounding would put it outside
    const double least = m_within.left + half;
    const double middle = std::clamp(circle.x, least, std::max(least, m_within.right - half));
    std::vector<LabelPlace> places;
    for (const double down : away > 0 ? std::vector<double>{away, -away} : std::vector<double>{0.0}) {
        places.push_back(placeOf("start", right, beside + down, width, size));
        places.push_back(placeOf("end", left, beside + down, width, size));
    }
    places.push_back(placeOf("middle", middle, circle.y - circle.radius - kGap - 0.25 * size - away, width, size));
    places.push_back(placeOf("middle", middle, circle.y + circle.radius + kGap + 0.9 * size + away, width, size));
    return places;
}

bool LabelPlaces::isFree(const PlotBox& box) const
{
    return m_within.holds(box) &&
           std::none_of(m_circles.begin(), m_circles.end(), [&](const auto& other) { return box.overlaps(other); }) &&
           std::none_of(m_taken.begin(), m_taken.end(), [&](const auto& other) { return box.overlaps(other); });
}

LabelPlace LabelPlaces::next(const PlotCircle& circle, double width, double size)
{
    for (int row = 0; row < kMostRows; ++row) {
        for (LabelPlace& place : placesAt(circle, width, size, row * kRow)) {
            if (isFree(place.box)) {
                if (row > 0) {
                    place.leader = leaderTo(place.box, circle);
                }
                m_taken.push_back(place.box);
                return place;
            }
        }
    }
    return placesAt(circle, width, size, 0).front(); // more names than fit
}

} // namespace reminisce::evaluation
