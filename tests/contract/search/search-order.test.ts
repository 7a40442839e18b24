import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type StatementCard, statementCountSchema, statementListSchema } from '@/lib/contracts/statements/statements';
import { insertStatement, type NewStatement } from '../../factories/statement';
import { useApi } from '../../setup/api';
import { seededAt } from '../../setup/database';

const api = useApi();
const minuteMs = 60_000;

async function list(query: string): Promise<StatementCard[]> {
  const response = await api.call(`/api/microservice/statements?${query}`);
  expect(response.status).toBe(200);
  return statementListSchema.parse(response.body).data.data;
}
async function total(query: string): Promise<number> {
  return statementCountSchema.parse((await api.call(`/api/microservice/statements/count?${query}`)).body).data.total;
}
const ids = (cards: StatementCard[]): number[] => cards.map(({ id }) => id);
const priced = (priceGelMinor: number): Partial<NewStatement> => ({
  priceGelMinor,
  priceUsdMinor: Math.round(priceGelMinor / 2.7),
  priceTypeId: 3,
});

describe('orders by the price per square metre', () => {
  it('merge what was typed in either currency at the present rate; negotiable ones and nights come last', async () => {
    const inLari = (gel: number) => ({ currencyId: 1, squarePriceGelMinor: gel, squarePriceUsdMinor: Math.round(gel / 2.7) });
    const inDollars = (usd: number) => ({ currencyId: 2, squarePriceGelMinor: Math.round(usd * 2.7), squarePriceUsdMinor: usd });
    const made: Record<string, number> = {};
    const store = async (name: string, overrides: Partial<NewStatement>) => {
      made[name] = (await insertStatement(api.db, { userId: 8011, ...priced(900_00), ...overrides })).id;
    };
    await store('middle', inDollars(700_00));
    await store('night', { dealTypeId: 7, ...inLari(1_00) });
    await store('low', inLari(1000_00));
    await store('negotiable', { priceTypeId: 1, ...inLari(1_00) });
    await store('high', inLari(3000_00));
    const names = new Map(Object.entries(made).map(([name, id]) => [id, name]));
    const named = async (query: string) =>
      ids(await list(`users=8011&order_by=square_price&${query}`)).map((id) => names.get(id));
    expect(await named('sequence=asc')).toEqual(['low', 'middle', 'high', 'night', 'negotiable']);
    expect(await named('sequence=desc')).toEqual(['high', 'middle', 'low', 'negotiable', 'night']);
    expect(await named('sequence=asc&currency_id=2')).toEqual(['low', 'middle', 'high', 'night', 'negotiable']);
    expect(await named('sequence=asc&square_price_from=1500')).toEqual(['middle', 'high']);
    expect(await named('sequence=asc&square_price_to=1890')).toEqual(['low', 'middle']);
    expect(await named('sequence=asc&currency_id=2&square_price_from=1000')).toEqual(['high']);
    expect(await named('sequence=asc&per_page=2&page=2')).toEqual(['high', 'night']);
  });
});

describe('price orders', () => {
  const made: Record<string, number> = {};
  beforeAll(async () => {
    const store = async (name: string, overrides: Partial<NewStatement>) => {
      made[name] = (await insertStatement(api.db, { userId: 8001, ...overrides })).id;
    };
    await store('cheap', priced(100_00));
    await store('from', { ...priced(300_00), priceTypeId: 2 });
    await store('equal', priced(300_00));
    await store('dear', priced(999_999_999_00));
    await store('negotiable', { priceTypeId: 1, priceGelMinor: 200_00, priceUsdMinor: 74_00 });
    await store('silent', { priceTypeId: 1, priceGelMinor: null, priceUsdMinor: null });
  });
  const named = async (query: string) => {
    const names = new Map(Object.entries(made).map(([name, id]) => [id, name]));
    return ids(await list(`users=8001&${query}`)).map((id) => names.get(id));
  };

  it('ascend with a bound counted as its price, equals by id, negotiable last', async () => {
    expect(await named('order_by=price&sequence=asc')).toEqual(['cheap', 'from', 'equal', 'dear', 'negotiable', 'silent']);
  });
  it('descend with negotiable still last', async () => {
    expect(await named('order_by=price&sequence=desc&currency_id=2')).toEqual([
      'dear',
      'equal',
      'from',
      'cheap',
      'silent',
      'negotiable',
    ]);
  });
  it.each([1, 2, 3, 4])('cut into pages of %i without a gap or a repetition', async (perPage) => {
    const pages = await Promise.all(
      [1, 2, 3, 4, 5, 6, 7].map((page) => named(`order_by=price&sequence=desc&per_page=${perPage}&page=${page}`)),
    );
    expect(pages.flat()).toEqual(['dear', 'equal', 'from', 'cheap', 'silent', 'negotiable']);
  });
  it('leave negotiable ones out when there is a bound', async () => {
    expect(await named('order_by=price&sequence=asc&price_to=300')).toEqual(['cheap', 'from', 'equal']);
  });
});

