import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  type Project,
  type ProjectList,
  projectListSchema,
  projectPhoneSchema,
  projectResponseSchema,
} from '@/lib/contracts/companies/projects';
import { writeProjectQuarters } from '@/server/jobs/write-project-quarters';
import { companyDays } from '@/server/modules/companies/companies.table';
import { projectOffers, projectPlans, projectQuarters } from '@/server/modules/projects/projects.table';
import { insertProject } from '../../factories/project';
import { insertStatement } from '../../factories/statement';
import { insertVisitor, type Visitor } from '../../factories/visitor';
import { useApi } from '../../setup/api';

const api = useApi();
const path = '/api/microservice-projects';
const image = { large: '/a.webp', thumb: '/a-thumb.webp', blur: '/a-blur.webp', is_main: true };
const text = { ka: 'ფასდაკლება', en: 'Discount', ru: 'Скидка' };

let developer: Visitor;
let visits = 0;
beforeEach(async () => {
  developer = await insertVisitor(api.db, { name: 'აისის სახლი', typeId: 4, phone: '562111222', slug: null });
});

const list = async (query: string): Promise<ProjectList> => {
  const { status, body } = await api.call(`${path}/listing?${query}`);
  expect(status).toBe(200);
  return projectListSchema.parse(body).data;
};
/** Reads a project, each time from another address. */
const read = async (reference: number | string, headers: Record<string, string> = {}): Promise<Project> => {
  visits += 1;
  const response = await api.call(`${path}/projects/${reference}`, {
    headers: { 'x-forwarded-for': `10.1.${visits >> 8}.${visits & 255}`, ...headers },
  });
  expect(response.status).toBe(200);
  return projectResponseSchema.parse(response.body).data.project;
};
const flat = (projectId: number, rooms: number, usd: number, area: number) =>
  insertStatement(api.db, {
    userId: developer.user.id,
    projectId,
    roomTypeId: rooms,
    areaSqm: area,
    priceUsdMinor: usd * 100,
    priceGelMinor: usd * 270,
    squarePriceUsdMinor: Math.round(usd / area) * 100,
    squarePriceGelMinor: Math.round((usd * 2.7) / area) * 100,
  });

describe('GET microservice-projects/listing', () => {
  it('lists the projects of a seeded market, twelve on a page', async () => {
    const data = await list('');
    expect(data).toMatchObject({ current_page: 1, per_page: 12, last_page: 4, total: 40 });
    expect(data.data).toHaveLength(12);
    expect(data.flats_for_sale).toBeGreaterThan(0);
    expect(data.cities[0]).toMatchObject({ id: 1 });
    expect((await list('page=9')).data).toEqual([]);
  });

  it('names each project by a uuid, which reads it at both addresses', async () => {
    const [card] = (await list('')).data;
    expect(card).toMatchObject({ uuid: expect.stringMatching(/^[\da-f-]{36}$/), display_name: card?.display_names.ka });
    for (const address of [`${path}/${card?.uuid}`, `${path}/projects/${card?.uuid}`])
      expect((await api.call(address)).body).toMatchObject({ data: { project: { id: card?.id, uuid: card?.uuid } } });
    const other = '00000000-0000-4000-8000-000000000001';
    expect((await api.call(`${path}/${other}`)).status).toBe(404);
    const flat = await insertStatement(api.db, { projectId: card?.id ?? 0 });
    const { body } = await api.call(`/api/microservice/statements/${flat.id}`);
    expect(body).toMatchObject({ data: { statement: { project_uuid: card?.uuid } } });
  });

  it('hides what is not published', async () => {
    const { id } = await insertProject(api.db, { isPublished: false, developerId: developer.user.id });
    expect((await list(`ids=${id}`)).data).toEqual([]);
    expect((await api.call(`${path}/projects/${id}`)).status).toBe(404);
    expect((await api.call(`${path}/show-phone-number/${id}`, { method: 'POST' })).status).toBe(404);
  });

  it('filters by developer, place, stage, hand-over, rooms, price and words', async () => {
    const developerId = developer.user.id;
    const frame = await insertProject(api.db, { developerId, cityId: 15, districtId: 13, urbanId: 76 });
    const done = await insertProject(api.db, { developerId, stage: 'delivered', handoverYear: 2025, handoverQuarter: 1 });
    await flat(frame.id, 2, 100_000, 50);
    const idsOf = async (query: string) => (await list(`developer=${developerId}&${query}`)).data.map(({ id }) => id);
    expect(await idsOf('')).toEqual([frame.id, done.id]);
    expect(await idsOf('cities=15')).toEqual([frame.id]);
    expect(await idsOf('urbans=38')).toEqual([done.id]);
    expect(await idsOf('stage=frame')).toEqual([frame.id]);
    expect(await idsOf('delivered=1')).toEqual([done.id]);
    expect(await idsOf('handover_year=2027')).toEqual([frame.id]);
    expect(await idsOf('room_types=2')).toEqual([frame.id]);
    expect(await idsOf('room_types=3')).toEqual([]);
    expect(await idsOf('square_price_to=2000&currency_id=2')).toEqual([frame.id]);
    expect(await idsOf('square_price_from=2001&currency_id=2')).toEqual([]);
    expect(await idsOf(`q=${encodeURIComponent(done.name.ru)}`)).toEqual([done.id]);
    expect(await idsOf('sort=newest')).toEqual([done.id, frame.id]);
  });

  it.each(['sort=cheapest', 'page=99999999999', 'cities=x', 'stage=roof', 'per_page=101'])(
    'refuses %s with 422',
    async (query) => {
      expect((await api.call(`${path}/listing?${query}`)).status).toBe(422);
    },
  );

  it.each(['page=0', 'page=NaN&per_page=0'])('ignores %s, as the market does', async (query) => {
    expect((await api.call(`${path}/listing?${query}`)).body).toEqual((await api.call(`${path}/listing`)).body);
  });
});

