import type { TextPlaces } from '@/lib/contracts/locations';
import { serialiseStatementFilters } from '@/lib/contracts/statements/filter-query';
import type { NearMatch, Relaxation, Relaxations } from '@/lib/contracts/statements/relaxations';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import { toMajorUnits } from '@/lib/domain/money/amount';
import { resolveTextPlaces } from '@/lib/domain/place/text-places';
import type { Clock } from '../../ports/clock';
import type { SearchEngine, Tally } from '../../ports/search-engine';
import type { CardsService, Visitor } from '../statements/statement-cards.service';
import { type Condition, conditionsIn, conditionsOf, smallMasks, withoutConditions } from './relaxations.conditions';
import type { RelaxationsRepository } from './relaxations.repository';

const changesMax = 4;
const nearestMax = 6;
/** A bound is not stretched further than this: another price class is not a near match. */
const stretchMax = 2;

/** What stays while anything else may be dropped: the deal and the type first, then the deal, then nothing. */
const fixedKeys = [['deal_types', 'real_estate_types'], ['deal_types'], []] as const;

export type RelaxationsParts = {
  relaxations: RelaxationsRepository;
  search: Pick<SearchEngine, 'summarise' | 'tally' | 'nearest'>;
  readText: (text: string) => Promise<TextPlaces>;
  cards: CardsService;
  clock: Clock;
};
export type RelaxationsService = ReturnType<typeof createRelaxationsService>;

/** Two significant digits: 256,500 becomes 260,000 as an upper bound, 250,000 as a lower one. */
function roundBound(minor: number, direction: 'up' | 'down'): number {
  const value = toMajorUnits(minor);
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(value, 1))) - 1);
  return (direction === 'up' ? Math.ceil(value / step) : Math.floor(value / step)) * step;
}

/** The bounds that just reach the nearest price outside; null where that is in another price class. */
export function widenPrice(
  { price_from: from, price_to: to }: StatementFilters,
  { above, below }: Pick<Tally, 'above' | 'below'>,
): { price_from: number } | { price_to: number } | null {
  const upTo = to && above !== null ? roundBound(above, 'up') : null;
  const downTo = from && below !== null ? roundBound(below, 'down') : null;
  const upBy = upTo !== null && to ? upTo / to : Number.POSITIVE_INFINITY;
  const downBy = downTo && from ? from / downTo : Number.POSITIVE_INFINITY;
  if (Math.min(upBy, downBy) > stretchMax) return null;
  return upBy <= downBy ? { price_to: upTo ?? 0 } : { price_from: downTo ?? 0 };
}

type Wider = NonNullable<Relaxation['widened']>;

/** For a search without results: the changes that give it some, and the statements that come nearest to it. */
export function createRelaxationsService({ relaxations, search, readText, cards, clock }: RelaxationsParts) {
  const toChange = (
    keys: string[],
    filters: StatementFilters,
    found: { count: number; priceMin: number | null },
    widened: Wider | null = null,
  ): Relaxation => ({
    conditions: keys,
    widened,
    query: serialiseStatementFilters(filters).toString(),
    count: found.count,
    price_min: found.priceMin === null ? null : toMajorUnits(found.priceMin),
  });

  /** The wider bounds or places to try in place of the condition, narrowest first. */
  const widerOf = async ({ key, part }: Condition, tally: Tally): Promise<Wider[]> => {
    if (key === 'price') {
      const wider = widenPrice(part, tally);
      return wider ? [wider] : [];
    }
    if (key !== 'place') return [];
    const { districts, cities } = await relaxations.findWiderPlaces(part);
    const isDistrict = !part.urbans?.length && !part.streets?.length && !part.grouped_streets?.length;
    return [...(isDistrict || districts.length === 0 ? [] : [{ districts }]), ...(cities.length === 0 ? [] : [{ cities }])];
  };

  /** One condition widened as little as gives something, else dropped. */
  const relaxOne = async (filters: StatementFilters, condition: Condition, tally: Tally, now: Date): Promise<Relaxation> => {
    const without = withoutConditions(filters, [condition]);
    for (const wider of await widerOf(condition, tally)) {
      const currency = condition.key === 'price' ? { currency_id: filters.currency_id } : {};
      const kept = condition.key === 'price' ? { price_from: filters.price_from, price_to: filters.price_to } : {};
      const changed = { ...without, ...kept, ...currency, ...wider };
      const found = await search.summarise(changed, now);
      if (found.count > 0) return toChange([condition.key], changed, found, wider);
    }
    return toChange([condition.key], without, tally);
  };

  /** The changes of one condition each; where none gives anything, of two. */
  const findChanges = async (filters: StatementFilters, conditions: Condition[], now: Date): Promise<Relaxation[]> => {
    const { one, two } = smallMasks(conditions.length);
    const tallies = await search.tally(withoutConditions(filters, conditions), conditions, [...one, ...two], now);
    const single = tallies.filter(({ mask }) => one.includes(mask));
    const changes =
      single.length > 0
        ? await Promise.all(
            single.flatMap((tally) =>
              conditionsIn(tally.mask, conditions).map((condition) => relaxOne(filters, condition, tally, now)),
            ),
          )
        : tallies.map((tally) => {
            const dropped = conditionsIn(tally.mask, conditions);
            return toChange(
              dropped.map(({ key }) => key),
              withoutConditions(filters, dropped),
              tally,
            );
          });
    // The fewer a change lets in, the nearer it stays to what was requested.
    return changes.sort((first, second) => first.count - second.count);
  };

  return {
    /** At most four changes, smallest first; none for a search that finds something. */
    findRelaxations: async (requested: StatementFilters): Promise<Relaxations> => {
      const filters = await resolveTextPlaces(requested, readText);
      const now = clock();
      const { count } = await search.summarise(filters, now);
      const all = conditionsOf(filters, fixedKeys[0]);
      if (count > 0) return { condition_count: all.length, changes: [], unhelpful: [] };
      for (const fixed of fixedKeys) {
        const conditions = conditionsOf(filters, fixed);
        const changes = await findChanges(filters, conditions, now);
        if (changes.length === 0) continue;
        const helpful = new Set(changes.flatMap((change) => change.conditions));
        const isSingle = changes.every((change) => change.conditions.length === 1);
        return {
          condition_count: conditions.length,
          changes: changes.slice(0, changesMax),
          unhelpful: isSingle ? conditions.filter(({ key }) => !helpful.has(key)).map(({ key }) => key) : [],
        };
      }
      return { condition_count: all.length, changes: [], unhelpful: [] };
    },

    /** The statements that meet the most conditions of a search, with those that each does not meet. */
    findNearest: async (requested: StatementFilters, visitor: Visitor): Promise<NearMatch[]> => {
      const filters = await resolveTextPlaces(requested, readText);
      const now = clock();
      for (const fixed of fixedKeys) {
        const conditions = conditionsOf(filters, fixed);
        const found = await search.nearest(withoutConditions(filters, conditions), conditions, nearestMax, now);
        if (found.length === 0) continue;
        const masks = new Map(found.map(({ id, mask }) => [id, mask]));
        const statements = await cards.findByIds(
          found.map(({ id }) => id),
          visitor,
        );
        return statements.map((statement) => ({
          statement,
          differs: conditionsIn(masks.get(statement.id) ?? 0, conditions).map(({ key }) => key),
        }));
      }
      return [];
    },
  };
}
