import { randomUUID } from 'node:crypto';
import type { TextPlaces } from '@/lib/contracts/locations';
import { auctionPageSize, pagingOfFilters } from '@/lib/contracts/statements/filter-query';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import type { MapPoint, StatementCount } from '@/lib/contracts/statements/statements';
import type { MapBounds } from '@/lib/domain/place/map-bounds';
import { resolveTextPlaces } from '@/lib/domain/place/text-places';
import { isCentrePoint } from '../../data/place-centres';
import type { Clock } from '../../ports/clock';
import type { SearchEngine } from '../../ports/search-engine';
import type { CardForm, CardsService, Visitor } from './statement-cards.service';

type StatementListParts = {
  search: SearchEngine;
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

const encoder = new TextEncoder();
const comma = encoder.encode(',');

/** Texts and JSON values as one array of bytes; values that follow each other are separated. */
function joinBytes(parts: (string | Uint8Array)[]): Uint8Array<ArrayBuffer> {
  const isValue = (index: number): boolean => typeof parts[index] === 'object';
  const pieces = parts.flatMap((part, index) => {
    if (typeof part === 'string') return encoder.encode(part);
    return isValue(index - 1) ? [comma, part] : part;
  });
  const bytes = new Uint8Array(pieces.reduce((length, piece) => length + piece.byteLength, 0));
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.byteLength;
  }
  return bytes;
}

/** Lists, counts and maps of statements: everything that starts from filters. */
export function createStatementListService({ search, cards, readText, clock }: StatementListParts) {
  const readPlaces = (filters: StatementFilters): Promise<StatementFilters> => resolveTextPlaces(filters, readText);

  return {
    /**
     * One page, the auctions of the same filters where they are asked for, and a report id that later openings may name: JSON as bytes.
     * @param form how a card becomes JSON, as `findTexts` of the cards has it
     * @returns the JSON, and its parts without the report id, by which it is the same as another
     */
    list: async (
      requested: StatementFilters,
      visitor: Visitor,
      { withAuctions, ...form }: CardForm & { withAuctions: boolean },
    ): Promise<{ body: Uint8Array<ArrayBuffer>; parts: (string | Uint8Array)[] }> => {
      const filters = await readPlaces(requested);
      const { ids, auctionIds, isReduced } = await search.page(
        filters,
        clock(),
        withAuctions ? { auctionsMax: auctionPageSize } : {},
      );
      const auctions = auctionIds ?? [];
      const texts = await cards.findTexts([...new Set([...ids, ...auctions])], visitor, form);
      const pick = (chosen: number[]): Uint8Array[] => chosen.flatMap((id) => texts.get(id) ?? []);
      const seo = JSON.stringify({ filters: Object.fromEntries(seoNames.map((name) => [name, filters[name] ?? []])) });
      const parts = ['{"result":true,"data":{"data":[', ...pick(ids), '],"auctions":[', ...pick(auctions)];
      const state = `${isReduced ? '"is_reduced":true,' : ''}"map_settings":[],"seo":${seo}}}`;
      const rest = `],"search_report_uuid":"${randomUUID()}",${state}`;
      return { body: joinBytes([...parts, rest]), parts: [...parts, state] };
    },

    /** The exact number of matches and of pages; an empty list still has its first page. */
    count: async (requested: StatementFilters): Promise<StatementCount> => {
      const filters = await readPlaces(requested);
      const { page, perPage } = pagingOfFilters(filters);
      const [total = 0] = await search.count([filters], clock());
      return { page, per_page: perPage, total, last_page: Math.max(1, Math.ceil(total / perPage)) };
    },

    /** The matches inside the bounds as at most 400 points, gathered by the cells of the zoom. */
    map: async (requested: StatementFilters, zoom: number): Promise<{ points: MapPoint[]; total: number }> => {
      const filters = await readPlaces(requested);
      const bounds = filters.bounds ?? countryBounds;
      const found = await search.clusters({ ...filters, bounds }, zoom, clock());
      const points = found.map((point) =>
        point.id !== null && isCentrePoint(point) ? { ...point, is_location_approximate: true } : point,
      );
      return { points, total: points.reduce((sum, point) => sum + point.count, 0) };
    },
  };
}
