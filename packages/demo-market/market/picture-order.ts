import { drawPictures, firstPictureOf } from '../buildings/pictures';
import type { SeedStatement } from './statement';

/** The lists that visitors walk through: everything, and every choice of city, deal and type; those without a city come first. */
function listsOf({ cityId, dealTypeId, realEstateTypeId }: SeedStatement): string[] {
  const deals = ['', `d${dealTypeId}`];
  const types = ['', `t${realEstateTypeId}`];
  const cities = ['', `c${cityId}`];
  return cities.flatMap((city) => deals.flatMap((deal) => types.map((type) => city + deal + type)));
}

const countryLists = 4;
const columnsMax = 4;
/** The paid strip is shuffled, so that any two of a tier may be neighbours. */
const tierMax = 40;
const turnsMax = 40;

const newestFirst = (a: SeedStatement, b: SeedStatement): number =>
  (b.date?.getTime() ?? 0) - (a.date?.getTime() ?? 0) || b.id - a.id;

/** The first turn that opens with none of these; undefined where every turn does. */
function findTurn(statement: SeedStatement, taken: ReadonlySet<string>): number | undefined {
  for (let turn = 0; turn < turnsMax; turn++) if (!taken.has(firstPictureOf(statement, turn) ?? '')) return turn;
  return undefined;
}

/**
 * Gives other pictures to statements that would open like a neighbour in one of the lists, newest first: next to it, above it in a grid of up
 * to four columns, or anywhere in the strip of its tier. Where the choice is too small for that, only direct neighbours differ, and
 * where it is too small for every list of a city, those of the country.
 * @returns the same statements in the same order
 */
export function partNeighbours(statements: readonly SeedStatement[]): SeedStatement[] {
  const recentOf = new Map<string, readonly string[]>();
  const imagesOf = new Map<number, SeedStatement['images']>();
  const listed = statements.filter((statement) => statement.state === 'active' && (statement.images ?? []).length > 0);
  for (const statement of listed.toSorted(newestFirst)) {
    const lists = listsOf(statement);
    const taken = (some: readonly string[], reach: number) =>
      new Set(some.flatMap((list) => recentOf.get(list)?.slice(-reach) ?? []));
    const tiers = statement.vipId ? [`v${statement.vipId}`] : [];
    const turn =
      findTurn(statement, new Set([...taken(lists, columnsMax), ...taken(tiers, tierMax)])) ??
      findTurn(statement, taken(lists, columnsMax)) ??
      findTurn(statement, taken(lists, 1)) ??
      findTurn(statement, taken(lists.slice(0, countryLists), 1)) ??
      0;
    if (turn > 0) imagesOf.set(statement.id, drawPictures(statement, turn));
    const first = firstPictureOf(statement, turn);
    if (first)
      for (const list of [...lists, ...tiers]) recentOf.set(list, [...(recentOf.get(list) ?? []).slice(1 - tierMax), first]);
  }
  return statements.map((statement) => ({ ...statement, images: imagesOf.get(statement.id) ?? statement.images }));
}