describe('orders by time', () => {
  const at = (day: number) => new Date(Date.UTC(2026, 9, day));
  let [first, second, third] = [0, 0, 0];
  beforeAll(async () => {
    first = (await insertStatement(api.db, { userId: 8002, date: at(3), createdAt: at(1) })).id;
    second = (await insertStatement(api.db, { userId: 8002, date: at(3), createdAt: at(2) })).id;
    third = (await insertStatement(api.db, { userId: 8002, date: at(1), createdAt: at(3) })).id;
  });

  it.each([
    ['', () => [second, first, third]],
    ['order_by=date&sequence=asc', () => [third, first, second]],
    ['sorting=3', () => [third, first, second]],
    ['order_by=created_at', () => [third, second, first]],
    ['order_by=created_at&sequence=asc', () => [first, second, third]],
  ])('"%s"', async (query, expected) => {
    expect(ids(await list(`users=8002&${query}`))).toEqual(expected());
  });
});

describe('pages', () => {
  it('do not overlap and together are the count', async () => {
    const all: number[] = [];
    const count = await total('cities=1');
    for (let page = 1; page <= Math.ceil(count / 20); page++) all.push(...ids(await list(`cities=1&page=${page}`)));
    expect(all).toHaveLength(count);
    expect(new Set(all).size).toBe(count);
  });
  it('are empty past the end', async () => {
    expect(await list('page=1000000')).toEqual([]);
    expect(await list('page=1000000&order_by=price&per_page=100')).toEqual([]);
  });
  it('have 20 by default and 100 at most; a program that asks for more is refused, as it would take them for all', async () => {
    expect(await list('')).toHaveLength(20);
    expect(await list('per_page=100')).toHaveLength(100);
    const address = '/api/microservice/statements?per_page=101';
    expect(await api.call(address)).toMatchObject({ status: 422, body: { errors: { per_page: ['errors.field_too_big'] } } });
    const own = await api.call(address, { headers: { 'sec-fetch-site': 'same-origin' } });
    expect(statementListSchema.parse(own.body).data.data).toHaveLength(100);
  });
});

describe('the paid strip', () => {
  beforeEach(() => api.setNow(seededAt));
  beforeAll(async () => {
    const until = new Date(seededAt.getTime() + 60 * minuteMs);
    for (const vipId of [1, 3, 4]) {
      for (let place = 0; place < 6; place++) await insertStatement(api.db, { userId: 8003, vipId, vipUntil: until });
    }
    await insertStatement(api.db, { userId: 8003, vipId: 4, vipUntil: new Date(seededAt.getTime() - minuteMs) });
  });
  const tier = (card: StatementCard) => [card.is_super_vip, card.is_vip_plus, card.is_vip].indexOf(true);
  const strip = () => list('users=8003&is_vip=1&per_page=9');

  it('has super VIP first, then VIP plus, then VIP', async () => {
    expect((await strip()).map(tier)).toEqual([0, 0, 0, 0, 0, 0, 1, 1, 1]);
  });
  it('keeps its order for two minutes and rotates afterwards', async () => {
    const before = ids(await strip());
    api.setNow(new Date(seededAt.getTime() + 2 * minuteMs - 1));
    expect(ids(await strip())).toEqual(before);
    api.setNow(new Date(seededAt.getTime() + 2 * minuteMs));
    expect(ids(await strip())).not.toEqual(before);
  });
  it('rotates which of a tier comes first', async () => {
    const firsts: (number | undefined)[] = [];
    const far = new Date(seededAt.getTime() + 1000 * 60 * minuteMs);
    await insertStatement(api.db, { id: 10_009_001, userId: 8004, vipId: 4, vipUntil: far });
    await insertStatement(api.db, { id: 10_009_002, userId: 8004, vipId: 4, vipUntil: far });
    for (let turn = 0; turn < 4; turn++) {
      api.setNow(new Date(seededAt.getTime() + turn * 2 * minuteMs));
      firsts.push(ids(await list('users=8004&is_vip=1&per_page=9'))[0]);
    }
    expect(firsts.toSorted()).toEqual([10_009_001, 10_009_001, 10_009_002, 10_009_002]);
    expect(firsts[0]).not.toBe(firsts[1]);
  });
  it('loses a tier the moment it ends', async () => {
    expect(await total('users=8003&is_vip=1')).toBe(18);
    api.setNow(new Date(seededAt.getTime() + 60 * minuteMs));
    expect(await total('users=8003&is_vip=1')).toBe(0);
  });
  it('follows a requested order', async () => {
    const cards = await list('users=8003&is_vip=1&order_by=date&sequence=asc');
    expect(ids(cards)).toEqual([...ids(cards)].sort((a, b) => a - b));
  });
});

