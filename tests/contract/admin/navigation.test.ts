import { beforeAll, describe, expect, it } from 'vitest';
import { configSchema } from '@/lib/contracts/site/site';
import { staffNavigationSchema } from '@/lib/contracts/staff/navigation';
import { confirmedHeaders, insertStaff } from '../../factories/staff';
import type { Visitor } from '../../factories/visitor';
import { useApi } from '../../setup/api';

const api = useApi();
let admin: Visitor;
beforeAll(async () => {
  admin = await insertStaff(api.db, 'admin');
});

const base = '/api/v1/admin/navigation';
const put = (path: string, body: object, { headers } = admin) => api.call(base + path, { method: 'PUT', headers, body });
const list = async () => staffNavigationSchema.parse((await api.call(base, { headers: admin.headers })).body).data;
const config = async () => configSchema.parse((await api.call('/api/v1/config')).body).data;
const topKeys = async () => (await config()).navigation?.map(({ key }) => key);

describe('the main navigation', () => {
  it('comes with the configuration: deals with their types, services, and the renovation', async () => {
    const { navigation = [], navBadges } = await config();
    expect(navigation.map(({ key }) => key)).toEqual([
      'sale',
      'rent',
      'daily_rent',
      'pledge',
      'services',
      'property_reformation',
    ]);
    expect(navigation[1]).toMatchObject({ titles: { en: 'Rent' }, url: '/s?deal_types=2' });
    expect(navigation[1]?.children.map(({ key }) => key)).toContain('rent.land_lease');
    expect(navigation[4]?.children.find(({ key }) => key === 'services.azomva')?.url).toBe('/azomva/MeasurmentView');
    expect(navBadges.property_reformation?.badge_type).toBe('point');
  });

  it('is reordered one whole level at a time', async () => {
    const keys = ['rent', 'sale', 'daily_rent', 'pledge', 'services', 'property_reformation'];
    expect((await put('/order', { keys })).status).toBe(200);
    expect(await topKeys()).toEqual(keys);
    expect((await put('/order', { keys: keys.slice(1) })).status).toBe(422);
    expect((await put('/order', { keys: [...keys.slice(1), 'sale.apartment'] })).status).toBe(422);
    expect((await put('/order', { keys: [...keys, 'sale.apartment'] })).status).toBe(422);
    expect(await topKeys()).toEqual(keys);
  });

  it('has entries renamed, badged and hidden', async () => {
    const titles = { ka: 'გირაო', en: 'Pawn', ru: 'Залог' };
    const badge = { type: 'button', titles: { ka: 'ახალი', en: 'New', ru: 'Новое' }, color: '#00aa00', text_color: '#ffffff' };
    expect((await put('/entries/pledge', { titles, is_hidden: false, badge })).status).toBe(200);
    const { navigation, navBadges } = await config();
    expect(navigation?.find(({ key }) => key === 'pledge')?.titles).toEqual(titles);
    expect(navBadges.pledge).toMatchObject({ badge_type: 'button', badge_color: '#00aa00' });
    expect((await put('/entries/pledge', { titles, is_hidden: true, badge: null })).status).toBe(200);
    expect(await topKeys()).not.toContain('pledge');
    expect((await config()).navBadges.pledge).toBeUndefined();
    expect((await list()).find(({ key }) => key === 'pledge')).toMatchObject({ is_hidden: true, badge: null });
  });

  it('keeps the point badge of the renovation, whatever is sent', async () => {
    const stored = async () => (await list()).find(({ key }) => key === 'property_reformation');
    const { titles } = (await stored()) ?? {};
    expect((await put('/entries/property_reformation', { titles, is_hidden: false, badge: null })).status).toBe(200);
    expect((await config()).navBadges.property_reformation?.badge_type).toBe('point');
    expect(await stored()).toMatchObject({ badge: { type: 'point' } });
  });

  it('has entries added and removed, with those in their list', async () => {
    const titles = { ka: 'ბლოგი', en: 'Blog', ru: 'Блог' };
    const add = (body: object) =>
      api.call(`${base}/entries`, { method: 'POST', headers: admin.headers, body: { titles, badge: null, ...body } });
    expect((await add({ parent_key: null, url: '/blog' })).status).toBe(200);
    const added = (await config()).navigation?.at(-1);
    expect(added).toMatchObject({ titles, url: '/blog', children: [] });
    expect((await add({ parent_key: added?.key, url: 'https://news.example/ka' })).status).toBe(200);
    expect((await config()).navigation?.at(-1)?.children).toMatchObject([{ url: 'https://news.example/ka' }]);
    for (const url of ['//evil.example', 'javascript:alert(1)', 'http://news.example', ''])
      expect([url, (await add({ parent_key: null, url })).status]).toEqual([url, 422]);
    expect((await add({ parent_key: 'none', url: '/blog' })).status).toBe(422);
    const moved = { titles, is_hidden: false, badge: null, url: '/contact' };
    expect((await put(`/entries/${added?.key}`, moved)).status).toBe(200);
    expect((await config()).navigation?.at(-1)?.url).toBe('/contact');
    const remove = async (key: string | undefined) =>
      api.call(`${base}/entries/${key}`, { method: 'DELETE', headers: await confirmedHeaders(api, admin) });
    expect((await remove(added?.key)).status).toBe(200);
    expect((await list()).some(({ url }) => url === '/contact' || url?.startsWith('https://news'))).toBe(false);
    expect((await remove(added?.key)).status).toBe(404);
  });

  it('is only for admins, and refuses what is not an entry', async () => {
    const support = await insertStaff(api.db, 'support');
    const titles = { ka: 'ა', en: 'a', ru: 'а' };
    expect((await api.call(base, { headers: support.headers })).status).toBe(404);
    expect((await put('/order', { keys: ['sale'] }, support)).status).toBe(404);
    expect((await put('/entries/none', { titles, is_hidden: false, badge: null })).status).toBe(404);
    expect((await put('/entries/sale', { titles: { ...titles, en: '' }, is_hidden: false, badge: null })).status).toBe(422);
  });
});
