import { eq, inArray } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  type CompanyCard,
  companyAgentsSchema,
  companyListSchema,
  companyResponseSchema,
  topBrokersSchema,
} from '@/lib/contracts/companies/companies';
import { companies, companyDays, companyLeads } from '@/server/modules/companies/companies.table';
import { projects } from '@/server/modules/projects/projects.table';
import { insertProject } from '../../factories/project';
import { insertStatement } from '../../factories/statement';
import { insertVisitor, type Visitor } from '../../factories/visitor';
import { useApi } from '../../setup/api';

const api = useApi();
const path = '/api/microservice/users/company';
const secretPhone = '565432109';
let broker: Visitor;
let agent: Visitor;
let developer: Visitor;

beforeAll(async () => {
  broker = await insertVisitor(api.db, {
    typeId: 3,
    name: 'ყვითელი კოშკი',
    slug: 'qviteli-koshki',
    phone: secretPhone,
    languages: ['ka', 'en'],
  });
  agent = await insertVisitor(api.db, { typeId: 2, name: 'ეთერ ყვითელაძე', agencyId: broker.user.id, languages: ['ka'] });
  developer = await insertVisitor(api.db, { typeId: 4, name: 'ზღმარტლი', slug: 'zghmartli', phone: secretPhone });
  await insertStatement(api.db, { userId: broker.user.id });
  await insertStatement(api.db, { userId: agent.user.id, dealTypeId: 2, urbanId: 38 });
  await insertStatement(api.db, { userId: agent.user.id, state: 'sold' });
  await insertStatement(api.db, { userId: developer.user.id });
  const texts = { ka: 'ჩვენ შესახებ', en: 'About us', ru: 'О нас' };
  const row = {
    userId: broker.user.id,
    about: texts,
    address: texts,
    verifiedAt: api.now(),
    updatedAt: api.now(),
    districts: [6],
  };
  await api.db.insert(companies).values(row);
});

const list = async (query: string, kind = 'brokers-web') =>
  companyListSchema.parse((await api.call(`${path}/${kind}?${query}`)).body).data;
const namesOf = async (query: string) => (await list(query)).data.map(({ name }: CompanyCard) => name);
const page = async (reference: string | number) =>
  companyResponseSchema.parse((await api.call(`${path}/${reference}`)).body).data;
const addressed = (address: string) => ({ 'x-client-address': address });

describe('the addresses of the market’s clients', () => {
  it.each(['brokers', 'brokers-web'])('%s/{id} is the company, and 404 without one', async (kind) => {
    expect(await page(`${kind}/${broker.user.id}`)).toMatchObject({ id: broker.user.id, name: 'ყვითელი კოშკი' });
    expect((await api.call(`${path}/${kind}/999999999`)).status).toBe(404);
  });
  it('have the agents of a company by page and name', async () => {
    const agentsOf = async (query: string) => {
      const { body } = await api.call(`${path}/brokers-web/${broker.user.id}/agents?${query}`);
      return companyAgentsSchema.parse(body).data;
    };
    expect(await agentsOf('page=1&q=')).toMatchObject({ data: [{ id: agent.user.id }], total: 1, current_page: 1 });
    expect(await agentsOf('q=ეთერ')).toMatchObject({ total: 1 });
    expect(await agentsOf('q=ნინო')).toMatchObject({ data: [], total: 0 });
    expect(await agentsOf('page=2')).toMatchObject({ data: [], total: 1 });
    expect((await api.call(`${path}/brokers-web/999999999/agents`)).status).toBe(404);
  });
  it('name the companies of a list by q, and refuse a page that is too long for it', async () => {
    expect(await namesOf('q=ვითელი კ')).toEqual(['ყვითელი კოშკი']);
    const long = await api.call(`${path}/brokers-web?per_page=101`);
    expect(long).toMatchObject({ status: 422, body: { errors: { per_page: ['errors.field_too_big'] } } });
  });
});

