import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { statementFiltersSchema } from '@/lib/contracts/statements/statement-filters';
import { normaliseText } from '@/lib/domain/place/fold';
import { createGazetteer } from '@/tests/factories/gazetteer';
import { type DictionaryName, dictionaries, dictionaryNames } from '../../data/dictionaries';
import { metroStations, places, streets } from '../../data/gazetteer';
import { toPlaceNames } from './place-names';
import { readSentence } from './read-sentence';
import sentences from './sentences.json';

const idsOf = (rows: readonly { id: number }[]) => new Set(rows.map(({ id }) => id));
const districts = places.cities.flatMap((city) => city.districts);
const known = new Map([
  ...dictionaryNames.map((name) => [name, idsOf(dictionaries[name])] as const),
  ['cities', idsOf(places.cities)] as const,
  ['districts', idsOf(districts)] as const,
  ['urbans', idsOf(districts.flatMap(({ urbans }) => urbans))] as const,
  ['streets', idsOf(streets)] as const,
  ['metro_station_ids', idsOf(metroStations)] as const,
]);

describe('the list of sentences', () => {
  it('has 316 different sentences, 106 of them held out', () => {
    expect(new Set(sentences.map(({ sentence }) => sentence)).size).toBe(316);
    expect(sentences.filter(({ heldOut }) => heldOut)).toHaveLength(106);
  });

  it('is as it was written before the parser was, with the deal that a budget means', () => {
    expect(createHash('sha256').update(JSON.stringify(sentences)).digest('hex')).toBe(
      '3983e38ce597ea4da5016470357583769d2759f8286c3f625cdc751270c9903f',
    );
  });

  it('expects only filters of the list, with values of the dictionaries and the gazetteer', () => {
    for (const { filters } of sentences) {
      expect(statementFiltersSchema.strict().safeParse(filters).error).toBeUndefined();
      for (const [name, value] of Object.entries(filters)) {
        const ids = known.get(name as DictionaryName);
        if (ids && Array.isArray(value)) expect(value.filter((id) => !ids.has(id))).toEqual([]);
      }
    }
  });
});

const names = toPlaceNames(createGazetteer());

/** Every value of every filter: a list counts by its members, the text that is left as one. */
const factsOf = (filters: object): string[] =>
  Object.entries(filters).flatMap(([name, value]) =>
    Array.isArray(value)
      ? value.map((member) => `${name} ${member}`)
      : [`${name} ${typeof value === 'string' ? normaliseText(value) : value}`],
  );

function rates(asked: typeof sentences) {
  let [right, found, expected, whole] = [0, 0, 0, 0];
  for (const { sentence, filters } of asked) {
    const read = readSentence(sentence, names);
    const facts = factsOf({ ...read.filters, ...(read.q === '' ? {} : { q: read.q }) });
    const wanted = factsOf(filters);
    const shared = facts.filter((fact) => wanted.includes(fact)).length;
    right += shared;
    found += facts.length;
    expected += wanted.length;
    if (shared === facts.length && shared === wanted.length) whole += 1;
  }
  return { precision: right / found, recall: right / expected, whole: whole / asked.length };
}

describe('the reading of sentences', () => {
  // `vitest run --reporter verbose` prints the rates.
  it.for([
    { name: 'that it was tuned on', asked: sentences.filter(({ heldOut }) => !heldOut) },
    { name: 'that were held out of tuning', asked: sentences.filter(({ heldOut }) => heldOut) },
  ])('finds 90% of the filters of the sentences $name, and 90% of what it finds is right', async ({ asked }, { annotate }) => {
    const { precision, recall, whole } = rates(asked);
    const percent = (share: number) => `${(100 * share).toFixed(1)}%`;
    await annotate(`precision ${percent(precision)}, recall ${percent(recall)}, whole sentences ${percent(whole)}`);
    expect(precision).toBeGreaterThanOrEqual(0.9);
    expect(recall).toBeGreaterThanOrEqual(0.9);
  });
});