describe('words', () => {
  let [flat, house] = [0, 0];
  beforeAll(async () => {
    flat = (
      await insertStatement(api.db, {
        userId: 8005,
        roomTypeId: 7,
        addressText: 'ზღაპრისქუჩა',
        comment: { ka: 'ნათელი ბინა', en: 'Sunny', ru: 'Ёлки у дома' },
      })
    ).id;
    house = (
      await insertStatement(api.db, {
        userId: 8005,
        dealTypeId: 2,
        realEstateTypeId: 2,
        cityId: 15,
        districtId: null,
        urbanId: null,
      })
    ).id;
  });
  const found = async (text: string) => ids(await list(`users=8005&q=${encodeURIComponent(text)}`)).sort();

  it.each(['თბილისი', 'თბილისში', 'თბილისის', 'ᲗᲑᲘᲚᲘᲡᲨᲘ', 'Tbilisi', 'тбилиси', 'в Тбилиси', 'ვაკე', 'ვაკეში', 'Vake', 'Ваке'])(
    'find a place by %s',
    async (text) => {
      expect(await found(text)).toEqual([flat]);
    },
  );
  it.each(['ბათუმში', 'ბათუმიდან', 'Батуми', 'batumi house', 'дом в Батуми', 'სახლები ბათუმში', 'ქირავდება'])(
    'find the house by %s',
    async (text) => {
      expect(await found(text)).toEqual([house]);
    },
  );
  it('find a studio by its name only where it is the one room', async () => {
    const studio = await insertStatement(api.db, { userId: 8006, roomTypeId: 1, livingRoomTypeId: 4 });
    await insertStatement(api.db, { userId: 8006, roomTypeId: 3, livingRoomTypeId: 4 });
    expect(ids(await list('users=8006&q=studio'))).toEqual([studio.id]);
  });
  it.each([
    '6-ოთახიანი ბინა ვაკეში',
    '6-комнатная квартира',
    '6-room apartment for sale in Vake',
    'ზღაპრისქუჩაზე',
    'елка',
    'ЁЛКА',
    'sunny',
    'ნათელი ბინის',
  ])('find the flat by %s', async (text) => expect(await found(text)).toEqual([flat]));
  it('find by the id', async () => expect(await found(String(flat))).toEqual([flat]));
  it.each(['7-room apartment', '!!!', 'კოსმოსი'])('find nothing by %s', async (text) => expect(await found(text)).toEqual([]));
});

describe('the newest', () => {
  beforeEach(() => api.setNow(seededAt));
  it('are those of the last three days by the clock', async () => {
    await insertStatement(api.db, { userId: 8006, createdAt: new Date(seededAt.getTime() - 71 * 60 * minuteMs) });
    expect(await total('users=8006&newest=1')).toBe(1);
    api.setNow(new Date(seededAt.getTime() + 60 * minuteMs));
    expect(await total('users=8006&newest=1')).toBe(0);
  });
});
