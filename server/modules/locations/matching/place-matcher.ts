import { foldWord, otherLayouts } from '@/lib/domain/place/fold';
import type { NameWords, PlaceTerms } from './place-terms';
import { joinings, type QueryWord, toQueryWords } from './query-words';
import { isStreetType } from './type-words';
import { type AllowedErrors, matchTerms, stemOf, stemsOf, type Term } from './word-match';

/** A place to find. A lower rank goes first among places that match as well. */
export type Findable = { terms: PlaceTerms; rank: number };
export type Found<T> = { place: T; cost: number };

/** Extra costs of a reading of a query: keys of another layout are the less likely meaning. */
const layoutCost = 0.2;
const otherTypeCost = 0.3;
const noStationCost = 0.9;
const noTypeCost = 0.5;
const unfinishedTypeCost = 0.05;
const contextCost = 0.1;
const houseNumberCost = 0.03;
const strayNumberCost = 0.4;
const joinedCost = 0.02;
/** A name of which much is still to be typed is likely the shortest one. */
const unfinishedCost = 0.08;
const unfinishedShare = 0.3;
const uncoveredWeight = 0.5;
/** Under the cost of an unfinished word. */
const namedCostMax = 0.13;
/** A village that shares its name with a larger place is called a village. */
const villageCost = 0.12;

type Posting = { place: number; name: number; from: number; to: number };
type Vocabulary = { terms: Term[]; postings: Posting[][] };

/** Every word of every name, and neighbouring words joined: "vazhapshavela". */
function indexTerms(places: readonly Findable[]): Vocabulary {
  const ids = new Map<string, number>();
  const vocabulary: Vocabulary = { terms: [], postings: [] };
  const add = (spelling: string, posting: Posting) => {
    const text = foldWord(spelling);
    const known = ids.get(text);
    const id = known ?? vocabulary.terms.length;
    if (known === undefined) {
      ids.set(text, id);
      vocabulary.terms.push({ text, stem: stemOf(text), spellings: [] });
      vocabulary.postings.push([]);
    }
    vocabulary.postings[id]?.push(posting);
    const spellings = vocabulary.terms[id]?.spellings;
    if (!spellings?.includes(spelling)) spellings?.push(spelling);
  };
  places.forEach(({ terms }, place) => {
    terms.names.forEach(({ spellings }, name) => {
      spellings.forEach((spelling, from) => {
        add(spelling, { place, name, from, to: from });
        if (from + 1 < spellings.length) add(`${spelling}${spellings[from + 1]}`, { place, name, from, to: from + 1 });
      });
    });
  });
  return vocabulary;
}

/** The cheapest match of each word of a query in one name. */
type Hits = Map<number, { cost: number; from: number; to: number }>;

function collectHits(query: QueryWord[], vocabulary: Vocabulary, costsOf: (word: QueryWord) => Map<number, number>) {
  const places = new Map<number, Map<number, Hits>>();
  query.forEach((word, index) => {
    for (const [term, cost] of costsOf(word)) {
      for (const { place, name, from, to } of vocabulary.postings[term] ?? []) {
        const names = places.get(place) ?? new Map<number, Hits>();
        places.set(place, names);
        const hits: Hits = names.get(name) ?? new Map();
        names.set(name, hits);
        // A joined term covers more of the name for nearly nothing.
        const joined = cost + (to - from) * joinedCost;
        if (joined < (hits.get(index)?.cost ?? Number.POSITIVE_INFINITY)) hits.set(index, { cost: joined, from, to });
      }
    }
  });
  return places;
}

/** What a word costs that is not part of the name: its type, the place around it, a house number; infinite for any other. */
function asideCost(word: QueryWord, { types, context }: PlaceTerms): number {
  if (context.has(word.text)) return contextCost;
  const isStreet = [...types].some(isStreetType);
  if (word.isNumber) return isStreet ? houseNumberCost : strayNumberCost;
  if (!word.type) return Number.POSITIVE_INFINITY;
  if (types.has(word.type)) return word.isTypeWhole ? 0 : unfinishedTypeCost;
  if (word.type === 'metro') return noStationCost;
  return isStreetType(word.type) && !isStreet ? noTypeCost : otherTypeCost;
}

