import { and, desc, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { applicationResponseSchema, companyDocumentSchema } from '@/lib/contracts/companies/applications';
import { leadListSchema } from '@/lib/contracts/companies/leads';
import { ownCompanySchema } from '@/lib/contracts/companies/own-company';
import { purgeCompanyDocuments } from '@/server/jobs/purge-company-documents';
import { companyDocuments, companyLeads } from '@/server/modules/companies/companies.table';
import { notifications } from '@/server/modules/notifications/notifications.table';
import { orders } from '@/server/modules/orders/orders.table';
import { placementPackages } from '@/server/modules/promotion/promotion.table';
import { auditLog } from '@/server/modules/staff/staff.table';
import { ledgerAccounts } from '@/server/modules/wallet/wallet.table';
import { insertStaff } from '../../factories/staff';
import { insertStatement } from '../../factories/statement';
import { insertVisitor, type Visitor } from '../../factories/visitor';
import { useApi } from '../../setup/api';

const api = useApi();
const path = '/api/microservice/users/my-company';
const queue = '/api/v1/admin/companies/applications';
let company: Visitor;
let moderator: Visitor;

beforeAll(async () => {
  company = await insertVisitor(api.db, { typeId: 3, name: 'ჩემი კოშკი', slug: 'chemi-koshki', email: 'own@aivani.example' });
  moderator = await insertStaff(api.db, 'moderator');
});

const call = (address: string, method = 'GET', body?: unknown, { headers }: Visitor = company) =>
  api.call(address, { method, headers, ...(body === undefined ? {} : { body }) });
const texts = (ka: string) => ({ ka, en: '', ru: '' });
const page = (overrides = {}) => ({ about: texts('ჩვენ'), address: texts('ქუჩა 1'), ...overrides });

describe('the company’s own page', () => {
  it('is written and shown to everybody', async () => {
    const opening_hours = [
      { weekday: 6, from: '11:00', to: '15:00' },
      { weekday: 1, from: '10:00', to: '19:00' },
    ];
    const body = page({
      opening_hours,
      cities: [1],
      districts: [4],
      urbans: [38],
      founded_year: 2010,
      website: 'https://koshki.example',
    });
    const saved = ownCompanySchema.parse((await call(path, 'PUT', body)).body).data;
    expect(saved).toMatchObject({ own_cities: [1], own_districts: [4], own_urbans: [38], founded_year: 2010 });
    expect(saved.opening_hours.map(({ weekday }) => weekday)).toEqual([1, 6]);
    const shown = await api.call('/api/microservice/users/company/chemi-koshki');
    expect(shown.body).toMatchObject({ data: { about: { ka: 'ჩვენ' }, website: 'https://koshki.example', is_verified: false } });
  });
  it.each([
    ['a year that has not come', { founded_year: 2027 }, 'founded_year'],
    ['an unknown district', { districts: [999_999] }, 'districts'],
    ['an unknown urban', { urbans: [999_999] }, 'districts'],
    ['an address that is not a website', { website: 'javascript:alert(1)' }, 'website'],
    [
      'two rows for one day',
      { opening_hours: [1, 1].map((weekday) => ({ weekday, from: '10:00', to: '11:00' })) },
      'opening_hours',
    ],
  ])('refuses %s', async (_, overrides, field) => {
    const { status, body } = await call(path, 'PUT', page(overrides));
    expect(status).toBe(422);
    expect(Object.keys((body as { errors: object }).errors)).toEqual([field]);
  });
});

describe('the company’s leads', () => {
  it('come with statistics, are marked as handled, and leave as CSV', async () => {
    const row = { companyId: company.user.id, phone: '565000001', createdAt: new Date(api.now().getTime() - 600_000) };
    await api.db.insert(companyLeads).values([
      { ...row, kind: 'call', name: '=SUM(1)' },
      { ...row, kind: 'message', name: 'ნინო', comment: 'ბინა' },
    ]);
    const list = leadListSchema.parse((await call(`${path}/leads?state=new`)).body).data;
    expect(list).toMatchObject({ total: 2, statistics: { leads: 2, handled: 0, handled_minutes: null } });
    const [first] = list.data;
    expect((await call(`${path}/leads/${first?.id}`, 'POST', { handled: true })).status).toBe(200);
    const after = leadListSchema.parse((await call(`${path}/leads?state=handled`)).body).data;
    expect(after).toMatchObject({ total: 1, statistics: { handled: 1, handled_minutes: 10 } });
    const { headers, body } = await call(`${path}/leads.csv?locale=en`);
    expect(headers.get('content-type')).toContain('text/csv');
    expect(body).toContain('"Date","Kind","Name"');
    expect(body).toContain(`"'=SUM(1)"`);
  });
});

const pdf = () => {
  const form = new FormData();
  form.append('file', new Blob(['%PDF-1.7 extract']), 'extract.pdf');
  return form;
};
const document = async (visitor: Visitor) =>
  companyDocumentSchema.parse((await call(`${path}/documents`, 'POST', pdf(), visitor)).body).data.id;
const apply = async (visitor: Visitor, overrides = {}) =>
  call(`${path}/applications`, 'POST', await bodyOf(visitor, overrides), visitor);
const bodyOf = async (visitor: Visitor, overrides = {}) => ({
  kind: 'verification',
  legal_name: 'შპს კოშკი',
  identification_code: '900000123',
  document_ids: [await document(visitor)],
  ...overrides,
});
const decide = (id: number, body: object) => call(`${queue}/${id}`, 'POST', body, moderator);
const latestNotice = async ({ user }: Visitor) =>
  (await api.db.select().from(notifications).where(eq(notifications.userId, user.id)).orderBy(desc(notifications.id)))[0];

describe('verification', () => {
  it('is decided by staff with the documents before them', async () => {
    const application = applicationResponseSchema.parse((await apply(company)).body).data;
    expect((await apply(company)).status).toBe(409);
    const [waiting] = (await call(queue, 'GET', undefined, moderator).then(({ body }) => body as { data: { data: object[] } }))
      .data.data;
    expect(waiting).toMatchObject({
      id: application.id,
      applicant: { name: 'ჩემი კოშკი' },
      documents: [{ name: 'extract.pdf' }],
    });
    const counts = async () => (await call('/api/v1/admin/overview', 'GET', undefined, moderator)).body;
    expect(await counts()).toMatchObject({ data: { counts: { companies: 1 } } });
    const file = `${queue}/${application.id}/files/${application.documents[0]?.id}`;
    const download = await call(file, 'GET', undefined, moderator);
    expect(download.status).toBe(200);
    expect(download.headers.get('content-disposition')).toContain('attachment');
    expect((await decide(application.id, { decision: 'approve' })).status).toBe(200);
    expect((await decide(application.id, { decision: 'approve' })).status).toBe(409);
    expect(await counts()).toMatchObject({ data: { counts: { companies: 0 } } });
    const shown = await api.call('/api/microservice/users/company/chemi-koshki');
    expect(shown.body).toMatchObject({ data: { is_verified: true, verified_at: api.now().toISOString() } });
    expect(await latestNotice(company)).toMatchObject({ template: 'company_verified' });
    const logged = and(eq(auditLog.action, 'companies_approve'), eq(auditLog.subjectId, company.user.id));
    expect(await api.db.select().from(auditLog).where(logged)).toHaveLength(1);
  });
  it('is rejected with a reason that the applicant reads', async () => {
    const other = await insertVisitor(api.db, { typeId: 4, slug: 'rejected-company' });
    const { id } = applicationResponseSchema.parse((await apply(other)).body).data;
    expect((await decide(id, { decision: 'reject' })).status).toBe(422);
    expect((await decide(id, { decision: 'reject', reason: 'კოდი სხვისია' })).status).toBe(200);
    expect(await latestNotice(other)).toMatchObject({ template: 'company_rejected', text: 'კოდი სხვისია' });
  });
  it('accepts no document of somebody else, and no missing file', async () => {
    const other = await insertVisitor(api.db, { typeId: 3 });
    const stolen = { document_ids: [await document(company)] };
    expect((await apply(other, stolen)).status).toBe(422);
    const form = new FormData();
    form.append('file', new Blob(['<html>']), 'extract.pdf');
    expect((await call(`${path}/documents`, 'POST', form, other)).status).toBe(422);
  });
});

describe('a claim', () => {
  it('moves a page without a sign-in, with its agents and statements', async () => {
    const page = await insertVisitor(api.db, { typeId: 3, name: 'უპატრონო', slug: 'upatrono' });
    const agent = await insertVisitor(api.db, { typeId: 2, agencyId: page.user.id });
    await insertStatement(api.db, { userId: agent.user.id });
    const owner = await insertVisitor(api.db, { typeId: 3, email: 'claims@aivani.example' });
    const claim = { kind: 'claim', company_id: page.user.id };
    const { id } = applicationResponseSchema.parse((await apply(owner, claim)).body).data;
    expect((await decide(id, { decision: 'approve' })).status).toBe(200);
    const { body } = await api.call('/api/microservice/users/company/upatrono');
    expect(body).toMatchObject({ data: { id: owner.user.id, is_verified: true, statements_count: 1, agents_count: 1 } });
    expect((await api.call(`/api/microservice/users/company/${page.user.id}`)).status).toBe(404);
  });
  describe('for the page of an account with money', () => {
    let page: Visitor;
    let claims: Visitor;
    beforeEach(async () => {
      page = await insertVisitor(api.db, { typeId: 3 });
      claims = await insertVisitor(api.db, { typeId: 3 });
    });
    const claim = () => apply(claims, { kind: 'claim', company_id: page.user.id });
    const give = (balanceMinor: number, kind: 'wallet' | 'receivable' = 'wallet') =>
      api.db.insert(ledgerAccounts).values({ kind, ownerId: page.user.id, balanceMinor });
    const packageOf = (left: number, endsAt: Date) =>
      api.db.insert(placementPackages).values({
        userId: page.user.id,
        orderId: page.user.id,
        tierId: 1,
        total: 5,
        left,
        amountMinor: 100,
        endsAt,
        createdAt: api.now(),
      });
    const later = () => new Date(api.now().getTime() + 86_400_000);
    const order = (state: 'paid' | 'closed') =>
      api.db.insert(orders).values({
        userId: claims.user.id,
        payerId: page.user.id,
        serviceId: 5,
        state,
        details: {},
        lines: [],
        amountMinor: 100,
        createdAt: api.now(),
        updatedAt: api.now(),
      });

    it.each([
      ['a balance', () => give(1)],
      ['a debt', () => give(-1, 'receivable')],
      ['placements of a package', () => packageOf(1, later())],
      ['an order under way', () => order('paid')],
    ])('is refused: %s', async (_, arrange) => {
      await arrange();
      expect(await claim()).toMatchObject({ status: 409, body: { message: 'errors.company_has_money' } });
    });
    it('is accepted when everything is spent or over', async () => {
      await give(0);
      await packageOf(1, api.now());
      await order('closed');
      expect((await claim()).status).toBe(200);
    });
    it('is also refused at the decision, and stays open', async () => {
      const { id } = applicationResponseSchema.parse((await claim()).body).data;
      await give(500);
      expect(await decide(id, { decision: 'approve' })).toMatchObject({
        status: 409,
        body: { message: 'errors.company_has_money' },
      });
      expect((await decide(id, { decision: 'reject', reason: 'თანხა' })).status).toBe(200);
    });
  });
  it('is refused for a page with an owner, for another kind, and for one’s own', async () => {
    const owner = await insertVisitor(api.db, { typeId: 3 });
    const developer = await insertVisitor(api.db, { typeId: 4 });
    expect((await apply(owner, { kind: 'claim', company_id: company.user.id })).status).toBe(409);
    expect((await apply(owner, { kind: 'claim', company_id: developer.user.id })).status).toBe(422);
    expect((await apply(owner, { kind: 'claim', company_id: owner.user.id })).status).toBe(422);
    expect((await apply(owner, { kind: 'claim' })).status).toBe(422);
  });
});

describe('documents that were sent for no application', () => {
  it('are deleted after a day with their files; those of an application stay', async () => {
    const visitor = await insertVisitor(api.db, { typeId: 3 });
    await document(visitor);
    const application = applicationResponseSchema.parse((await apply(visitor)).body).data;
    const own = eq(companyDocuments.userId, visitor.user.id);
    const [waiting, attached] = await api.db.select().from(companyDocuments).where(own).orderBy(companyDocuments.id);
    await api.db
      .update(companyDocuments)
      .set({ createdAt: new Date(api.now().getTime() - 23 * 3_600_000) })
      .where(own);
    const old = { modifiedAt: new Date(api.now().getTime() - 2 * 86_400_000) };
    const removed: string[] = [];
    const storage = {
      put: async () => {},
      get: async () => null,
      list: async function* () {
        yield { name: attached?.storageName ?? '', ...old };
        yield { name: 'company-lost.pdf', ...old };
        yield { name: 'company-fresh.pdf', modifiedAt: api.now() };
        yield { name: 'order-1.pdf', ...old };
      },
      remove: async (names: readonly string[]) => void removed.push(...names),
    };
    const purge = (hours: number) =>
      purgeCompanyDocuments({
        database: api.database,
        clock: () => new Date(api.now().getTime() + hours * 3_600_000),
        storage,
      });
    await purge(0);
    expect(removed).not.toContain(waiting?.storageName);
    await purge(2);
    expect(removed).toEqual(['company-lost.pdf', waiting?.storageName, 'company-lost.pdf']);
    const left = await api.db.select({ applicationId: companyDocuments.applicationId }).from(companyDocuments).where(own);
    expect(left).toEqual([{ applicationId: application.id }]);
  });
});
