import { beforeAll, describe, expect, it } from 'vitest';
import { nearMatchesSchema, relaxationsSchema } from '@/lib/contracts/statements/relaxations';
import { statementCountSchema } from '@/lib/contracts/statements/statements';
import { insertStatement } from '../../factories/statement';
import { insertVisitor } from '../../factories/visitor';
import { useApi } from '../../setup/api';

const api = useApi();
const base = '/api/microservice/statements';
const [vake, saburtalo] = [38, 47];
const [lift, underground] = [6, 5];

const relax = async (query: string) =>
  relaxationsSchema.parse((await api.call(`${base}/relaxations?users=8801&${query}`)).body).data;
const nearest = async (query: string) =>
  nearMatchesSchema.parse((await api.call(`${base}/nearest?users=8801&${query}`)).body).data;
const count = async (query: string) => statementCountSchema.parse((await api.call(`${base}/count?${query}`)).body).data.total;
const gel = (price: number) => ({ priceGelMinor: price * 100, priceUsdMinor: Math.round((price * 100) / 2.7) });

/** A search in Vake up to 250,000 GEL with three rooms, a lift and parking, which nothing of the owner meets. */
const wanted = `deal_types=1&real_estate_types=1&urbans=${vake}&price_to=250000&currency_id=1&room_types=3&parameters=${lift}&has_parking=1`;
const ids = { noParking: 0, noParkingCheaper: 0, dear: 0, elsewhere: [0], twoAmiss: 0 };

beforeAll(async () => {
  await insertVisitor(api.db, { id: 8801, typeId: 1 });
  const insert = async (overrides: object) => {
    const flat = { userId: 8801, roomTypeId: 3, parameters: [lift], parkingTypeId: underground, ...gel(243_000) };
    return (await insertStatement(api.db, { ...flat, ...overrides })).id;
  };
  ids.noParking = await insert({ parkingTypeId: 3 });
  ids.noParkingCheaper = await insert({ parkingTypeId: null, ...gel(228_000) });
  ids.dear = await insert(gel(256_500));
  const inSaburtalo = () => insert({ urbanId: saburtalo });
  ids.elsewhere = [await inSaburtalo(), await inSaburtalo(), await inSaburtalo()];
  ids.twoAmiss = await insert({ parkingTypeId: 3, roomTypeId: 2 });
});

describe('GET statements/relaxations: 200', () => {
  it('lists the single changes that give something, smallest first, and what would change nothing', async () => {
    const { changes, unhelpful, condition_count } = await relax(wanted);
    expect(condition_count).toBe(5);
    expect(changes.map(({ conditions, count: found, price_min, widened }) => [conditions, found, price_min, widened])).toEqual([
      [['price'], 1, 256_500, { price_to: 260_000 }],
      [['has_parking'], 2, 228_000, null],
      [['place'], 3, 243_000, { districts: [4] }],
    ]);
    expect(unhelpful).toEqual(['room_types', `parameters-${lift}`]);
  });

  it('gives what the count of the changed search gives', async () => {
    const { changes } = await relax(wanted);
    for (const change of changes) {
      expect(await count(change.query)).toBe(change.count);
      expect(change.query).not.toContain('page');
    }
  });

  it('drops two at once where no single one is enough', async () => {
    const { changes, unhelpful } = await relax(`${wanted}&conditions=8`);
    expect(changes[0]).toMatchObject({ conditions: ['price', 'conditions'], count: 1 });
    expect(changes.every(({ conditions }) => conditions.length === 2)).toBe(true);
    expect(unhelpful).toEqual([]);
  });

  it('gives up the type, then the deal, only where nothing else helps', async () => {
    const { changes } = await relax('deal_types=1&real_estate_types=6');
    expect(changes.map(({ conditions }) => conditions)).toEqual([['real_estate_types']]);
  });

  it('treats a place named in the text as the place', async () => {
    const named = wanted.replace(`urbans=${vake}`, `q=${encodeURIComponent('ვაკე')}`);
    expect((await relax(named)).changes.map(({ conditions }) => conditions)).toEqual([['price'], ['has_parking'], ['place']]);
  });

  it('is empty where something matches', async () => {
    expect(await relax(`deal_types=1&urbans=${vake}`)).toMatchObject({ changes: [], unhelpful: [] });
  });
});

describe('GET statements/nearest: 200', () => {
  it('lists first what fails one condition and is nearest in price, and says what differs', async () => {
    const found = await nearest(wanted);
    expect(found.map(({ statement, differs }) => [statement.id, differs])).toEqual([
      [ids.dear, ['price']],
      ...ids.elsewhere.toReversed().map((id) => [id, ['place']]),
      [ids.noParking, ['has_parking']],
      [ids.noParkingCheaper, ['has_parking']],
    ]);
    expect(found.map(({ statement }) => statement.id)).not.toContain(ids.twoAmiss);
  });
});

describe.each(['relaxations', 'nearest'])('GET statements/%s: 422', (path) => {
  it('names the filter that is not a filter', async () => {
    const response = await api.call(`${base}/${path}?metro_minutes_to=near`);
    expect(response).toMatchObject({ status: 422, body: { errors: { metro_minutes_to: expect.anything() } } });
  });
});
