import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { createdStreetSchema } from '@/lib/contracts/statements/own-statements';
import { streets } from '@/server/modules/locations/locations.table';
import { insertVisitor } from '../../factories/visitor';
import { useApi } from '../../setup/api';

const api = useApi();
let visitor: Awaited<ReturnType<typeof insertVisitor>>;
beforeAll(async () => {
  visitor = await insertVisitor(api.db);
});

const create = (body: unknown, headers: Record<string, string | null> = visitor.headers) =>
  api.call('/api/v1/streets/create', { method: 'POST', body, headers });
const created = async (body: unknown) => createdStreetSchema.parse((await create(body)).body).data;
const vake = { city_id: 1, district_id: 4, urban_id: 38 };

describe('200: a street', () => {
  it('is added with its neighbourhood and found at once by its maker, in the script of each language', async () => {
    const { street_id, display_name } = await created({ display_name: ' აივნების  ქუჩა ', ...vake });
    expect(display_name).toBe('აივნების ქუჩა');
    const [row] = await api.db.select().from(streets).where(eq(streets.id, street_id));
    expect(row).toMatchObject({ cityId: 1, districtId: 4, urbanId: 38, createdBy: visitor.user.id });
    expect([row?.name.en, row?.name.ru]).toEqual([expect.stringMatching(/^[A-Za-z ]+$/), expect.stringMatching(/^[А-Яа-яё ]+$/)]);
    const found = await api.call('/api/v1/streets?q=აივნების', { headers: visitor.headers });
    expect((found.body as { data: { id: number }[] }).data.map(({ id }) => id)).toContain(street_id);
  });

  it('that is written in Cyrillic has a name in each script', async () => {
    const { street_id } = await created({ display_name: 'Джавахишвили новая', ...vake });
    const [row] = await api.db.select().from(streets).where(eq(streets.id, street_id));
    expect(row?.name).toEqual({ ka: 'ჯავახიშვილი ნოვაია', en: 'Dzhavakhishvili novaia', ru: 'Джавахишвили новая' });
  });

  it('of a known name is the existing one, however it is spelled', async () => {
    const first = await created({ display_name: 'Aivani Lane', city_id: 15 });
    expect(await created({ display_name: 'aivani  lane.', city_id: 15 })).toEqual(first);
    expect((await created({ display_name: 'Aivani Lane', city_id: 1 })).street_id).not.toBe(first.street_id);
  });
});

describe('401', () => {
  it('refuses a guest', async () => expect((await create({ display_name: 'აივნების ქუჩა', city_id: 1 }, {})).status).toBe(401));
});

describe('422: by field', () => {
  it.each([
    ['three letters', { display_name: 'აბგ', city_id: 1 }, { display_name: ['errors.field_too_small'] }],
    ['no letters', { display_name: '!!!!!', city_id: 1 }, { display_name: ['errors.field_invalid'] }],
    ['no city', { display_name: 'აივნების ქუჩა' }, { city_id: ['errors.field_invalid'] }],
    ['an unknown city', { display_name: 'აივნების ქუჩა', city_id: 999_999 }, { city_id: ['errors.place_elsewhere'] }],
    [
      'a district of another city',
      { display_name: 'აივნების ქუჩა', city_id: 15, district_id: 4 },
      { district_id: ['errors.place_elsewhere'] },
    ],
    ['more than it asks', { display_name: 'აივნების ქუჩა', city_id: 1, id: 7 }, { id: ['errors.field_unknown'] }],
  ])('refuses %s', async (_name, body, errors) => {
    const response = await create(body);
    expect(response.status).toBe(422);
    expect(response.body).toMatchObject({ errors });
  });
});

describe('429', () => {
  it('refuses the eleventh new street in an hour', async () => {
    const hasty = await insertVisitor(api.db);
    for (let count = 0; count < 10; count += 1)
      expect((await create({ display_name: `Hasty Lane ${count}`, city_id: 1 }, hasty.headers)).status).toBe(200);
    const response = await create({ display_name: 'Hasty Lane 10', city_id: 1 }, hasty.headers);
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '3600']);
    expect((await create({ display_name: 'Hasty Lane 1', city_id: 1 }, hasty.headers)).status).toBe(200);
  });
});
