import { createTranslator } from 'next-intl';
import { describe, expect, it } from 'vitest';
import type { Locale } from '@/lib/contracts/common';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import en from '@/messages/en/search.json';
import ka from '@/messages/ka/search.json';
import ru from '@/messages/ru/search.json';
import { buildFilterChips } from './domain/filters/filter-chips';
import { parameters } from './domain/parameters.fixture';
import { createSearchFormatter, type SearchTranslator } from './search-formatter';
import { buildBarLabels, summariseSearch } from './search-summary';

const messages = { ka, en, ru };

const complex = { id: 7, display_names: { ka: 'ვერის ბაღი', en: 'Vera Garden', ru: 'Сад Вера' } };

function formatterOf(locale: Locale) {
  const t = createTranslator({ locale, messages: { search: messages[locale] }, namespace: 'search' }) as SearchTranslator;
  const names = { dictionaries: parameters.dictionaries, places: { find: () => undefined }, streets: [], complexes: [complex] };
  return createSearchFormatter(locale, t, names);
}
const labelsOf = (locale: Locale, filters: StatementFilters) => buildBarLabels(filters, formatterOf(locale));

const plain = (text: string | null) => text?.replaceAll('\u00A0', ' ') ?? null;

describe('buildBarLabels', () => {
  it('names rooms once', () => {
    expect(labelsOf('ka', { room_types: [2, 3] }).rooms).toBe('2, 3 ოთახი');
    expect(labelsOf('en', { room_types: [2, 3] }).rooms).toBe('2, 3 rooms');
    expect(labelsOf('ru', { room_types: [2, 3] }).rooms).toBe('2, 3 комн.');
    expect(labelsOf('en', { room_types: [1] }).rooms).toBe('1 room');
    expect(labelsOf('en', {}).rooms).toBeNull();
  });

  it('shortens round prices and leaves others whole', () => {
    expect(plain(labelsOf('ka', { price_from: 140_000, price_to: 800_000, currency_id: 1 }).price)).toBe('140–800 ათ. ₾');
    expect(plain(labelsOf('ru', { price_from: 140_500, price_to: 800_000, currency_id: 2 }).price)).toBe('140 500–800 000 $');
  });
});

describe('residential complexes', () => {
  it('have a chip each, with their own name', () => {
    const filters: StatementFilters = { projects: [7, 8] };
    const chips = buildFilterChips(filters);
    expect(chips.map(({ subject }) => formatterOf('en').formatSubject(subject, filters))).toEqual([
      'Vera Garden',
      'Unknown place',
    ]);
    expect(chips[0]?.without).toEqual({ projects: [8] });
  });
});

describe('an area searched on the map', () => {
  const filters: StatementFilters = { deal_types: [1], real_estate_types: [1], bounds: [41.6, 44.7, 41.8, 44.9] };

  it('is named in the title in every language', () => {
    expect(formatterOf('ka').title(filters)).toBe('იყიდება ბინები რუკაზე არჩეულ არეში');
    expect(formatterOf('en').title(filters)).toBe('Apartments for sale in the chosen map area');
    expect(formatterOf('ru').title(filters)).toBe('Продажа квартир в выбранной области карты');
  });

  it('is shown in the place of the bar, and once in a summary', () => {
    expect(labelsOf('en', filters).place).toBe('Map area');
    expect(summariseSearch(filters, formatterOf('en'))).toBe('Apartments for sale in the chosen map area');
  });

  it('has a chip that removes it', () => {
    const [chip] = buildFilterChips(filters).filter(({ key }) => key === 'bounds');
    expect(chip && formatterOf('en').formatSubject(chip.subject, filters)).toBe('Map area');
    expect(chip?.without).toEqual({ deal_types: [1], real_estate_types: [1] });
  });
});
