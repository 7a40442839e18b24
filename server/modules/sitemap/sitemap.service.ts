import { idMax } from '@/lib/contracts/bounds';
import { type SitemapList, type SitemapStatement, sitemapPageIds } from '@/lib/contracts/site/sitemap';
import { cacheForMinute } from '../../cache/cache';
import type { Clock } from '../../ports/clock';
import { titlesAndSlugsOf } from '../statements/statements.describe';
import type { SitemapRepository } from './sitemap.repository';

export type SitemapParts = { repository: SitemapRepository; clock: Clock };
export type SitemapService = ReturnType<typeof createSitemapService>;

type Counted = Awaited<ReturnType<SitemapRepository['countByKindAndPlace']>>[number];

/** The largest value of the id's column. */

const placesOf = ({ cityId, districtId, urbanId, metroStationId }: Counted): SitemapList['place'][] => [
  null,
  { level: 'cities', id: cityId },
  ...(districtId > 0 ? [{ level: 'districts' as const, id: districtId }] : []),
  ...(urbanId > 0 ? [{ level: 'urbans' as const, id: urbanId }] : []),
  ...(metroStationId > 0 ? [{ level: 'metro_station_ids' as const, id: metroStationId }] : []),
];

/** Adds the rows of narrow places up to every list that shows them. */
function rollUp(rows: Counted[]): SitemapList[] {
  const lists = new Map<string, SitemapList>();
  for (const row of rows) {
    const last_updated = row.lastUpdated.toISOString();
    for (const place of placesOf(row)) {
      const key = [row.dealTypeId, row.realEstateTypeId, place?.level, place?.id].join();
      const known = lists.get(key);
      if (known) {
        known.count += row.count;
        if (last_updated > known.last_updated) known.last_updated = last_updated;
        continue;
      }
      const { dealTypeId: deal_type_id, realEstateTypeId: real_estate_type_id, count } = row;
      lists.set(key, { deal_type_id, real_estate_type_id, place, count, last_updated });
    }
  }
  return [...lists.values()].sort((one, other) => other.count - one.count);
}

/** The content of the sitemaps: listed statements by pages of ids, and the lists with at least one statement. */
export function createSitemapService({ repository, clock }: SitemapParts) {
  return {
    /** The pages that name a statement, in their order; a minute old at most. */
    pages: cacheForMinute(clock, async () => {
      const found = await repository.findPages(sitemapPageIds);
      return found.map(({ page, count, lastUpdated }) => ({ page, count, last_updated: lastUpdated.toISOString() }));
    }),

    /** The listed statements of one page; none where no id of it is listed. */
    statements: async (page: number): Promise<SitemapStatement[]> => {
      const firstId = page * sitemapPageIds;
      const found = await repository.findAddressed(firstId, Math.min(firstId + sitemapPageIds - 1, idMax));
      return found.map(({ lastUpdated, ...row }) => {
        const { slugs, segments } = titlesAndSlugsOf(row);
        return { id: row.statement.id, href_lang: slugs, middle_slugs: segments, last_updated: lastUpdated.toISOString() };
      });
    },

    /** Every deal × type × place with a listed statement, the fullest first; a minute old at most. */
    lists: cacheForMinute(clock, async () => rollUp(await repository.countByKindAndPlace())),
  };
}
