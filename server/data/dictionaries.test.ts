import { describe, expect, it } from 'vitest';
import { statementFlagNames, statementIdListNames, statementRangeNames } from '@/lib/contracts/statements/filter-query';
import {
  dictionaries,
  dictionaryNames,
  filterSections,
  findEntry,
  findFilterSections,
  findOfferedEntries,
  isKnownPair,
} from './dictionaries';

const GEORGIAN = /[\u10A0-\u10FF\u1C90-\u1CBF]/;
const CYRILLIC = /[\u0400-\u04FF]/;

const pairs = filterSections.map((row) => ({ realEstateTypeId: row.real_estate_type_id, dealTypeId: row.deal_type_id }));
const idsOf = (name: (typeof dictionaryNames)[number]) => dictionaries[name].map((entry) => entry.id).sort((a, b) => a - b);
const offeredIds = (name: (typeof dictionaryNames)[number], realEstateTypeId: number, dealTypeId: number) =>
  findOfferedEntries(name, { realEstateTypeId, dealTypeId })
    .map((entry) => entry.id)
    .sort((a, b) => a - b);

describe.each(dictionaryNames)('%s', (name) => {
  const entries = dictionaries[name];

  it('has entries with unique ids and keys', () => {
    const keys = entries.flatMap((entry) => entry.key ?? []);
    expect(entries.length).toBeGreaterThan(0);
    expect(new Set(entries.map((entry) => entry.id)).size).toBe(entries.length);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('writes every language in its own script, without stray spaces', () => {
    for (const { name: names } of entries) {
      expect(names.ka, names.ka).not.toMatch(CYRILLIC);
      expect(names.en, names.en).not.toMatch(GEORGIAN);
      expect(names.en, names.en).not.toMatch(CYRILLIC);
      expect(names.ru, names.ru).not.toMatch(GEORGIAN);
      if (GEORGIAN.test(names.ka)) expect(names.ru, names.ru).toMatch(CYRILLIC);
      for (const text of Object.values(names)) expect(text).toBe(text.trim().replace(/ {2,}/g, ' '));
      for (const text of Object.values(names)) expect(text).not.toBe('');
    }
  });

  it('gives two entries of one language the same name only in different types', () => {
    for (const pair of pairs) {
      const offered = findOfferedEntries(name, pair);
      for (const locale of ['ka', 'en', 'ru'] as const) {
        expect(new Set(offered.map((entry) => entry.name[locale])).size, `${locale} ${JSON.stringify(pair)}`).toBe(
          offered.length,
        );
      }
    }
  });

  it('offers every entry for at least one pair', () => {
    const offered = new Set(pairs.flatMap((pair) => findOfferedEntries(name, pair).map((entry) => entry.id)));
    for (const entry of entries)
      expect(offered.has(entry.id) || entry.is_display_only === true, `${name} ${entry.id}`).toBe(true);
  });
});

describe('fixed ids', () => {
  it('are those of the market', () => {
    expect(idsOf('deal_types')).toEqual([1, 2, 3, 7, 10]);
    expect(idsOf('real_estate_types')).toEqual([1, 2, 3, 4, 5, 6]);
    expect(idsOf('currencies')).toEqual([1, 2, 3]);
    expect(dictionaries.currencies.map((entry) => entry.symbol)).toEqual(['₾', '$', '€']);
    expect(idsOf('project_types')).toEqual(Array.from({ length: 18 }, (_, index) => index + 1));
    expect(dictionaries.parameters).toHaveLength(53);
  });

  it('count rooms without an id 6', () => {
    expect(idsOf('room_types')).toEqual([1, 2, 3, 4, 5, 7, 8, 9, 10, 11]);
    expect(findEntry('room_types', 7)?.name.en).toBe('6');
    expect(findEntry('room_types', 11)?.name.en).toBe('10+');
    expect(findEntry('room_types', 7)?.bedroom_types).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('name price types and durations', () => {
    expect(dictionaries.price_types.map(({ id, key }) => [id, key])).toEqual([
      [1, 'negotiable'],
      [2, 'from'],
      [3, 'exact'],
    ]);
    expect(dictionaries.durations.map(({ id, days }) => [id, days])).toEqual([
      [1, 30],
      [2, 90],
      [3, 180],
    ]);
  });
});

describe('pairs', () => {
  it('have three deals of land and four of everything else', () => {
    for (const realEstateTypeId of [1, 2, 3, 4, 5, 6]) {
      const deals = [1, 2, 3, 7, 10].filter((dealTypeId) => isKnownPair({ realEstateTypeId, dealTypeId }));
      expect(deals).toEqual(realEstateTypeId === 4 ? [1, 3, 10] : [1, 2, 3, 7]);
      for (const dealTypeId of deals) expect(offeredIds('deal_types', realEstateTypeId, dealTypeId)).toEqual([dealTypeId]);
    }
    expect(pairs).toHaveLength(23);
  });

  it('offer nothing where they do not exist', () => {
    expect(findOfferedEntries('parameters', { realEstateTypeId: 4, dealTypeId: 7 })).toEqual([]);
    expect(findFilterSections({ realEstateTypeId: 1, dealTypeId: 10 })).toEqual([]);
  });

  it('offer no condition or project type for land', () => {
    for (const dealTypeId of [1, 3, 10]) {
      expect(offeredIds('conditions', 4, dealTypeId)).toEqual([]);
      expect(offeredIds('project_types', 4, dealTypeId)).toEqual([]);
      expect(offeredIds('area_types', 4, dealTypeId)).toEqual([1, 2]);
    }
  });

  it('offer guests instead of unfinished conditions for daily rent', () => {
    expect(offeredIds('conditions', 1, 7)).toEqual([1, 2, 4]);
    expect(offeredIds('conditions', 1, 1)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(offeredIds('daily_rent_types', 1, 7)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(offeredIds('daily_rent_types', 2, 7)).toEqual([11, 12, 13]);
    expect(offeredIds('daily_rent_types', 1, 2)).toEqual([]);
  });

  it('offer statuses and project types by type', () => {
    expect(offeredIds('statuses', 1, 1)).toEqual([1, 2, 3]);
    expect(offeredIds('statuses', 4, 1)).toEqual([4, 5, 6, 7, 18, 30]);
    expect(offeredIds('statuses', 5, 2)).toEqual([7, 8, 9, 10, 11, 12, 13, 24, 25, 26, 27, 28, 29]);
    expect(offeredIds('statuses', 6, 3)).toEqual([3, 23]);
    expect(offeredIds('project_types', 2, 1)).toEqual([8, 12, 13]);
    expect(offeredIds('project_types', 1, 1)).not.toContain(13);
  });

  it('never offer euro', () => {
    for (const pair of pairs) expect(findOfferedEntries('currencies', pair).map((entry) => entry.id)).toEqual([1, 2]);
  });
});

describe('filter sections', () => {
  it('are listed once per pair, each section once', () => {
    expect(new Set(pairs.map((pair) => JSON.stringify(pair))).size).toBe(pairs.length);
    for (const { filters } of filterSections) expect(new Set(filters).size).toBe(filters.length);
  });

  it('each correspond to a filter that the list understands', () => {
    const filterNames = new Set<string>([...statementIdListNames, ...statementFlagNames, ...statementRangeNames]);
    for (const section of filterSections.flatMap(({ filters }) => filters)) {
      expect(filterNames.has(section) || filterNames.has(`${section}_from`), section).toBe(true);
    }
  });

  it('name a dictionary exactly where it has something to offer', () => {
    // These are chosen before the panel opens, or belong to the form only.
    const elsewhere = ['deal_types', 'real_estate_types', 'currencies', 'durations'];
    for (const pair of pairs) {
      const sections: readonly string[] = findFilterSections(pair);
      for (const name of dictionaryNames.filter((candidate) => !elsewhere.includes(candidate))) {
        // One unit of area is not a choice.
        const isOffered = findOfferedEntries(name, pair).length > (name === 'area_types' ? 1 : 0);
        expect(sections.includes(name), `${name} ${JSON.stringify(pair)}`).toBe(isOffered);
      }
    }
  });
});
