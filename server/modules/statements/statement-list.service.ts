import { randomUUID } from 'node:crypto';
import type { TextPlaces } from '@/lib/contracts/locations';
import { auctionPageSize } from '@/lib/contracts/statements/filter-query';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import type { MapPoint, StatementCard, StatementCount } from '@/lib/contracts/statements/statements';
import type { MapBounds } from '@/lib/domain/place/map-bounds';
import { resolveTextPlaces } from '@/lib/domain/place/text-places';
import type { Clock } from '../../ports/clock';
import { gridFor } from '../search/map/search.grid';
import type { SearchRepository } from '../search/search.repository';
import type { CardsService, Visitor } from './statement-cards.service';
import { pagingOfFilters } from './statements.paging';

type StatementListParts = {
  search: SearchRepository;
  cards: CardsService;
  /** The places that a text names. */
  readText: (text: string) => Promise<TextPlaces>;
  clock: Clock;
};

export type StatementListService = ReturnType<typeof createStatementListService>;

/** Georgia, for maps that name no bounds. */
const countryBounds: MapBounds = [41, 39.9, 43.7, 46.8];
const seoNames = [
  'cities',
  'districts',
  'urbans',
  'deal_types',
  'streets',
  'grouped_streets',
  'real_estate_types',
  'statuses',
  'room_types',
] as const;

/** Lists, counts and maps of statements: everything that starts from filters. */
export function createStatementListService({ search, cards, readText, clock }: StatementListParts) {
  const readPlaces = (filters: StatementFilters): Promise<StatementFilters> => resolveTextPlaces(filters, readText);

  return {
    /** One page, the auctions of the same filters, and a report id that later openings may name. */
    list: async (asked: StatementFilters, visitor: Visitor) => {
      const filters = await readPlaces(asked);
      const now = clock();
      const auctionFilters: StatementFilters = {
        ...filters,
        is_auction: true,
        order_by: 'date',
        sequence: 'desc',
        page: 1,
        per_page: auctionPageSize,
      };
      const [ids, auctionIds] = await Promise.all([search.pageIds(filters, now), search.pageIds(auctionFilters, now)]);
      const byId = new Map(
        (await cards.findByIds([...new Set([...ids, ...auctionIds])], visitor)).map((card) => [card.id, card]),
      );
      const pick = (chosen: number[]): StatementCard[] => chosen.flatMap((id) => byId.get(id) ?? []);
      return {
        data: pick(ids),
        auctions: pick(auctionIds),
        search_report_uuid: randomUUID(),
        map_settings: [],
        seo: { filters: Object.fromEntries(seoNames.map((name) => [name, filters[name] ?? []])) },
      };
    },

    /** The exact number of matches and of pages; an empty list still has its first page. */
    count: async (asked: StatementFilters): Promise<StatementCount> => {
      const filters = await readPlaces(asked);
      const { page, perPage } = pagingOfFilters(filters);
      const total = await search.count(filters, clock());
      return { page, per_page: perPage, total, last_page: Math.max(1, Math.ceil(total / perPage)) };
    },

    /** The matches inside the bounds as at most 400 points, gathered by the cells of the zoom. */
    map: async (asked: StatementFilters, zoom: number): Promise<{ points: MapPoint[]; total: number }> => {
      const filters = await readPlaces(asked);
      const bounds = filters.bounds ?? countryBounds;
      const points = await search.mapPoints({ ...filters, bounds }, gridFor(bounds, zoom), clock());
      return { points, total: points.reduce((sum, point) => sum + point.count, 0) };
    },
  };
}
