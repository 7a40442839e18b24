import { createTranslator } from 'next-intl';
import { describe, expect, it } from 'vitest';
import { type Locale, locales } from '@/lib/contracts/common';
import type { StatementDetail } from '@/lib/contracts/statements/statements';
import en from '@/messages/en/statement.json';
import ka from '@/messages/ka/statement.json';
import ru from '@/messages/ru/statement.json';
import { partial } from '@/tests/factories/partial';
import { type SummaryTranslator, summaryOf } from './summary';

const messages = { ka, en, ru };
const inEach = (kaText: string, enText: string, ruText: string) => ({ ka: kaText, en: enText, ru: ruText });

const flat = partial<StatementDetail>({
  deal_type_id: 1,
  real_estate_type_id: 1,
  dynamic_titles: inEach('იყიდება ბინა ვაკეში', 'Apartment for sale in Vake', 'Продаётся квартира в Ваке'),
  area: 108,
  area_type_id: 1,
  floor: 7,
  total_floors: 12,
  bedroom_type_id: 2,
  height: null,
  yard_area: null,
  daily_rent_type_id: null,
  min_nights: null,
  parameters: [{ display_names: inEach('ლიფტი', 'Lift', 'Лифт') }, { display_names: inEach('ტელევიზია', 'TV', 'ТВ') }] as never,
  currency_id: 2,
  price_type_id: 3,
  price: { 1: { price_total: 459_000, price_square: 4250 }, 2: { price_total: 170_000, price_square: 1574 } },
});

function summary(locale: Locale, changed: Partial<StatementDetail> = {}): string {
  const t = createTranslator({
    locale,
    messages: { statement: messages[locale] },
    namespace: 'statement.summary',
  }) as SummaryTranslator;
  const details = [
    { name: 'heating', label: messages[locale].details.heating, value: 'Central heating' },
    { name: 'condition', label: messages[locale].details.condition, value: 'Newly renovated' },
  ] as const;
  const nameOf = (_: string, id: number | null) => (id === null ? null : String(id));
  return summaryOf({ statement: { ...flat, ...changed }, locale, address: 'A, B', nameOf, details, t }).replaceAll('\u00A0', ' ');
}

describe('summaryOf', () => {
  it('says in every language what is known', () => {
    expect(summary('en')).toBe(
      'Apartment for sale in Vake: 108 m², floor 7 of 12, 2 bedrooms. Address: A, B. Condition: newly renovated; heating: central heating. Amenities: lift, TV. Price: $170,000 (₾459,000).',
    );
    expect(summary('ka')).toBe(
      'იყიდება ბინა ვაკეში: 108 მ², სართული 7/12, 2 საძინებელი. მისამართი: A, B. მდგომარეობა: newly renovated; გათბობა: central heating. კეთილმოწყობა: ლიფტი, ტელევიზია. ფასი: 170 000 $ (459 000 ₾).',
    );
    expect(summary('ru')).toBe(
      'Продаётся квартира в Ваке: 108 м², этаж 7 из 12, 2 спальни. Адрес: A, B. Состояние: newly renovated; отопление: central heating. Удобства: лифт, ТВ. Цена: 170 000 $ (459 000 ₾).',
    );
  });

  it('says guests, nights and the period of a daily rent', () => {
    const daily = { deal_type_id: 7, daily_rent_type_id: 11, min_nights: 2 };
    expect(summary('en', daily)).toContain('for 1–10 guests, for 2 nights at least.');
    expect(summary('en', daily)).toContain('Price: $170,000/night (₾459,000).');
    expect(summary('ru', daily)).toContain('на 1–10 гостей, не меньше чем на 2 ночи.');
  });

  it('leaves out what nobody filled in', () => {
    const bare = { floor: null, total_floors: null, bedroom_type_id: null, parameters: [], price_type_id: 1 };
    for (const locale of locales) expect(summary(locale, bare)).not.toMatch(/null|undefined|, \.|: \./);
    expect(summary('en', bare)).toMatch(/^Apartment for sale in Vake: 108 m²\. .* The price is negotiable\.$/);
  });
});
