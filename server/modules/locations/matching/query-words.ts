import { withoutFlat } from '@/lib/domain/place/address-numbers';
import { foldWord, normaliseText } from '@/lib/domain/place/fold';
import { wordsOf } from './place-terms';
import { isNoise, type PlaceType, typeOfBeginning, typeOfTypedWord } from './type-words';
import type { TypedWord } from './word-match';

export type QueryWord = TypedWord & {
  /** The type of place that it names. */
  type: PlaceType | undefined;
  isTypeWhole: boolean;
  isNumber: boolean;
};

const wordCountMax = 8;
const wordLengthMax = 40;
const numberPattern = /^\d+\p{L}?$/u;

/** The words of a query; the last one may be unfinished unless something follows it. */
export function toQueryWords(text: string): QueryWord[] {
  const words = wordsOf(withoutFlat(text))
    .filter((word, index) => index === 0 || !isNoise(word))
    .slice(0, wordCountMax)
    .map((word) => word.slice(0, wordLengthMax));
  const significant = words.length > 1 ? words.filter((word) => !isNoise(word)) : words;
  const kept = significant.length > 0 ? significant : words;
  return kept.map((word, index) => {
    const isLast = index === kept.length - 1;
    const whole = typeOfTypedWord(word);
    return {
      text: foldWord(word),
      spelling: word,
      length: word.length,
      isLast,
      type: whole ?? (isLast && index > 0 ? typeOfBeginning(word) : undefined),
      isTypeWhole: whole !== undefined,
      isNumber: numberPattern.test(word),
    };
  });
}

/** The ways to read words that were split in the middle: as they are, and with any two neighbours joined. */
export function joinings(words: QueryWord[]): QueryWord[][] {
  const joined = words.slice(1).flatMap((right, index) => {
    const left = words[index];
    if (!left || left.type || right.type || left.isNumber || right.isNumber) return [];
    const spelling = `${left.spelling}${right.spelling}`;
    const word = { ...right, text: foldWord(spelling), spelling, length: left.length + right.length };
    return [[...words.slice(0, index), word, ...words.slice(index + 2)]];
  });
  return [words, ...joined];
}

/** Whether a text names one of the types, as "Rustaveli Avenue" and "metro Rustaveli" do. */
export const namesType = (text: string, types: ReadonlySet<PlaceType>): boolean =>
  wordsOf(text).some((word) => {
    const type = typeOfTypedWord(word);
    return type !== undefined && types.has(type);
  });

/** The house number that ends an address, which a flat may follow: "37" of "Chavchavadze №37, apt 5". */
export function houseNumberOf(text: string): string | null {
  const house = withoutFlat(text);
  const number = /(?:^|[\s.,#№])(\d+(?:[/-]\d+)?\p{L}?)\s*$/u.exec(normaliseText(house));
  return number?.[1] && wordsOf(house).length > 1 ? number[1] : null;
}
