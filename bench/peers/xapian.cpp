// SPDX-License-Identifier: GPL-3.0-or-later
#include "bench/peers/peers.h"

#ifdef HAVE_XAPIAN

#include <memory>

#include <xapian.h>

namespace reminisce::bench {

KeywordSearch xapianSearch(const TextVisitor& texts, const std::filesystem::path& directory)
{
    const std::string building = directory.string() + "-building";
    {
        Xapian::WritableDatabase database(building, Xapian::DB_CREATE_OR_OVERWRITE);
        Xapian::TermGenerator generator;
        texts([&](std::string_view text) {
            Xapian::Document document;
            generator.set_document(document);
            generator.index_text_without_positions(std::string(text));
            database.add_document(document);
        });
        database.commit();
        database.compact(directory.string()); // its best state
    }
    std::filesystem::remove_all(building);
    auto database = std::make_shared<Xapian::Database>(directory.string());
    return [database](std::span<const std::string> words, std::size_t k) {
        Xapian::Enquire enquire(*database);
        enquire.set_query(Xapian::Query(Xapian::Query::OP_OR, words.begin(), words.end()));
        std::vector<std::uint32_t> found;
        const Xapian::MSet best = enquire.get_mset(0, static_cast<Xapian::doccount>(k));
        for (auto hit = best.begin(); hit != best.end(); ++hit) {
            found.push_back(*hit - 1); // documents count from 1
        }
        return found;
    };
}

} // namespace reminisce::bench

#else

namespace reminisce::bench {
KeywordSearch xapianSearch(const TextVisitor&, const std::filesystem::path&)
{
    return {};
}
} // namespace reminisce::bench

#endif
