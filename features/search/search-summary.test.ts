import { createTranslator } from 'next-intl';
import { describe, expect, it } from 'vitest';
import type { Locale } from '@/lib/contracts/common';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import en from '@/messages/en/search.json';
import ka from '@/messages/ka/search.json';
import ru from '@/messages/ru/search.json';
import { parameters } from './domain/parameters.fixture';
import { createSearchFormatter, type SearchTranslator } from './search-formatter';
import { buildBarLabels } from './search-summary';

const messages = { ka, en, ru };

function labelsOf(locale: Locale, filters: StatementFilters) {
  const t = createTranslator({ locale, messages: { search: messages[locale] }, namespace: 'search' }) as SearchTranslator;
  const names = { dictionaries: parameters.dictionaries, places: { find: () => undefined }, streets: [] };
  return buildBarLabels(filters, createSearchFormatter(locale, t, names));
}

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
