import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditLogSchema, streetQueueSchema } from '@/lib/contracts/admin';
import { createdStreetSchema } from '@/lib/contracts/statements/own-statements';
import { statementListSchema } from '@/lib/contracts/statements/statements';
import { streets } from '@/server/modules/locations/locations.table';
import { notifications } from '@/server/modules/notifications/notifications.table';
import { statements } from '@/server/modules/statements/statements.table';
import { insertStaff } from '../../factories/staff';
import { insertStatement } from '../../factories/statement';
import { insertVisitor, type Visitor } from '../../factories/visitor';
import { useApi } from '../../setup/api';

const api = useApi();
let moderator: Visitor;
let author: Visitor;
let other: Visitor;
beforeAll(async () => {
  moderator = await insertStaff(api.db, 'moderator');
  author = await insertVisitor(api.db, { name: 'ლია' });
  other = await insertVisitor(api.db);
});

const create = async (display_name: string, { headers }: Visitor = author) => {
  const body = { display_name, city_id: 1, district_id: 4, urban_id: 38 };
  const response = await api.call('/api/v1/streets/create', { method: 'POST', body, headers });
  return createdStreetSchema.parse(response.body).data.street_id;
};
const found = async (q: string, headers: Record<string, string> = {}): Promise<number[]> => {
  const paths = ['/api/v1/streets', '/api/locations/v2/streets'];
  const lists = await Promise.all(paths.map((path) => api.call(`${path}?q=${encodeURIComponent(q)}`, { headers })));
  const [own, market] = lists.map(({ body }) => (body as { data: { id: number }[] }).data.map(({ id }) => id));
  expect(own).toEqual(market);
  return own ?? [];
};
const decide = (id: number, body: object) =>
  api.call(`/api/v1/admin/streets/${id}`, { method: 'POST', body, headers: moderator.headers });
const queue = async () =>
  streetQueueSchema.parse((await api.call('/api/v1/admin/streets', { headers: moderator.headers })).body).data.data;
const latestAudit = async () =>
  auditLogSchema.parse((await api.call('/api/v1/admin/audit', { headers: moderator.headers })).body).data.data[0];
const listedAt = (streetId: number) =>
  insertStatement(api.db, { userId: author.user.id, streetId, streetNumber: '7', addressText: null });
const addressOf = async (id: number, headers: Record<string, string> = {}) =>
  statementListSchema.parse((await api.call(`/api/microservice/statements?ids=${id}`, { headers })).body).data.data[0]?.address;

describe('a street that a user added', () => {
  it('is seen only by its author', async () => {
    const id = await create('მხოლოდჩემი ქუჩა');
    // An approval makes everybody read the streets again.
    await decide(await create('მეორე ქუჩა'), { decision: 'approve' });
    expect(await found('მხოლოდჩემი', author.headers)).toContain(id);
    expect(await found('მხოლოდჩემი', other.headers)).not.toContain(id);
    expect(await found('მხოლოდჩემი')).not.toContain(id);
    const tree = await api.call('/api/locations/v2/streets/grouped?urbans=38', { headers: author.headers });
    expect(JSON.stringify(tree.body)).not.toContain('მხოლოდჩემი');
    expect(JSON.stringify((await api.call(`/api/microservice/locations/grouped-streets?ids=${id}`)).body)).not.toContain(
      'მხოლოდ',
    );
  });

  it('is the same for its author twice, and another one for another user', async () => {
    const id = await create('ორჯერ ქუჩა');
    expect(await create('ორჯერ  ქუჩა')).toBe(id);
    expect(await create('ორჯერ ქუჩა', other)).not.toBe(id);
  });

  it('is in the address of a statement only for its author', async () => {
    const { id } = await listedAt(await create('დამალული ქუჩა'));
    expect(await addressOf(id, author.headers)).toBe('დამალული ქუჩა 7');
    expect(await addressOf(id, other.headers)).toBe('');
    const count = await api.call(`/api/microservice/statements/count?q=${encodeURIComponent('დამალული')}`);
    expect(count.body).toMatchObject({ data: { total: 0 } });
  });

  it('may be chosen in a statement only by its author', async () => {
    const id = await create('საკუთარი ქუჩა');
    const draft = { deal_type_id: 1, real_estate_type_id: 1, city_id: 1, district_id: 4, urban_id: 38, street_id: id };
    const post = ({ headers }: Visitor) =>
      api.call('/api/microservice/users/statements', { method: 'POST', body: draft, headers });
    expect((await post(author)).status).toBe(201);
    expect(await post(other)).toMatchObject({ status: 422, body: { errors: { street_id: ['errors.place_elsewhere'] } } });
  });

  it.each([
    ['აივანი <b>', 'errors.field_invalid'],
    ['აივანი\u202e', 'errors.name_characters'],
    ['აივანი 🏠', 'errors.field_invalid'],
    ['აივანი @home', 'errors.field_invalid'],
    ['عمارة ქუჩა', 'errors.field_invalid'],
  ])('is not named %s', async (display_name, message) => {
    const body = { display_name, city_id: 1 };
    expect(await api.call('/api/v1/streets/create', { method: 'POST', body, headers: author.headers })).toMatchObject({
      status: 422,
      body: { errors: { display_name: [message] } },
    });
  });
  it.each(['9 აპრილის ქუჩა', "St. John's Lane", 'ул. 8-го Марта (бывш. №2)', 'ა. ყაზბეგის „ძველი“ გამზ., მე-3 შეს.'])(
    'may be named %s',
    async (name) => expect(await create(name, await insertVisitor(api.db))).toBeGreaterThan(0),
  );
});

