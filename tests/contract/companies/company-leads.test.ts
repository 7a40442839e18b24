import { and, desc, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { companyLeads } from '@/server/modules/companies/companies.table';
import { notifications } from '@/server/modules/notifications/notifications.table';
import { projects } from '@/server/modules/projects/projects.table';
import { insertVisitor, type Visitor } from '../../factories/visitor';
import { useApi } from '../../setup/api';

const api = useApi();
let company: Visitor;
let visits = 0;
const freshAddress = () => {
  visits += 1;
  return { 'x-client-address': `203.0.113.${visits}` };
};
let numbers = 0;
const freshPhone = () => {
  numbers += 1;
  return `599${String(200_000 + numbers)}`;
};
const lead = (overrides: Record<string, unknown> = {}) => ({
  kind: 'call',
  name: 'ნინო',
  phone_number: freshPhone(),
  ...overrides,
});
const send = (body: unknown, headers: Record<string, string> = {}, reference: string | number = 'leads-broker') =>
  api.call(`/api/microservice/users/company/${reference}/leads`, {
    method: 'POST',
    body,
    headers: { ...freshAddress(), ...headers },
  });
const stored = (phone: string) => api.db.select().from(companyLeads).where(eq(companyLeads.phone, phone));

beforeAll(async () => {
  company = await insertVisitor(api.db, { typeId: 4, slug: 'leads-broker' });
});

describe('POST users/company/{id}/leads', () => {
  it('stores a guest’s request and notifies the company', async () => {
    const phone = freshPhone();
    const body = lead({ kind: 'message', name: ' ნინო ბერიძე ', phone_number: `+995 ${phone}`, comment: 'ბინა მინდა' });
    expect(await send(body)).toMatchObject({ status: 200, body: { result: true, data: null } });
    expect(await stored(phone)).toMatchObject([
      { companyId: company.user.id, kind: 'message', name: 'ნინო ბერიძე', comment: 'ბინა მინდა', userId: null, handledAt: null },
    ]);
    const own = and(eq(notifications.userId, company.user.id), eq(notifications.template, 'company_lead'));
    const [notice] = await api.db.select().from(notifications).where(own).orderBy(desc(notifications.id));
    expect(notice).toMatchObject({
      type: 1,
      text: 'ბინა მინდა',
      parameters: { client_name: 'ნინო ბერიძე', client_phone: phone },
    });
  });
  it('knows the account of a signed-in visitor, and the id of the company', async () => {
    const phone = freshPhone();
    const { user, headers } = await insertVisitor(api.db);
    expect((await send(lead({ phone_number: phone }), headers, company.user.id)).status).toBe(200);
    expect(await stored(phone)).toMatchObject([{ userId: user.id, comment: '' }]);
  });
  it('is about a project of the company', async () => {
    const texts = { ka: 'ა', en: 'a', ru: 'а' };
    const place = { cityId: 1, latitude: 41.7, longitude: 44.8, address: texts };
    const row = { slug: 'leads-project', name: texts, about: texts, ...place, createdAt: api.now(), updatedAt: api.now() };
    const [own, another] = await api.db
      .insert(projects)
      .values([
        { ...row, developerId: company.user.id },
        { ...row, slug: 'leads-project-2' },
      ])
      .returning();
    expect((await send(lead({ kind: 'availability', project_id: own?.id }))).status).toBe(200);
    const refused = await send(lead({ kind: 'availability', project_id: another?.id }));
    expect(refused).toMatchObject({ status: 422, body: { errors: { project_id: ['errors.field_invalid'] } } });
  });
  it.each([
    ['without a name', { name: ' ' }, 'name'],
    ['without a number', { phone_number: '' }, 'phone_number'],
    ['with letters for a number', { phone_number: 'abc' }, 'phone_number'],
    ['a message without words', { kind: 'message' }, 'comment'],
    ['of an unknown kind', { kind: 'visit' }, 'kind'],
  ])('refuses one %s with 422', async (_, overrides, field) => {
    const { status, body } = await send(lead(overrides));
    expect(status).toBe(422);
    expect(Object.keys((body as { errors: object }).errors)).toEqual([field]);
  });
  it('refuses unknown fields', async () => expect((await send(lead({ company_id: 1 }))).status).toBe(422));
  it('is 404 for no company', async () => expect((await send(lead(), {}, 'no-such-company')).status).toBe(404));
  it('accepts five in an hour from an address, and three for a number', async () => {
    const address = { 'x-client-address': '198.51.100.1' };
    for (let count = 0; count < 5; count += 1) expect((await send(lead(), address)).status).toBe(200);
    expect((await send(lead(), address)).status).toBe(429);
    const phone = freshPhone();
    for (let count = 0; count < 3; count += 1) expect((await send(lead({ phone_number: phone }))).status).toBe(200);
    expect((await send(lead({ phone_number: phone }))).status).toBe(429);
  });
});
