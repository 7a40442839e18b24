import { beforeEach, describe, expect, it } from 'vitest';
import { type OwnProjectDetail, ownProjectResponseSchema } from '@/lib/contracts/companies/own-projects';
import { projectResponseSchema } from '@/lib/contracts/companies/projects';
import { ownProjectBody } from '../../factories/project';
import { insertVisitor, type Visitor } from '../../factories/visitor';
import { useApi } from '../../setup/api';

const api = useApi();
const path = '/api/microservice-projects/users/projects';
const texts = (text: string) => ({ ka: text, en: text, ru: text });

let developer: Visitor;
beforeEach(async () => {
  developer = await insertVisitor(api.db, { typeId: 4 });
});

const call = (method: string, below: string, body?: unknown, visitor: Visitor | null = developer) =>
  api.call(path + below, { method, ...(visitor ? { headers: visitor.headers } : {}), ...(body === undefined ? {} : { body }) });
const project = async (response: ReturnType<typeof call>): Promise<OwnProjectDetail> => {
  const { status, body } = await response;
  expect(status).toBe(200);
  return ownProjectResponseSchema.parse(body).data.project;
};
const add = (overrides: object = {}) => project(call('POST', '', { ...ownProjectBody, ...overrides }));
const page = (id: number) => api.call(`/api/microservice-projects/projects/${id}`);
const shown = async (id: number) => projectResponseSchema.parse((await page(id)).body).data.project;

describe('POST users/projects', () => {
  it('adds a project with its own address, and its page shows it', async () => {
    const first = await add({ name: texts('Orbeli Hill') });
    const second = await add({ name: texts('Orbeli Hill') });
    expect([first.slug, second.slug]).toEqual(['orbeli-hill', 'orbeli-hill-2']);
    expect(await shown(first.id)).toMatchObject({
      display_names: texts('Orbeli Hill'),
      stage: 'frame',
      handover: { year: 2027, quarter: 4 },
      first_handover: { year: 2027, quarter: 4 },
      instalments: null,
      developer: { id: developer.user.id },
    });
  });

  it.each([
    ['name', { name: { ka: 'სახლი', en: ' ', ru: 'Дом' } }],
    ['city_id', { city_id: 999_999 }],
    ['urban_id', { city_id: 2, district_id: null, urban_id: 38 }],
    ['latitude', { latitude: 51 }],
    ['progress_percent', { progress_percent: 101 }],
    ['handover_quarter', { handover_quarter: null }],
    ['floors', { floors: 0 }],
    ['stage', { stage: 'roof' }],
  ])('names the field %s that is wrong: 422', async (field, overrides) => {
    const { status, body } = await call('POST', '', { ...ownProjectBody, ...overrides });
    expect(status).toBe(422);
    expect(Object.keys((body as { errors: object }).errors)).toEqual([field]);
  });
});

describe('PUT users/projects/{id}', () => {
  it('moves the promised date but keeps the first one, and withdraws and publishes the page', async () => {
    const { id } = await add();
    await project(call('PUT', `/${id}`, { ...ownProjectBody, handover_year: 2028, handover_quarter: 2 }));
    expect(await shown(id)).toMatchObject({ handover: { year: 2028, quarter: 2 }, first_handover: { year: 2027, quarter: 4 } });
    await project(call('PUT', `/${id}`, { ...ownProjectBody, is_published: false }));
    expect((await page(id)).status).toBe(404);
    expect((await project(call('GET', `/${id}`))).is_published).toBe(false);
    await project(call('PUT', `/${id}`, ownProjectBody));
    expect((await page(id)).status).toBe(200);
  });
});

describe('reports and offers', () => {
  it('has the stage of the latest report', async () => {
    const { id } = await add();
    await project(call('POST', `/${id}/progress`, { happened_on: '2026-11-01', stage: 'facade', percent: 60 }));
    const { progress } = await project(
      call('POST', `/${id}/progress`, { happened_on: '2026-06-01', stage: 'frame', percent: 45 }),
    );
    expect(await shown(id)).toMatchObject({ stage: 'facade', progress_percent: 60 });
    expect(progress.map(({ percent }) => percent)).toEqual([60, 45]);
    expect((await project(call('DELETE', `/${id}/progress/${progress[1]?.id}`))).progress).toHaveLength(1);
  });

  it('changes a report, which may move the stage, and an offer', async () => {
    const { id } = await add();
    const report = { happened_on: '2026-11-01', stage: 'frame', percent: 45 };
    const [stored] = (await project(call('POST', `/${id}/progress`, report))).progress;
    await project(call('PUT', `/${id}/progress/${stored?.id}`, { ...report, stage: 'facade', percent: 70 }));
    expect(await shown(id)).toMatchObject({ stage: 'facade', progress_percent: 70, progress: [{ percent: 70 }] });
    const offer = { title: texts('No interest'), text: texts(''), starts_on: '2026-11-01', ends_on: '2026-12-31' };
    const [made] = (await project(call('POST', `/${id}/offers`, offer))).offers;
    await project(call('PUT', `/${id}/offers/${made?.id}`, { ...offer, title: texts('Half the interest') }));
    expect((await shown(id)).offers).toMatchObject([{ title: texts('Half the interest') }]);
    const other = await add();
    expect((await call('PUT', `/${other.id}/progress/${stored?.id}`, report)).status).toBe(404);
    expect((await call('PUT', `/${other.id}/offers/${made?.id}`, offer)).status).toBe(404);
  });

  it('shows an offer from its first day to its last', async () => {
    const { id } = await add();
    const offer = { title: texts('No interest'), text: texts(''), starts_on: '2026-12-01', ends_on: '2026-12-31' };
    const { offers } = await project(call('POST', `/${id}/offers`, offer));
    const shownOn = async (day: string) => {
      api.setNow(new Date(`${day}T09:00:00Z`));
      return (await shown(id)).offers.length;
    };
    const now = api.now();
    expect([
      await shownOn('2026-11-30'),
      await shownOn('2026-12-01'),
      await shownOn('2026-12-31'),
      await shownOn('2027-01-01'),
    ]).toEqual([0, 1, 1, 0]);
    api.setNow(now);
    expect((await project(call('DELETE', `/${id}/offers/${offers[0]?.id}`))).offers).toEqual([]);
    expect((await call('POST', `/${id}/offers`, { ...offer, ends_on: '2026-11-30' })).status).toBe(422);
  });

  it('removes nothing of another project: 404', async () => {
    const [one, other] = [await add(), await add()];
    const { progress } = await project(
      call('POST', `/${one.id}/progress`, { happened_on: '2026-11-01', stage: 'facade', percent: 60 }),
    );
    expect((await call('DELETE', `/${other.id}/progress/${progress[0]?.id}`)).status).toBe(404);
    expect((await call('DELETE', `/${one.id}/offers/1`)).status).toBe(404);
  });
});
