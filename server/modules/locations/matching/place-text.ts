import type { Findable, Found } from './place-matcher';
import { wordsOf } from './place-terms';
import { isNoise, typeOfWord } from './type-words';

const windowMax = 6;
const wordsMax = 12;

export type ReadText<T> = { places: T[]; rest: string };

/**
 * Extracts the places from a free text: "ბინა ვაკეში აივნით" is Vake and "ბინა აივნით". The longest name wins, so that Vake-Saburtalo is
 * one district.
 * @param findNamed the place that words name in full
 */
export function readPlaceText<T extends Findable>(text: string, findNamed: (text: string) => Found<T> | undefined): ReadText<T> {
  const words = wordsOf(text).slice(0, wordsMax);
  const places: T[] = [];
  const rest: string[] = [];
  let at = 0;
  while (at < words.length) {
    const named = nameAt(words, at, findNamed);
    if (named) {
      places.push(named.place);
      // "In" and "near" come before a name and mean nothing without it.
      while (rest.length > 0 && isPreposition(rest.at(-1) ?? '')) rest.pop();
      at += named.length;
    } else {
      rest.push(words[at] ?? '');
      at += 1;
    }
  }
  return { places, rest: places.length > 0 ? rest.join(' ') : text };
}

const prepositions = new Set('in on at near of в во на у около'.split(' '));
const isPreposition = (word: string): boolean => prepositions.has(word);

function nameAt<T>(words: string[], at: number, findNamed: (text: string) => Found<T> | undefined) {
  for (let length = Math.min(windowMax, words.length - at); length > 0; length--) {
    const span = words.slice(at, at + length);
    const [first = '', last = ''] = [span[0], span.at(-1)];
    // What belongs to the description must not go with the name.
    if (isNoise(first) || isNoise(last) || /^\d+$/.test(first)) continue;
    if (span.every((word) => typeOfWord(word) !== undefined)) continue;
    const found = findNamed(span.join(' '));
    if (found) return { place: found.place, length };
  }
  return null;
}
