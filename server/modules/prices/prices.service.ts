import type { City } from '@/lib/contracts/locations';
import type { PlacePrices, PricedPlace, PricePosition, StatementPrices } from '@/lib/contracts/statements/prices';
import { priceTypeIds } from '@/lib/domain/money/price';
import { dealTypes, realEstateTypes } from '@/lib/domain/statement/market-ids';
import { dayMs } from '@/lib/domain/time/duration';
import { notFound } from '../../http/errors';
import type { Clock } from '../../ports/clock';
import type { ExplanationService } from '../estimate/explanation.service';
import type { LocationsService } from '../locations/locations.service';
import type { Visitor } from '../statements/statement-cards.service';
import type { StatementDetailService } from '../statements/statement-detail.service';
import type { StatementBrief } from '../statements/statements.row.query';
import { changeOf, cheaperShare, monthKey, toBars, toDealPrices, toFigure, yieldOf } from './prices.mapper';
import type { FigureRow, PricesRepository } from './prices.repository';

export type PricesParts = {
  prices: PricesRepository;
  locations: Pick<LocationsService, 'findCities'>;
  statements: Pick<StatementDetailService, 'findVisibleBrief'>;
  explanations: ExplanationService;
  clock: Clock;
};
export type PricesService = ReturnType<typeof createPricesService>;

const idsOf = (places: { id: number }[]): number[] => places.map(({ id }) => id);

/** The places that are listed with a place: its parts, or the others of its district; null for a place that is not there. */
function listedPlaces(cities: City[], { level, id }: PricedPlace): (Pick<PricedPlace, 'level'> & { ids: number[] }) | null {
  if (level === 'country') return { level: 'cities', ids: idsOf(cities) };
  if (level === 'cities') {
    const city = cities.find((one) => one.id === id);
    return city ? { level: 'districts', ids: idsOf(city.districts) } : null;
  }
  const districts = cities.flatMap((city) => city.districts);
  const district = districts.find((one) => (level === 'districts' ? one.id === id : one.urbans.some((urban) => urban.id === id)));
  return district ? { level: 'urbans', ids: idsOf(district.urbans) } : null;
}

/** One of the ids, or the country. */
export function placeOfQuery({
  cities,
  districts,
  urbans,
}: {
  cities?: number;
  districts?: number;
  urbans?: number;
}): PricedPlace {
  if (urbans !== undefined) return { level: 'urbans', id: urbans };
  if (districts !== undefined) return { level: 'districts', id: districts };
  return cities === undefined ? { level: 'country', id: 0 } : { level: 'cities', id: cities };
}

const levelsNarrowFirst = ['urbans', 'districts', 'cities', 'country'] as const;

/** The places that a statement is in, the narrowest first. */
const placesAround = (statement: StatementBrief): PricedPlace[] => [
  ...(statement.urbanId ? [{ level: 'urbans' as const, id: statement.urbanId }] : []),
  ...(statement.districtId ? [{ level: 'districts' as const, id: statement.districtId }] : []),
  { level: 'cities', id: statement.cityId },
  { level: 'country', id: 0 },
];

/** Prices of apartments by place, and how the price of one statement compares with them. */
export function createPricesService({ prices, locations, statements, explanations, clock }: PricesParts) {
  /** Sale prices of the places listed with a place, the most expensive first. */
  const findBeside = async (place: PricedPlace): Promise<PlacePrices['places']> => {
    const beside = listedPlaces(await locations.findCities('ka'), place);
    if (!beside) throw notFound();
    if (beside.ids.length === 0) return [];
    const rows = await prices.findSales(beside.level, beside.ids, monthKey(clock(), 12));
    const before = new Map(rows.filter(({ slice }) => slice === 'month').map((row) => [row.placeId, row.medianUsdMinor]));
    return rows
      .filter(({ slice }) => slice === 'now')
      .sort((one, other) => other.medianUsdMinor - one.medianUsdMinor || one.placeId - other.placeId)
      .map((row) => ({
        level: row.level,
        id: row.placeId,
        figure: toFigure(row),
        change_pct: changeOf(before.get(row.placeId), row.medianUsdMinor),
      }));
  };

  /** How a statement's price compares; null for all but exact prices of apartments for sale or rent. */
  const findPosition = async (statement: StatementBrief): Promise<PricePosition | null> => {
    const { dealTypeId, realEstateTypeId, priceTypeId, isAuction, squarePriceGelMinor, squarePriceUsdMinor } = statement;
    const isCompared = realEstateTypeId === realEstateTypes.apartment && priceTypeId === priceTypeIds.exact && !isAuction;
    const isDealt = dealTypeId === dealTypes.sale || dealTypeId === dealTypes.rent;
    if (!isCompared || !isDealt || !squarePriceGelMinor || !squarePriceUsdMinor) return null;
    const found = await prices.findListed(placesAround(statement), dealTypeId);
    const byLevel = new Map(found.map((figure): [FigureRow['level'], FigureRow] => [figure.level, figure]));
    const narrowest = levelsNarrowFirst.flatMap((level) => byLevel.get(level) ?? [])[0];
    if (!narrowest?.barsGel || !narrowest.barsUsd) return null;
    const bars = { '1': toBars(narrowest.barsGel), '2': toBars(narrowest.barsUsd) };
    const own = { '1': squarePriceGelMinor / 100, '2': squarePriceUsdMinor / 100 };
    return {
      place: { level: narrowest.level, id: narrowest.placeId },
      count: narrowest.count,
      figure: toFigure(narrowest),
      bars,
      own,
      cheaper_pct: cheaperShare(bars['2'], own['2']),
    };
  };

  return {
    /** Everything about a place. @throws ApiError 404 for a place that is not there */
    ofPlace: async (place: PricedPlace): Promise<PlacePrices> => {
      const [places, rows, times] = await Promise.all([findBeside(place), prices.findFigures(place), prices.findTimes(place)]);
      const now = clock();
      const dealOf = (dealTypeId: number) => toDealPrices(dealTypeId, rows, times, now);
      const [sale, rent] = [dealOf(dealTypes.sale), dealOf(dealTypes.rent)];
      const yearAgo = sale.months.length - 13;
      return {
        place,
        updated_at: rows[0]?.computedAt.toISOString() ?? null,
        sale,
        rent,
        yield_pct: yieldOf(sale.now.figure, rent.now.figure),
        yield_before_pct: yieldOf(sale.months[yearAgo]?.figure, rent.months[yearAgo]?.figure),
        places,
      };
    },

    /** The places whose sale prices are known, the fullest first. */
    places: async () =>
      (await prices.findPlaces()).map(({ computedAt, ...place }) => ({ ...place, updated_at: computedAt.toISOString() })),

    /** The figures around one statement. @throws ApiError 404 for one that its visitor may not see */
    ofStatement: async (reference: string, visitor: Visitor): Promise<StatementPrices> => {
      const statement = await statements.findVisibleBrief(reference, visitor);
      const { id, createdAt } = statement;
      const [position, explanation] = await Promise.all([findPosition(statement), explanations.explain(id)]);
      const days = Math.floor((clock().getTime() - createdAt.getTime()) / dayMs);
      return { days_on_market: Math.max(0, days), position, explanation };
    },
  };
}
