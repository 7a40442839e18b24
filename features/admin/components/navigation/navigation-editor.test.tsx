import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { CrudToastProvider } from '@/components/crud/crud-toasts';
import { queryClient } from '@/lib/api/query-client';
import type { StaffNavEntry } from '@/lib/contracts/staff/navigation';
import admin from '@/messages/en/admin.json';
import auth from '@/messages/en/auth.json';
import common from '@/messages/en/common.json';
import crud from '@/messages/en/crud.json';
import errors from '@/messages/en/errors.json';
import { PageFrame } from '@/tests/setup/page-frame';
import { NavigationEditor } from './navigation-editor';

const entry = (key: string, en: string, overrides: Partial<StaffNavEntry> = {}): StaffNavEntry => ({
  ...{ key, parent_key: null, titles: { ka: `${en} ka`, en, ru: `${en} ru` }, url: `/${key}`, is_hidden: false, badge: null },
  ...overrides,
});
let stored: StaffNavEntry[] = [];
let sent: { path: string; body: unknown }[] = [];
const api = setupServer(
  http.get('*/api/v1/admin/navigation', () => HttpResponse.json({ result: true, data: stored })),
  http.post('*/api/v1/admin/navigation/entries', async ({ request }) => {
    sent.push({ path: 'added', body: await request.json() });
    return HttpResponse.json({ result: true, data: stored });
  }),
  http.delete('*/api/v1/admin/navigation/entries/:key', ({ params }) => {
    stored = stored.filter(({ key }) => key !== params.key);
    return HttpResponse.json({ result: true, data: stored });
  }),
  http.put(/\/api\/v1\/admin\/navigation\/.*/, async ({ request }) => {
    const body = (await request.json()) as { keys?: string[] };
    sent.push({ path: new URL(request.url).pathname.replace('/api/v1/admin/navigation', ''), body });
    const { keys } = body;
    if (keys) stored = stored.toSorted((one, other) => keys.indexOf(one.key) - keys.indexOf(other.key));
    return HttpResponse.json({ result: true, data: stored });
  }),
);
beforeAll(() => api.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  stored = [entry('sale', 'Buy'), entry('rent', 'Rent'), entry('rent.all', 'All', { parent_key: 'rent' })];
  sent = [];
  queryClient.clear();
});
afterEach(() => api.resetHandlers());
afterAll(() => api.close());

async function open() {
  render(
    <PageFrame address="/en/admin/navigation" messages={{ admin, auth, common, crud, errors }}>
      <CrudToastProvider>
        <NavigationEditor />
      </CrudToastProvider>
    </PageFrame>,
  );
  await screen.findByRole('list', { name: 'Main entries' });
  return userEvent.setup();
}
const names = () =>
  within(screen.getByRole('list', { name: 'Main entries' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent?.split('/')[0]);

it('moves an entry by its buttons, and not past the ends', async () => {
  const user = await open();
  expect(screen.getByRole('button', { name: 'Up: Buy' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Down: Rent' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Down: Buy' }));
  expect(sent).toEqual([{ path: '/order', body: { keys: ['rent', 'sale'] } }]);
  expect(names()).toEqual(['Rent', 'Buy']);
});

it('hides an entry and changes nothing else of it', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Hide: Rent' }));
  const titles = { ka: 'Rent ka', en: 'Rent', ru: 'Rent ru' };
  expect(sent).toEqual([{ path: '/entries/rent', body: { titles, badge: null, is_hidden: true } }]);
});

it('gives an entry a badge in three languages', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Change: Buy' }));
  const form = within(await screen.findByRole('dialog', { name: 'Buy ka' }));
  expect(form.queryByRole('textbox', { name: /^Text of the badge/ })).toBeNull();
  await user.click(form.getByRole('combobox', { name: 'Badge' }));
  await user.click(await screen.findByRole('option', { name: 'Label' }));
  for (const language of ['Georgian', 'English', 'Russian'])
    await user.type(form.getByRole('textbox', { name: new RegExp(`^Text of the badge, ${language}`) }), 'New');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The navigation is changed')).toBeVisible();
  const badge = { type: 'button', titles: { ka: 'New', en: 'New', ru: 'New' }, color: '#bf3469', text_color: '#ffffff' };
  expect(sent).toEqual([{ path: '/entries/sale', body: { titles: stored[0]?.titles, is_hidden: false, badge, url: '/sale' } }]);
});

it('adds an entry to the list of another, and asks for an address of this site or an https one', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Add an entry' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add an entry' }));
  for (const language of ['Georgian', 'English', 'Russian'])
    await user.type(form.getByRole('textbox', { name: `Name, ${language}` }), 'B');
  await user.type(form.getByRole('textbox', { name: 'Address' }), 'x:1');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('Give a path of this site (/blog) or an https:// address')).toBeVisible();
  await user.clear(form.getByRole('textbox', { name: 'Address' }));
  await user.type(form.getByRole('textbox', { name: 'Address' }), '/blog');
  await user.click(form.getByRole('combobox', { name: 'Place' }));
  await user.click(await screen.findByRole('option', { name: 'In the list of Rent' }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The entry is added')).toBeVisible();
  const titles = { ka: 'B', en: 'B', ru: 'B' };
  expect(sent).toEqual([{ path: 'added', body: { titles, badge: null, parent_key: 'rent', url: '/blog' } }]);
});

it('deletes an entry after a confirmation', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Delete: Buy' }));
  await user.click(within(await screen.findByRole('dialog', { name: 'Delete Buy?' })).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('The entry is deleted')).toBeVisible();
  expect(names()).toEqual(['Rent']);
});
