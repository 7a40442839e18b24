import { inArray } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { configSchema, footerSchema } from '@/lib/contracts/site/site';
import { staffFooterSchema, staffGroupCompaniesSchema } from '@/lib/contracts/staff/site-content';
import { auditLog } from '@/server/modules/staff/staff.table';
import { confirmedHeaders, insertStaff } from '../../factories/staff';
import type { Visitor } from '../../factories/visitor';
import { useApi } from '../../setup/api';

const api = useApi();
let admin: Visitor;
beforeAll(async () => {
  admin = await insertStaff(api.db, 'admin');
});
const texts = (text: string) => ({ ka: text, en: text, ru: text });
const send = async (method: string, path: string, body?: object) => {
  const headers = method === 'DELETE' ? await confirmedHeaders(api, admin) : admin.headers;
  return api.call(`/api/v1/admin${path}`, { method, headers, ...(body ? { body } : {}) });
};
const actionsOf = async (...names: ('footer_add' | 'footer_order' | 'footer_remove' | 'group_companies_add')[]) =>
  (await api.db.select().from(auditLog).where(inArray(auditLog.action, names))).map(({ action }) => action);

describe('the footer', () => {
  const path = '/footer';
  const list = async () => staffFooterSchema.parse((await send('GET', path)).body).data;
  const shown = async () => footerSchema.parse((await api.call('/api/v1/footer')).body).data;
  const link = { row: 'top', titles: texts('ბინები ვაკეში'), url: '/s?deal_types=1', has_count: true };
  // The public footer is a minute old at most.
  beforeEach(() => api.setNow(new Date(api.now().getTime() + 61_000)));

  it('gets a column with a counted link, which are removed together', async () => {
    const column = { row: 'top', parent_id: null, titles: texts('ვაკე'), url: null, has_count: false };
    const added = staffFooterSchema.parse((await send('POST', `${path}/entries`, column)).body).data.at(-1);
    expect((await send('POST', `${path}/entries`, { ...link, parent_id: added?.id })).status).toBe(200);
    const group = (await shown()).top_footer.at(-1);
    expect(group).toMatchObject({ titles: texts('ვაკე'), links: [{ url: '/s?deal_types=1' }] });
    expect(group?.links[0]?.statements_count).toEqual(expect.any(Number));
    expect((await send('DELETE', `${path}/entries/${added?.id}`)).status).toBe(200);
    expect((await list()).some(({ parent_id, id }) => parent_id === added?.id || id === added?.id)).toBe(false);
    expect((await send('DELETE', `${path}/entries/${added?.id}`)).status).toBe(404);
    expect(await actionsOf('footer_add', 'footer_remove')).toEqual(['footer_add', 'footer_add', 'footer_remove']);
  });

  it('has the links of a column renamed and reordered, all of them at once', async () => {
    const [group] = (await list()).filter(({ parent_id }) => parent_id === null);
    const ids = (await list()).filter(({ parent_id }) => parent_id === group?.id).map(({ id }) => id);
    const turned = ids.toReversed();
    expect((await send('PUT', `${path}/order`, { ids: turned })).status).toBe(200);
    expect((await send('PUT', `${path}/order`, { ids: turned.slice(1) })).status).toBe(422);
    const changed = { ...link, parent_id: group?.id, has_count: false };
    expect((await send('PUT', `${path}/entries/${turned[0]}`, changed)).status).toBe(200);
    const links = (await shown()).top_footer.find(({ id }) => id === group?.id)?.links;
    expect(links?.map(({ id }) => id)).toEqual(turned);
    expect(links?.[0]).toMatchObject({ titles: link.titles, statements_count: null });
  });

  it('names pages on social networks', async () => {
    const page = { row: 'social', parent_id: null, titles: texts('Facebook'), url: 'https://facebook.com/x', has_count: false };
    expect((await send('POST', `${path}/entries`, page)).status).toBe(200);
    expect((await shown()).social).toEqual(['https://facebook.com/x']);
  });

  it.each([
    ['a link without an address', { url: null }, 'url'],
    ['an address of no page', { url: 'javascript:alert(1)' }, 'url'],
    ['a count of what is not a list', { url: '/blog' }, 'has_count'],
    ['a group that does not exist', { parent_id: 2_000_000 }, 'parent_id'],
    ['a title in two languages', { titles: { ...texts('a'), ru: '' } }, 'titles'],
  ])('refuses %s: 422', async (_name, wrong, field) => {
    const [group] = await list();
    const response = await send('POST', `${path}/entries`, { ...link, parent_id: group?.id, ...wrong });
    expect(response).toMatchObject({ status: 422, body: { errors: { [field]: expect.any(Array) } } });
  });
});

describe('companies of the group', () => {
  const path = '/group-companies';
  const body = { names: texts('Kochi'), descriptions: texts('Renovation'), logo: '/assets/companies/kochi.svg', url: null };
  const shown = async () => configSchema.parse((await api.call('/api/v1/config')).body).data.group_companies ?? [];

  it('are added, changed, reordered and removed, and the configuration brings them', async () => {
    const add = async (logo: string) =>
      staffGroupCompaniesSchema.parse((await send('POST', `${path}/entries`, { ...body, logo })).body).data.at(-1)?.id ?? 0;
    const first = await add(body.logo);
    const second = await add('data:image/png;base64,iVBORw0KGgo=');
    const before = (await shown()).map(({ id }) => id);
    expect(before.slice(-2)).toEqual([first, second]);
    expect((await send('PUT', `${path}/order`, { ids: before.toReversed() })).status).toBe(200);
    expect((await shown()).map(({ id }) => id)).toEqual(before.toReversed());
    expect((await send('PUT', `${path}/order`, { ids: [first] })).status).toBe(422);
    const changed = { ...body, names: texts('New'), url: 'https://new.example' };
    expect((await send('PUT', `${path}/entries/${first}`, changed)).status).toBe(200);
    expect((await shown()).find(({ id }) => id === first)).toMatchObject({ display_name: 'New', url: 'https://new.example' });
    for (const id of [first, second]) expect((await send('DELETE', `${path}/entries/${id}`)).status).toBe(200);
    expect((await shown()).some(({ id }) => id === first || id === second)).toBe(false);
    expect((await send('PUT', `${path}/entries/${first}`, changed)).status).toBe(404);
    expect((await send('DELETE', `${path}/entries/${first}`)).status).toBe(404);
    expect(await actionsOf('group_companies_add')).toHaveLength(2);
  });

  it.each([
    ['a logo of another site', { logo: 'https://else.example/logo.png' }, 'logo'],
    ['a picture that is too big', { logo: `data:image/png;base64,${'A'.repeat(40_000)}` }, 'logo'],
    ['an address that is not an https one', { url: 'http://kochi.example' }, 'url'],
  ])('refuse %s: 422', async (_name, wrong, field) => {
    const response = await send('POST', `${path}/entries`, { ...body, ...wrong });
    expect(response).toMatchObject({ status: 422, body: { errors: { [field]: expect.any(Array) } } });
  });
});
