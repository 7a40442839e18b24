import { otherLayouts } from '@/lib/domain/place/fold';
import { typeOfTypedWord } from '../locations/matching/type-words';
import type { Meaning } from './meanings';
import { numberOfWord, readCompound } from './number-words';
import { findMisspelled, findPhrase } from './phrases';
import { type Token, toTokens } from './tokens';

/** A place by the filter that it is found by. */
export type NamedPlace = {
  name: 'cities' | 'districts' | 'urbans' | 'streets' | 'metro_station_ids' | 'projects';
  id: number;
  /** The places around it. */
  cityId: number;
  districtId: number | null;
  urbanId: number | null;
};

/** What the reading of a sentence needs from the gazetteer. */
export type PlaceNames = {
  /** Whether a normalised word occurs in the name of a place. */
  hasWord: (word: string) => boolean;
  /** The place that words name in full. */
  findNamed: (words: string) => NamedPlace | null;
  /** The city or the part of one that a word names with one wrong letter. */
  findMisspelled: (word: string) => NamedPlace | null;
  /** The districts of a city, the neighbourhoods of a district; empty for anything else. */
  partsOf: (place: NamedPlace) => NamedPlace[];
  /** Whether a normalised word marks the words next to it as a street or a station. */
  isType: (word: string) => boolean;
};

export type Item = (Meaning | { is: 'place'; place: NamedPlace } | { is: 'dash' } | { is: 'stop' } | { is: 'text' }) & {
  raw: string;
  /** Of a Georgian postposition: "to", "from". */
  suffix?: 'to' | 'from';
  isGlued?: boolean;
};

const besideMax = 4;
const placeWordsMax = 4;
/** Looking a place up costs most of a reading. */
const lookUpsMax = 30;
const spellingsMax = 10;

const rawOf = (tokens: readonly Token[], from: number, to: number): string =>
  tokens
    .slice(from, to)
    .map(({ raw }) => raw)
    .join(' ');

const toEndings = /(?:მდე|mde)$/;
const fromEndings = /(?:დან|dan)$/;
function suffixOf(text: string): { suffix?: 'to' | 'from' } {
  if (toEndings.test(text)) return { suffix: 'to' };
  return fromEndings.test(text) ? { suffix: 'from' } : {};
}

type Span = { place: NamedPlace; from: number; to: number };

/** Whether a token may be part of the name of a place: words that mean something else may not. */
function isPart(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (!token || token.kind === 'sign') return token?.text === '-';
  const meaning = findPhrase(tokens, at)?.meaning.is;
  return meaning === undefined || meaning === 'noise' || meaning === 'number' || meaning === 'metro';
}

/** The spans around the word "street" or "metro", the longest first. */
function spansAround(tokens: readonly Token[], at: number): [number, number][] {
  const reach = (step: 1 | -1): number => {
    let count = 0;
    let next = at + step;
    for (; count < besideMax && isPart(tokens, next); next += step) count += 1;
    return count;
  };
  const [before, after] = [reach(-1), reach(1)];
  const spans: [number, number][] = [];
  for (let count = before; count > 0; count--) spans.push([at - count, at + 1]);
  for (let count = after; count > 0; count--) spans.push([at, at + count + 1]);
  return spans.sort((left, right) => right[1] - right[0] - (left[1] - left[0]));
}

const isWordOfName =
  (places: PlaceNames) =>
  ({ text }: Token): boolean =>
    !places.isType(text) && places.hasWord(text);

/** The street or station that a word of its type belongs to, outside of the spans that were found before. */
function typedPlaceAt(tokens: readonly Token[], at: number, places: PlaceNames, found: readonly Span[]): Span | null {
  for (const [from, to] of spansAround(tokens, at)) {
    if (found.some((span) => from < span.to && to > span.from)) continue;
    const isName = tokens.slice(from, to).some(isWordOfName(places));
    const place = isName ? places.findNamed(rawOf(tokens, from, to)) : null;
    if (!place) continue;
    // What follows a street may identify one of the streets of that name.
    const next = tokens[to]?.kind === 'word' && isPart(tokens, to) ? places.findNamed(rawOf(tokens, from, to + 1)) : null;
    return next?.name === place.name ? { place: next, from, to: to + 1 } : { place, from, to };
  }
  return null;
}

function findTypedPlaces(tokens: readonly Token[], places: PlaceNames): Span[] {
  const found: Span[] = [];
  tokens.forEach(({ kind, text }, at) => {
    if (kind !== 'word' || !places.isType(text) || found.some(({ from, to }) => at >= from && at < to)) return;
    const span = typedPlaceAt(tokens, at, places, found);
    if (span) found.push(span);
  });
  return found;
}