describe('GET microservice-projects/projects/{id}', () => {
  it('answers by id and by slug', async () => {
    const { id, slug } = await insertProject(api.db, { developerId: developer.user.id });
    expect((await read(id)).slug).toBe(slug);
    expect((await read(slug)).id).toBe(id);
    expect((await read(id)).developer).toMatchObject({ id: developer.user.id, phone: '562111***', projects_count: 1 });
    expect(JSON.stringify(await read(id))).not.toContain('562111222');
  });

  it('finds no project of another id or slug: 404', async () => {
    for (const reference of ['999999', 'no-such-house', '0', '99999999999'])
      expect((await api.call(`${path}/projects/${reference}`)).status).toBe(404);
  });

  it('computes prices by rooms only from listed flats', async () => {
    const { id } = await insertProject(api.db, { developerId: developer.user.id });
    await flat(id, 2, 100_000, 50);
    await flat(id, 2, 90_000, 60);
    await flat(id, 3, 150_000, 75);
    await insertStatement(api.db, { projectId: id, roomTypeId: 1, priceUsdMinor: 100, state: 'hidden' });
    await insertStatement(api.db, { projectId: id, roomTypeId: 1, priceUsdMinor: 100, dealTypeId: 2 });
    const project = await read(id);
    expect(project.rooms).toEqual([
      {
        room_type_id: 2,
        flats_for_sale: 2,
        area_from: 50,
        area_to: 60,
        price_from: { '1': 243_000, '2': 90_000 },
        price_to: { '1': 270_000, '2': 100_000 },
        square_price_from: { '1': 4050, '2': 1500 },
      },
      expect.objectContaining({ room_type_id: 3, flats_for_sale: 1, price_from: { '1': 405_000, '2': 150_000 } }),
    ]);
    expect(project).toMatchObject({
      flats_for_sale: 3,
      price_from: { '2': 90_000 },
      square_price_from: { '2': 1500 },
      priced_on: '2026-11-20',
      is_sold_out: false,
    });
  });

  it('shows the rooms of a sold-out project, with nothing for sale', async () => {
    const { id } = await insertProject(api.db);
    await api.db.insert(projectPlans).values({ projectId: id, roomTypeId: 2, areaSqm: 54, image, position: 1 });
    expect(await read(id)).toMatchObject({
      is_sold_out: true,
      developer: null,
      price_from: null,
      rooms: [{ room_type_id: 2, flats_for_sale: 0, price_from: null, area_from: null }],
      plans: [{ room_type_id: 2, area: 54 }],
    });
  });

  it('shows offers of today, and a trend from three quarters on', async () => {
    const { id } = await insertProject(api.db);
    const offer = { projectId: id, title: text, text };
    await api.db.insert(projectOffers).values([
      { ...offer, startsOn: '2026-11-20', endsOn: '2026-11-20' },
      { ...offer, startsOn: '2026-10-01', endsOn: '2026-11-19' },
      { ...offer, startsOn: '2026-11-21', endsOn: '2026-12-19' },
    ]);
    const quarter = (number: number) => ({ projectId: id, year: 2026, quarter: number, squarePriceUsdMinor: 150_000 + number });
    await api.db.insert(projectQuarters).values([quarter(2), quarter(1)]);
    const early = await read(id);
    expect(early.quarters).toEqual([]);
    expect(early.offers.map(({ ends_on }) => ends_on)).toEqual(['2026-11-20']);
    await api.db.insert(projectQuarters).values(quarter(3));
    expect((await read(id)).quarters.map(({ quarter: number }) => number)).toEqual([1, 2, 3]);
  });

  it('counts a view once an hour per address, never the developer’s own', async () => {
    const { id } = await insertProject(api.db, { developerId: developer.user.id });
    const views = async () =>
      (
        await api.db
          .select()
          .from(companyDays)
          .where(and(eq(companyDays.companyId, developer.user.id), eq(companyDays.projectId, id)))
      )[0]?.views ?? 0;
    await api.call(`${path}/projects/${id}`, { headers: developer.headers });
    expect(await views()).toBe(0);
    await api.call(`${path}/projects/${id}`);
    await api.call(`${path}/projects/${id}`);
    expect(await views()).toBe(1);
  });
});

