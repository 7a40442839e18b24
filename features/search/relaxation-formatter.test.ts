import { createTranslator } from 'next-intl';
import { describe, expect, it } from 'vitest';
import type { Locale } from '@/lib/contracts/common';
import type { Relaxation } from '@/lib/contracts/statements/relaxations';
import type { StatementCard } from '@/lib/contracts/statements/statements';
import { indexPlaces } from '@/lib/domain/place/place-index';
import { cities } from '@/lib/domain/place/places.fixture';
import en from '@/messages/en/search.json';
import ka from '@/messages/ka/search.json';
import ru from '@/messages/ru/search.json';
import { partial } from '@/tests/factories/partial';
import { parameters } from './domain/parameters.fixture';
import { createChangeFormatter, createDifferenceFormatter } from './relaxation-formatter';
import type { SearchTranslator } from './search-formatter';

const messages = { ka, en, ru };
const names = { dictionaries: parameters.dictionaries, places: indexPlaces(cities) };
const translator = (locale: Locale) =>
  createTranslator({ locale, messages: { search: messages[locale] }, namespace: 'search' }) as SearchTranslator;
const plain = (text: string) => text.replaceAll('\u00A0', ' ');

const change = (conditions: string[], widened: Relaxation['widened'] = null): Relaxation => ({
  conditions,
  widened,
  query: '',
  count: 3,
  price_min: null,
});
const formatChange = (locale: Locale, asked: Relaxation) =>
  plain(createChangeFormatter(locale, translator(locale), names)(asked, { currency_id: 1 }));

describe('the texts of a change', () => {
  it('have a phrase for a common condition, for any kind of parking', () => {
    for (const key of ['has_parking', 'parking_types']) {
      expect(formatChange('ka', change([key]))).toBe('პარკინგის გარეშე');
      expect(formatChange('en', change([key]))).toBe('Without parking');
      expect(formatChange('ru', change([key]))).toBe('Без парковки');
    }
  });

  it('name any other condition', () => {
    expect(formatChange('en', change(['heating_types']))).toBe('Without “Heating”');
    expect(formatChange('en', change(['can_exchanged']))).toBe('Without “Open to exchange”');
    expect(formatChange('en', change(['parameters-999']))).toBe('Without “Another filter”');
  });

  it('join two conditions', () => {
    expect(formatChange('en', change(['has_parking', 'parameters-6']))).toBe('Without parking + without a lift');
  });

  it('say how far a price or a place is widened', () => {
    expect(formatChange('ka', change(['price'], { price_to: 260_000 }))).toBe('ფასი 260 000 ₾-მდე');
    expect(formatChange('en', change(['price'], { price_from: 190_000 }))).toBe('Price from ₾190,000');
    expect(formatChange('en', change(['place'], { cities: [1] }))).toBe('Search Tbilisi');
    expect(formatChange('en', change(['place'], { cities: [9999] }))).toBe('Anywhere');
  });
});

describe('the texts of a difference', () => {
  const flat = partial<StatementCard>({
    price: { '1': { price_total: 256_500, price_square: 3000 } },
    room: '2',
    area: 68,
    area_type_id: 1,
    floor: null,
    status_id: 1,
    urban_names: { ka: 'ვერა', en: 'Vera', ru: 'Вера' },
    metro_station_names: { ka: 'რუსთაველი', en: 'Rustaveli', ru: 'Руставели' },
    metro_distance_m: 615,
  });
  const format = (differs: string[], filters = {}) =>
    plain(createDifferenceFormatter('en', translator('en'), names)({ statement: flat, differs }, filters));

  it('say what the statement has instead', () => {
    expect(format(['price'], { price_to: 250_000, currency_id: 1 })).toBe('Price +₾6,500');
    expect(format(['price'], { price_from: 300_000, currency_id: 1 })).toBe('Price −₾43,500');
    expect(format(['price'], { price_to: 250_000, currency_id: 2 })).toBe('Negotiable');
    expect(format(['place', 'room_types', 'area'])).toBe('Vera · 2 rooms · 68 m²');
    expect(format(['metro_minutes_to', 'metro_station_ids'])).toBe('Rustaveli, 10 min');
    expect(format(['statuses'])).toBe('Older building');
  });

  it('name the dropped filter where a card says no more', () => {
    expect(format(['has_parking', 'floor'])).toBe('Without parking · On any floor');
    expect(format(['heating_types', 'can_exchanged'])).toBe('Heating: other · Open to exchange: no');
  });
});