describe('GET users/company/brokers-web', () => {
  it('counts what the company and its agents list, sales and rents apart', async () => {
    const [card] = (await list('name=ყვითელი')).data;
    expect(card).toMatchObject({
      statements_count: 2,
      statements_sale: 1,
      statements_rent: 1,
      agents_count: 1,
      is_verified: true,
    });
    expect(card?.agents).toMatchObject([{ name: 'ეთერ ყვითელაძე' }]);
  });
  it.each([
    ['part of a name', 'name=ვითელი კ'],
    ['a name in Latin letters', 'name=qviteli'],
    ['the name of an agent', 'name=ეთერ'],
    ['a place of its statements', 'name=ყვითელი&urbans=38'],
    ['a place that it names as its own', 'name=ყვითელი&districts=6'],
    ['a deal', 'name=ყვითელი&deal_types=2'],
    ['every requested language', 'name=ყვითელი&languages=ka,en'],
  ])('finds it by %s', async (_, query) => expect(await namesOf(query)).toEqual(['ყვითელი კოშკი']));
  it.each([
    ['another place', 'name=ყვითელი&cities=15'],
    ['a deal at a place where it has none', 'name=ყვითელი&deal_types=1&districts=6'],
    ['a language that it does not speak', 'name=ყვითელი&languages=ka,ru'],
    ['a name with a wildcard', 'name=ყ%25'],
  ])('does not find it by %s', async (_, query) => expect(await namesOf(query)).toEqual([]));
  it('orders by statements and pages', async () => {
    const counts = (await list('per_page=5')).data.map(({ statements_count: count }: CompanyCard) => count);
    expect(counts).toEqual([...counts].sort((one, other) => other - one));
    const second = await list('per_page=5&page=2');
    expect(second).toMatchObject({ current_page: 2, per_page: 5 });
    expect(second.total).toBe(second.summary.companies);
    expect((await list('page=1000')).data).toEqual([]);
  });
  it.each(['page=0', 'page=1.5&per_page=x'])('ignores %s, as the market does', async (query) =>
    expect(await list(query)).toEqual(await list('')),
  );
  it.each(['cities=a', 'languages=de', 'order_by=price', 'page=99999999999'])('refuses %s with 422', async (query) =>
    expect((await api.call(`${path}/brokers-web?${query}`)).status).toBe(422),
  );
  it.each([
    ['the name of its project', 'name=შავი ქვა'],
    ['a project at a place', 'name=ზღმარტლი&cities=15'],
    ['a district of a project', 'name=ზღმარტლი&districts=6'],
    ['the year of a hand-over', 'name=ზღმარტლი&handover_year=2031'],
    ['a delivered project', 'name=ზღმარტლი&delivered=1'],
  ])('finds a developer by %s, while that is published', async (_, query) => {
    const name = { ka: 'შავი ქვა', en: 'Black Stone', ru: 'Камень' };
    const project = {
      developerId: developer.user.id,
      name,
      cityId: 15,
      districtId: 6,
      stage: 'delivered',
      handoverYear: 2031,
    } as const;
    const { id } = await insertProject(api.db, { ...project, isPublished: false });
    const found = async () => (await list(query, 'developers')).data.map(({ id: found }: CompanyCard) => found);
    expect(await found()).toEqual([]);
    await api.db.update(projects).set({ isPublished: true }).where(eq(projects.id, id));
    expect(await found()).toEqual([developer.user.id]);
    await api.db.delete(projects).where(eq(projects.id, id));
  });
  it('orders developers by their projects and by the flats on sale in them', async () => {
    const other = await insertVisitor(api.db, { typeId: 4, name: 'ნისლი', slug: 'nisli' });
    const name = { ka: 'მწვანე ქვა', en: 'Green Stone', ru: 'Камень' };
    const third = await insertVisitor(api.db, { typeId: 4, name: 'წვიმა', slug: 'tsvima' });
    const withFlats = await insertProject(api.db, { developerId: third.user.id, name });
    await insertProject(api.db, { developerId: other.user.id, name });
    await insertProject(api.db, { developerId: other.user.id, name });
    await insertStatement(api.db, { projectId: withFlats.id });
    await insertProject(api.db, { developerId: developer.user.id, name });
    const ordered = async (order: string) =>
      (await list(`name=მწვანე ქვა&order_by=${order}`, 'developers')).data.map(({ id }: CompanyCard) => id);
    expect(await ordered('flats')).toEqual([third.user.id, developer.user.id, other.user.id]);
    expect(await ordered('projects')).toEqual([other.user.id, developer.user.id, third.user.id]);
    await api.db.delete(projects).where(inArray(projects.developerId, [developer.user.id, other.user.id, third.user.id]));
  });
  it('shows developers apart', async () => {
    expect((await list('name=ზღმარტლი')).data).toEqual([]);
    expect((await list('name=ზღმარტლი', 'developers')).data).toMatchObject([{ type_id: 4, statements_count: 1 }]);
  });
});