describe('the queue of streets', () => {
  it('shows where each is, who added it and how many statements use it', async () => {
    const id = await create('რიგის ქუჩა');
    await listedAt(id);
    expect((await queue()).find((street) => street.id === id)).toMatchObject({
      names: { ka: 'რიგის ქუჩა' },
      city_id: 1,
      places: [{ en: 'Vake' }, { en: 'Vake-Saburtalo' }, { en: 'Tbilisi' }],
      author: { id: author.user.id, name: 'ლია' },
      statements_count: 1,
    });
  });

  it('approves a street: everybody finds it, and its statements by it', async () => {
    const id = await create('მიღებული ქუჩა');
    const statement = await listedAt(id);
    expect((await decide(id, { decision: 'approve' })).status).toBe(200);
    expect(await found('მიღებული')).toContain(id);
    expect(await addressOf(statement.id)).toBe('მიღებული ქუჩა 7');
    expect((await queue()).map((street) => street.id)).not.toContain(id);
    expect(await latestAudit()).toMatchObject({ action: 'streets_approve', subject_id: id, details: { name: 'მიღებული ქუჩა' } });
    expect((await decide(id, { decision: 'approve' })).status).toBe(409);
  });

  it('rejects a street: it goes, its statements stay, and its author gets the reason', async () => {
    const id = await create('უარყოფილი ქუჩა');
    const statement = await listedAt(id);
    expect((await decide(id, { decision: 'reject' })).status).toBe(422);
    expect((await decide(id, { decision: 'reject', reason: 'ასეთი ქუჩა არ არის' })).status).toBe(200);
    expect(await api.db.select().from(streets).where(eq(streets.id, id))).toEqual([]);
    const [kept] = await api.db.select().from(statements).where(eq(statements.id, statement.id));
    expect(kept).toMatchObject({ state: 'active', streetId: null });
    const notices = await api.db.select().from(notifications).where(eq(notifications.userId, author.user.id));
    expect(notices.at(-1)).toMatchObject({
      template: 'street_rejected',
      text: 'ასეთი ქუჩა არ არის',
      parameters: { street_name: 'უარყოფილი ქუჩა' },
    });
  });

  it('merges a street into a known one, and its statements with it', async () => {
    const id = await create('რუსთაველის გამზირი მეორედ');
    const statement = await listedAt(id);
    const inCity = and(eq(streets.cityId, 1), eq(streets.status, 'approved'));
    const into = (await api.db.select().from(streets).where(inCity))[0]?.id ?? 0;
    expect((await decide(id, { decision: 'merge', into })).status).toBe(200);
    const [moved] = await api.db.select().from(statements).where(eq(statements.id, statement.id));
    expect(moved?.streetId).toBe(into);
    expect(await addressOf(statement.id)).toMatch(/ 7$/);
    expect(await latestAudit()).toMatchObject({ action: 'streets_merge', subject_id: id, details: { into } });
  });

  it.each([
    ['no street', {}, 'errors.field_required'],
    ['an unknown one', { into: 99_999_999 }, 'errors.field_invalid'],
  ])('is 422 to merge into %s', async (_, into, error) => {
    const id = await create('ორი ქუჩა', await insertVisitor(api.db));
    expect(await decide(id, { decision: 'merge', ...into })).toMatchObject({ status: 422, body: { errors: { into: [error] } } });
    expect((await queue()).map((street) => street.id)).toContain(id);
  });
});
