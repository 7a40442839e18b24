import { drawPictures } from '../buildings/pictures';
import type { SeedStatement } from './statement';

/** The lists that visitors walk through: everything, and every choice of city, deal and type; those without a city come first. */
function listsOf({ cityId, dealTypeId, realEstateTypeId }: SeedStatement): string[] {
  const deals = ['', `d${dealTypeId}`];
  const types = ['', `t${realEstateTypeId}`];
  const cities = ['', `c${cityId}`];
  return cities.flatMap((city) => deals.flatMap((deal) => types.map((type) => city + deal + type)));
}

const countryLists = 4;
const turnsMax = 40;
const firstPictureOf = ({ images }: Pick<SeedStatement, 'images'>): string | undefined => images?.[0]?.large;

const newestFirst = (a: SeedStatement, b: SeedStatement): number =>
  (b.date?.getTime() ?? 0) - (a.date?.getTime() ?? 0) || b.id - a.id;

/** The pictures of the first turn that opens with none of these; undefined where every turn does. */
function drawApart(statement: SeedStatement, taken: ReadonlySet<string | undefined>): SeedStatement['images'] {
  if (!taken.has(firstPictureOf(statement))) return statement.images;
  for (let turn = 1; turn < turnsMax; turn++) {
    const images = drawPictures(statement, turn);
    if (!taken.has(images[0]?.large)) return images;
  }
  return undefined;
}

/**
 * Gives other pictures to statements that would open like their neighbour in one of the lists, newest first. Where the choice is
 * too small for the lists of a city, those of the whole country keep the rule.
 * @returns the same statements in the same order
 */
export function partNeighbours(statements: readonly SeedStatement[]): SeedStatement[] {
  const lastOf = new Map<string, string>();
  const imagesOf = new Map<number, SeedStatement['images']>();
  const listed = statements.filter((statement) => statement.state === 'active' && firstPictureOf(statement) !== undefined);
  for (const statement of listed.toSorted(newestFirst)) {
    const lists = listsOf(statement);
    const takenIn = (some: readonly string[]) => new Set(some.map((list) => lastOf.get(list)));
    const images =
      drawApart(statement, takenIn(lists)) ?? drawApart(statement, takenIn(lists.slice(0, countryLists))) ?? statement.images;
    imagesOf.set(statement.id, images);
    const first = firstPictureOf({ images });
    if (first) for (const list of lists) lastOf.set(list, first);
  }
  return statements.map((statement) => ({ ...statement, images: imagesOf.get(statement.id) ?? statement.images }));
}
