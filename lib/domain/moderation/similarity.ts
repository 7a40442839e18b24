import { foldText } from './blocked-words';

/** What the comparison of two statements reads. */
export type Comparable = {
  streetId: number | null;
  streetNumber: string | null;
  addressText: string | null;
  areaSqm: number;
  floor: number | null;
  totalFloors: number | null;
  roomTypeId: number | null;
  priceGelMinor: number | null;
  phone: string | null;
  images: readonly { large: string }[];
  comment: Readonly<Record<string, string>>;
};

export type Similarity = {
  /** 0 to 100. */
  percent: number;
  isSameAddress: boolean;
  commonPhotos: number;
  isSameSize: boolean;
  /** Share of the words that both texts have, 0 to 100. */
  textPercent: number;
  isSamePhone: boolean;
  /** Of the first to the second, in percent with one decimal; null without both prices. */
  priceChange: number | null;
};

/** From here on two statements are suspected to be of one home. */
export const suspiciousPercent = 75;

const weights = { address: 35, area: 15, floor: 10, rooms: 10, price: 10, photos: 10, text: 10 } as const;
const areaTolerance = 0.02;
const priceToleranceDivisor = 10;

const wordsOf = (texts: Readonly<Record<string, string>>): Set<string> =>
  new Set(
    Object.values(texts)
      .flatMap((text) => foldText(text).split(' '))
      .filter((word) => word !== ''),
  );

/** How many words a statement's texts have. */
export const countWords = (texts: Readonly<Record<string, string>>): number =>
  Object.values(texts).reduce(
    (total, text) =>
      total +
      foldText(text)
        .split(' ')
        .filter((word) => word !== '').length,
    0,
  );

function shareOf<T>(first: ReadonlySet<T>, second: ReadonlySet<T>): number | null {
  if (first.size === 0 || second.size === 0) return null;
  const common = [...first].filter((item) => second.has(item)).length;
  return common / (first.size + second.size - common);
}

/** 1 for the same house, 0.6 for the same street where a number is missing, else 0. */
function addressShare(first: Comparable, second: Comparable): number {
  const isSameStreet =
    first.streetId === null
      ? second.streetId === null &&
        first.addressText !== null &&
        foldText(first.addressText) === foldText(second.addressText ?? '')
      : first.streetId === second.streetId;
  if (!isSameStreet) return 0;
  if (!first.streetNumber || !second.streetNumber) return 0.6;
  return foldText(first.streetNumber) === foldText(second.streetNumber) ? 1 : 0;
}

/** How much two statements look like one home. Photos and texts count only where both have some. */
export function compareStatements(first: Comparable, second: Comparable): Similarity {
  const address = addressShare(first, second);
  const photos = shareOf(new Set(first.images.map(({ large }) => large)), new Set(second.images.map(({ large }) => large)));
  const text = shareOf(wordsOf(first.comment), wordsOf(second.comment));
  const areaGap = Math.abs(first.areaSqm - second.areaSqm) / Math.max(first.areaSqm, second.areaSqm, 1);
  const isSameFloor = first.floor === second.floor && first.totalFloors === second.totalFloors;
  const prices = first.priceGelMinor && second.priceGelMinor ? first.priceGelMinor / second.priceGelMinor - 1 : null;
  const shares: [number, number | null][] = [
    [weights.address, address],
    [weights.area, Math.max(0, 1 - areaGap / areaTolerance / 2)],
    [weights.floor, isSameFloor ? 1 : 0],
    [weights.rooms, first.roomTypeId === second.roomTypeId ? 1 : 0],
    [weights.price, prices === null ? null : Math.max(0, 1 - Math.abs(prices) * priceToleranceDivisor)],
    [weights.photos, photos],
    [weights.text, text],
  ];
  const known = shares.filter((pair): pair is [number, number] => pair[1] !== null);
  const total = known.reduce((sum, [weight]) => sum + weight, 0);
  return {
    percent: Math.round((known.reduce((sum, [weight, share]) => sum + weight * share, 0) / total) * 100),
    isSameAddress: address === 1,
    commonPhotos: first.images.filter(({ large }) => second.images.some((image) => image.large === large)).length,
    isSameSize: areaGap <= areaTolerance && isSameFloor,
    textPercent: Math.round((text ?? 0) * 100),
    isSamePhone: first.phone !== null && first.phone === second.phone,
    priceChange: prices === null ? null : Math.round(prices * 1000) / 10,
  };
}
