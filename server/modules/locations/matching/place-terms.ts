import type { Localised } from '@/lib/contracts/common';
import { foldWord, normaliseText } from '@/lib/domain/place/fold';
import { isNoise, type PlaceType, typeOfWord } from './type-words';

const wordPattern = /[\p{L}\p{N}]+/gu;

/** The normalised words of a text. */
export const wordsOf = (text: string): string[] => normaliseText(text).match(wordPattern) ?? [];

/** One name of a place in one language and case: its words by sound, and how much each counts. */
export type NameWords = { words: string[]; spellings: string[]; weights: number[]; cost: number; types: PlaceType[] };
export type PlaceTerms = { names: NameWords[]; types: Set<PlaceType>; context: Set<string> };

/** A first name counts little: nobody types it. */
const givenNameWeight = 0.04;
const aliasCost = 0.1;

/** The genitive of a nominative, which may lose its last vowel but one: ვაკე is ვაკის, წერეთელი is წერეთლის. */
function genitiveOf(name: string): string {
  return name.replace(/[ა-ჰ]+/g, (word) => {
    if (/[ოუ]$/.test(word)) return `${word}ს`;
    const bare = word.replace(/[აეი]$/, '');
    return /[აეო][ლრნმ]$/.test(bare) ? `${bare.slice(0, -2)}${bare.slice(-1)}ის` : `${bare}ის`;
  });
}

type NamedPlace = {
  name: Localised;
  /** The locative. */
  nameIn?: Localised | undefined;
  aliases?: readonly string[] | undefined;
  /** The places around it. */
  context: readonly Localised[];
  /** A type that its name leaves out, as a station's does. */
  type?: PlaceType | undefined;
  /** Whether all words but the last are first names. */
  isPerson: boolean;
};

function toNameWords(text: string, isPerson: boolean, cost: number): NameWords | null {
  const all = wordsOf(text).filter((word) => !isNoise(word));
  const significant = all.filter((word) => typeOfWord(word) === undefined);
  const kept = significant.length > 0 ? significant : all;
  const types = significant.length > 0 ? all.flatMap((word) => typeOfWord(word) ?? []) : [];
  if (kept.length === 0) return null;
  // Words joined by a hyphen are one name: of Vazha-Pshavela neither is a first name.
  const isJoined = /\p{L}[-–]\p{L}/u.test(text);
  const words = kept.map(foldWord);
  const weights = words.map(
    (word, index) => word.length * (isPerson && !isJoined && index < words.length - 1 ? givenNameWeight : 1),
  );
  return { words, spellings: kept, weights, cost, types };
}

/** Everything that a place is found by. */
export function toPlaceTerms({ name, nameIn, aliases = [], context, type, isPerson }: NamedPlace): PlaceTerms {
  const texts = [...Object.values(name), ...Object.values(nameIn ?? {}), ...(isPerson ? [] : [genitiveOf(name.ka)])];
  const names = [
    ...texts.map((text) => toNameWords(text, isPerson, 0)),
    ...aliases.map((text) => toNameWords(text, isPerson, aliasCost)),
  ].filter((words) => words !== null);
  const unique = new Map(names.map((words) => [words.words.join(' '), words] as const).reverse());
  const types = new Set(names.flatMap((words) => words.types));
  if (type) types.add(type);
  const around = context.flatMap((place) => [...Object.values(place), genitiveOf(place.ka)]).flatMap(wordsOf);
  return { names: [...unique.values()], types, context: new Set(around.map(foldWord)) };
}