function numberItems(token: Token): Item[] | null {
  const glued = { isGlued: token.isGlued };
  if (token.kind === 'number') return [{ is: 'number', value: token.value, raw: token.raw, ...glued }];
  const word = numberOfWord(token.text);
  if (word) return [{ is: 'number', ...word, raw: token.raw, ...suffixOf(token.text), ...glued }];
  const compound = readCompound(token.sound);
  if (!compound) return null;
  return [
    { is: 'number', value: compound.value, raw: token.raw },
    { is: 'unit', unit: compound.unit, raw: '', ...suffixOf(token.text) },
  ];
}

function signItem({ text, raw }: Token): Item | null {
  if (text === '-') return { is: 'dash', raw: '' };
  return /[,;/~€]/.test(text) ? { is: 'stop', raw: raw === '€' ? raw : '' } : null;
}

/** A phrase, a number or a sign; null for a word that is none. */
function knownAt(tokens: readonly Token[], at: number): { items: Item[]; count: number } | null {
  const token = tokens[at];
  if (!token) return null;
  const phrase = findPhrase(tokens, at);
  const numbers = phrase && phrase.count > 1 ? null : numberItems(token);
  if (numbers) return { items: numbers, count: 1 };
  if (phrase) {
    const last = tokens[at + phrase.count - 1]?.text ?? '';
    const raw = rawOf(tokens, at, at + phrase.count);
    return { items: [{ ...phrase.meaning, raw, ...suffixOf(last), isGlued: token.isGlued }], count: phrase.count };
  }
  const sign = signItem(token);
  return sign || token.kind === 'sign' ? { items: sign ? [sign] : [], count: 1 } : null;
}

/** Inside a name without a type; "Vake-Saburtalo district" keeps its type. */
const isNamePart = (tokens: readonly Token[], at: number): boolean => {
  const { kind, text } = tokens[at] ?? {};
  if (kind !== 'word') return text === '-';
  return typeOfTypedWord(text ?? '') !== undefined || (findPhrase(tokens, at) === null && numberOfWord(text ?? '') === undefined);
};

/** The longest name that begins at an unknown word. */
function placeAt(tokens: readonly Token[], at: number, { hasWord, findNamed }: PlaceNames): Span | null {
  if (!hasWord(tokens[at]?.text ?? '')) return null;
  for (let count = placeWordsMax; count > 0; count--) {
    const span = tokens.slice(at, at + count);
    const last = span.at(-1);
    if (span.length < count || last?.kind !== 'word' || span.some((_, index) => index > 0 && !isNamePart(tokens, at + index)))
      continue;
    const place = findNamed(rawOf(tokens, at, at + count));
    if (place) return { place, from: at, to: at + count };
  }
  return null;
}

/** What the same keys write on another layout, or a word with one wrong letter. */
function guess(token: Token, places: PlaceNames): Item | null {
  for (const layout of otherLayouts(token.raw)) {
    const [typed, ...others] = toTokens(layout);
    if (!typed || others.length > 0 || typed.text.length < besideMax) continue;
    const phrase = findPhrase([typed], 0);
    if (phrase) return { ...phrase.meaning, raw: token.raw, ...suffixOf(typed.text) };
    const place = places.hasWord(typed.text) ? places.findNamed(layout) : null;
    if (place) return { is: 'place', place, raw: token.raw };
  }
  const place = places.findMisspelled(token.raw);
  if (place) return { is: 'place', place, raw: token.raw };
  const meaning = findMisspelled(token);
  return meaning && meaning.is !== 'noise' ? { ...meaning, raw: token.raw, ...suffixOf(token.text) } : null;
}

/** What the words of a sentence mean one by one. */
export function toItems(tokens: readonly Token[], gazetteer: PlaceNames): Item[] {
  let lookUps = 0;
  let spellings = 0;
  const named = new Map<string, NamedPlace | null>();
  const places: PlaceNames = {
    ...gazetteer,
    findNamed: (words) => {
      const known = named.get(words);
      if (known !== undefined) return known;
      const place = ++lookUps > lookUpsMax ? null : gazetteer.findNamed(words);
      named.set(words, place);
      return place;
    },
  };
  const typed = new Map(findTypedPlaces(tokens, places).map((span) => [span.from, span]));
  const items: Item[] = [];
  let at = 0;
  while (at < tokens.length) {
    const token = tokens[at] as Token;
    const known = typed.has(at) ? null : knownAt(tokens, at);
    const span = typed.get(at) ?? (known ? null : placeAt(tokens, at, places));
    if (span) {
      items.push({ is: 'place', place: span.place, raw: rawOf(tokens, span.from, span.to) });
      at = span.to;
      continue;
    }
    const guessed = known || ++spellings > spellingsMax ? null : guess(token, places);
    items.push(...(known?.items ?? [guessed ?? { is: 'text', raw: token.raw }]));
    at += known?.count ?? 1;
  }
  return items;
}
