import { beforeEach, describe, expect, it } from 'vitest';
import { ownProjectsSchema, priceListReportSchema } from '@/lib/contracts/companies/price-lists';
import { projectResponseSchema } from '@/lib/contracts/companies/projects';
import { insertProject } from '../../factories/project';
import { insertVisitor, type Visitor } from '../../factories/visitor';
import { useApi } from '../../setup/api';

const api = useApi();
const path = '/api/microservice-projects/users/projects';

let developer: Visitor;
let projectId: number;
beforeEach(async () => {
  developer = await insertVisitor(api.db, { name: 'აისის სახლი', typeId: 4 });
  projectId = (await insertProject(api.db, { developerId: developer.user.id })).id;
});

const upload = (csv: string, visitor = developer, id = projectId) =>
  api.call(`${path}/${id}/price-list`, { method: 'POST', headers: visitor.headers, body: { csv } });
const report = async (csv: string) => {
  const response = await upload(csv);
  expect(response.status).toBe(200);
  return priceListReportSchema.parse(response.body).data;
};
const shownList = async () =>
  projectResponseSchema.parse((await api.call(`/api/microservice-projects/projects/${projectId}`)).body).data.project.price_list;

describe('POST users/projects/{id}/price-list', () => {
  it('stores a list in the place of the former one, and the project shows it with its day', async () => {
    expect(await report('number,rooms,area,price\n1,2,54,90000\n2,3,80,120000')).toEqual({
      is_stored: true,
      rows: 2,
      refused: [],
    });
    expect(await report('number,rooms,area,price,state\n2,3,80,125000,sold\n9,1,30,,')).toMatchObject({ is_stored: true });
    expect(await shownList()).toMatchObject({
      updated_at: api.now().toISOString(),
      available: 1,
      sold: 1,
      flats: [
        { number: '2', price: 125_000, currency_id: 2, state: 'sold' },
        { number: '9', price: null, state: 'available' },
      ],
    });
  });

  it('stores nothing when one row is refused, and says why', async () => {
    await report('number,rooms,area\n1,2,54');
    expect(await report('number,rooms,area\n5,2,54\n6,2,wide')).toEqual({
      is_stored: false,
      rows: 2,
      refused: [{ line: 3, column: 'area', problem: 'not_a_number' }],
    });
    expect((await shownList())?.flats.map(({ number }) => number)).toEqual(['1']);
  });

  it('is the developer’s own: 401, 404', async () => {
    const csv = 'number,rooms,area\n1,2,54';
    const other = await insertVisitor(api.db, { typeId: 4 });
    const broker = await insertVisitor(api.db, { typeId: 3 });
    expect((await upload(csv, other)).status).toBe(404);
    expect((await upload(csv, broker)).status).toBe(404);
    expect((await upload(csv, developer, 999_999)).status).toBe(404);
    expect((await api.call(`${path}/${projectId}/price-list`, { method: 'POST', body: { csv } })).status).toBe(401);
    expect(await shownList()).toBeNull();
  });

  it.each([{ csv: '' }, { csv: 'a'.repeat(400_001) }, {}, { csv: 'a', extra: 1 }])(
    'refuses a wrong body with 422',
    async (body) => {
      const response = await api.call(`${path}/${projectId}/price-list`, { method: 'POST', headers: developer.headers, body });
      expect(response.status).toBe(422);
    },
  );
});

describe('GET users/projects', () => {
  it('lists the developer’s own, published or not', async () => {
    const hidden = await insertProject(api.db, { developerId: developer.user.id, isPublished: false });
    await report('number,rooms,area,price,state\n1,2,54,90000,sold\n2,3,80,120000,free');
    const { data } = ownProjectsSchema.parse((await api.call(path, { headers: developer.headers })).body);
    expect(data).toMatchObject([
      { id: projectId, is_published: true, price_list: { flats: 2, available: 1 } },
      { id: hidden.id, is_published: false, price_list: null },
    ]);
  });
});