describe('GET users/company/{id}', () => {
  it('answers under the id and the slug', async () => {
    const found = await page('qviteli-koshki');
    expect(found).toMatchObject({ id: broker.user.id, about: { en: 'About us' }, deals_count: null, response_minutes: null });
    expect(found.team).toMatchObject([{ name: 'ეთერ ყვითელაძე', statements_count: 1, languages: ['ka'] }]);
    expect(await page(broker.user.id)).toEqual(found);
  });
  it('exists for a company that has written nothing yet', async () =>
    expect(await page('zghmartli')).toMatchObject({ is_verified: false, about: { ka: '' }, opening_hours: [] }));
  it.each(['no-such-slug', '999999999', '12345678901234567890'])('is 404 for %s', async (reference) =>
    expect((await api.call(`${path}/${reference}`)).status).toBe(404),
  );
  it('is 404 for a person who is not a company', async () =>
    expect((await api.call(`${path}/${agent.user.id}`)).status).toBe(404));
  it('has only the first digits of a phone number', async () => {
    for (const address of [`${path}/qviteli-koshki`, `${path}/brokers-web?name=ყვითელი`, '/api/v1/top-brokers']) {
      const text = JSON.stringify((await api.call(address)).body);
      expect(text).not.toContain(secretPhone);
    }
    expect((await page('qviteli-koshki')).user_phone_number).toBe('565432***');
  });
});

describe('POST users/company/{id}/phone', () => {
  const reveal = (reference: string, headers: Record<string, string>) =>
    api.call(`${path}/${reference}/phone`, { method: 'POST', headers });

  it('reveals the number and counts it once an hour per address', async () => {
    const headers = addressed('203.0.113.1');
    for (const reference of ['qviteli-koshki', String(broker.user.id)])
      expect(await reveal(reference, headers)).toMatchObject({ status: 200, body: { data: { phone_number: secretPhone } } });
    const days = await api.db.select().from(companyDays);
    const [own] = days.filter(({ companyId }) => companyId === broker.user.id);
    expect(own?.phoneReveals).toBe(1);
  });
  it('is 404 without a number, and for no company', async () => {
    await insertVisitor(api.db, { typeId: 3, slug: 'silent-broker' });
    for (const reference of ['silent-broker', 'no-such-slug'])
      expect((await reveal(reference, addressed('203.0.113.2'))).status).toBe(404);
  });
  it('counts with the reveals of statements: the twenty-first in an hour is refused', async () => {
    const headers = addressed('203.0.113.3');
    const { uuid } = await insertStatement(api.db, { userId: broker.user.id, phone: '565000001' });
    const first = await api.call(`/api/microservice/statements/phone/show?statement_uuid=${uuid}`, { method: 'POST', headers });
    expect(first.status).toBe(200);
    for (let count = 1; count < 20; count += 1) expect((await reveal('qviteli-koshki', headers)).status).toBe(200);
    const refused = await reveal('qviteli-koshki', headers);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('GET top-brokers', () => {
  const top = async () => topBrokersSchema.parse((await api.call('/api/v1/top-brokers')).body).data;

  it('chooses by the last 30 days, at most four, and always returns the same', async () => {
    const day = { companyId: broker.user.id, day: '2026-11-19', phoneReveals: 10_000 };
    await api.db.insert(companyDays).values(day).onConflictDoNothing();
    const lead = { companyId: broker.user.id, kind: 'call' as const, name: 'ნინო', phone: '565000009', createdAt: api.now() };
    const answered = Array.from({ length: 100 }, () => ({ ...lead, handledAt: api.now() }));
    await api.db.insert(companyLeads).values(answered);
    api.setNow(new Date(api.now().getTime() + 120_000));
    const chosen = await top();
    expect(chosen[0]?.id).toBe(broker.user.id);
    expect(chosen.length).toBeLessThanOrEqual(4);
    expect(await top()).toEqual(chosen);
  });
  it('ignores what is older', async () => {
    api.setNow(new Date('2027-01-15T09:00:00Z'));
    expect((await top()).map(({ id }) => id)).not.toContain(broker.user.id);
  });
});