describe('POST microservice-projects/show-phone-number/{id}', () => {
  it('reveals the developer’s number, 20 in an hour', async () => {
    const visitor = await insertVisitor(api.db);
    const { id, slug } = await insertProject(api.db, { developerId: developer.user.id });
    const show = (reference: string | number) =>
      api.call(`${path}/show-phone-number/${reference}`, { method: 'POST', headers: visitor.headers });
    expect(projectPhoneSchema.parse((await show(id)).body).data.phone_number).toBe('562111222');
    expect((await show(slug)).status).toBe(200);
    for (let count = 2; count < 20; count += 1) await show(id);
    expect((await show(id)).status).toBe(429);
  });

  it('answers 404 without a developer or a number', async () => {
    const without = await insertProject(api.db);
    expect((await api.call(`${path}/show-phone-number/${without.id}`, { method: 'POST' })).status).toBe(404);
  });
});

describe('the trend of prices', () => {
  const run = () => writeProjectQuarters({ database: api.database, clock: api.now });
  const quartersOf = async (id: number) =>
    (await api.db.select().from(projectQuarters).where(eq(projectQuarters.projectId, id))).map(
      ({ year, quarter, squarePriceUsdMinor }) => [year, quarter, squarePriceUsdMinor],
    );

  it('is written once a quarter, by the lowest price that is listed last', async () => {
    const { id } = await insertProject(api.db);
    await flat(id, 2, 100_000, 50);
    await run();
    await run();
    expect(await quartersOf(id)).toEqual([[2026, 4, 200_000]]);
    await flat(id, 1, 57_000, 30);
    await run();
    expect(await quartersOf(id)).toEqual([[2026, 4, 190_000]]);
    const before = api.now();
    // Already January in Tbilisi, four hours ahead.
    api.setNow(new Date('2026-12-31T20:30:00Z'));
    await run();
    api.setNow(before);
    expect(await quartersOf(id)).toEqual([
      [2026, 4, 190_000],
      [2027, 1, 190_000],
    ]);
  });
});
