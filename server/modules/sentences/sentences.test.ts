import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { statementFiltersSchema } from '@/lib/contracts/statements/statement-filters';
import { type DictionaryName, dictionaries, dictionaryNames } from '../../data/dictionaries';
import { metroStations, places, streets } from '../../data/gazetteer';
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
  it('holds 316 different sentences, 106 of them kept out of tuning', () => {
    expect(new Set(sentences.map(({ sentence }) => sentence)).size).toBe(316);
    expect(sentences.filter(({ heldOut }) => heldOut)).toHaveLength(106);
  });

  it('is as it was written before the parser was', () => {
    expect(createHash('sha256').update(JSON.stringify(sentences)).digest('hex')).toBe(
      '037bdc0b760d3a22afc5063539dea3c22522918b9617b5c8a35fceee885de79f',
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