function nameCost(query: QueryWord[], hits: Hits, name: NameWords, terms: PlaceTerms): number {
  let cost = name.cost;
  let isNamed = false;
  let isTyped = false;
  const covered = new Set<number>();
  for (const [index, word] of query.entries()) {
    const hit = hits.get(index);
    const aside = asideCost(word, terms);
    if (hit && hit.cost <= aside + (word.isNumber ? 0.1 : 0)) {
      cost += hit.cost;
      isNamed ||= !word.isNumber || word.text === name.words.join('');
      for (let position = hit.from; position <= hit.to; position++) covered.add(position);
    } else {
      cost += aside;
      isTyped ||= word.type !== undefined;
    }
  }
  if (!isNamed) return Number.POSITIVE_INFINITY;
  const weightOf = (positions: Iterable<number>) => [...positions].reduce((sum, at) => sum + (name.weights[at] ?? 0), 0);
  const uncovered = 1 - weightOf(covered) / weightOf(name.words.keys());
  const isUnfinished =
    uncovered > unfinishedShare && !isTyped && [...terms.types].some((type) => isStreetType(type) || type === 'quarter');
  const isOtherVillage = terms.types.has('village') && !query.some(({ type }) => type === 'village');
  return cost + uncoveredWeight * uncovered + (isUnfinished ? unfinishedCost : 0) + (isOtherVillage ? villageCost : 0);
}

type Costs = Map<number, number>;

/** Places by what people type: in any of the three scripts and their layouts, in any case, with errors. */
export function createPlaceMatcher<T extends Findable>(places: readonly T[]) {
  const vocabulary = indexTerms(places);
  const known = new Set(vocabulary.terms.flatMap(({ text, stem }) => [text, stem]));

  /** "Metro" by itself means the stations. */
  function listStations(best: Costs, cost: number): void {
    places.forEach(({ terms }, index) => {
      if (terms.types.has('metro')) best.set(index, cost);
    });
  }

  /** Keeps the least cost of every place that the words name. */
  function matchWords(query: QueryWord[], costsOf: (word: QueryWord) => Map<number, number>, extra: number, best: Costs): void {
    for (const [place, names] of collectHits(query, vocabulary, costsOf)) {
      const terms = places[place]?.terms;
      if (!terms) continue;
      for (const [index, hits] of names) {
        const name = terms.names[index];
        if (!name) continue;
        const cost = nameCost(query, hits, name, terms) + extra;
        if (cost < (best.get(place) ?? Number.POSITIVE_INFINITY)) best.set(place, cost);
      }
    }
  }

  function read(text: string, errors: AllowedErrors, best: Costs, readingCost: number): void {
    const words = toQueryWords(text);
    if (words.every(({ type }) => type === 'metro')) listStations(best, readingCost);
    const matched = new Map<string, Map<number, number>>();
    const costsOf = (allowed: AllowedErrors) => (word: QueryWord) => {
      const key = `${word.text} ${word.isLast}`;
      const costs = matched.get(key) ?? matchTerms(word, vocabulary.terms, allowed);
      matched.set(key, costs);
      return costs;
    };
    const [whole, ...joined] = joinings(words);
    matchWords(whole ?? [], costsOf(errors), readingCost, best);
    for (const query of joined) matchWords(query, costsOf('none'), readingCost + joinedCost, best);
  }

  const ranked = (best: Costs): Found<T>[] =>
    [...best]
      .flatMap(([index, cost]) => {
        const place = places[index];
        return place && Number.isFinite(cost) ? [{ place, cost: cost + place.rank }] : [];
      })
      .sort((left, right) => left.cost - right.cost);

  return {
    /** The places that match a query, the best match first. */
    find(text: string): Found<T>[] {
      const best: Costs = new Map();
      read(text, 'few', best, 0);
      for (const other of otherLayouts(text)) read(other, 'none', best, layoutCost);
      return ranked(best);
    },
    /** Whether a normalised word occurs in a name, in any case and without errors. */
    hasWord(word: string): boolean {
      const sound = foldWord(word);
      return [sound, ...stemsOf(sound)].some((form) => known.has(form));
    },
    /** The place that a text names in full, without errors. */
    findNamed(text: string): Found<T> | undefined {
      const best: Costs = new Map();
      read(text, 'none', best, 0);
      return ranked(best).find(({ place, cost }) => cost - place.rank <= namedCostMax);
    },
    /** The places spelled most like a query that names none. */
    findNearest(text: string): Found<T>[] {
      const best: Costs = new Map();
      read(text, 'many', best, 0);
      return ranked(best);
    },
  };
}
