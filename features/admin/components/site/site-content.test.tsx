import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import type { ReactNode } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { CrudToastProvider } from '@/components/crud/crud-toasts';
import { queryClient } from '@/lib/api/query-client';
import type { StaffFooterEntry, StaffGroupCompany } from '@/lib/contracts/staff/site-content';
import admin from '@/messages/en/admin.json';
import auth from '@/messages/en/auth.json';
import common from '@/messages/en/common.json';
import crud from '@/messages/en/crud.json';
import errors from '@/messages/en/errors.json';
import { PageFrame } from '@/tests/setup/page-frame';
import { FooterEditor } from './footer-editor';
import { GroupCompanyList } from './group-company-list';

const texts = (text: string) => ({ ka: text, en: text, ru: text });
const column: StaffFooterEntry = { id: 1, parent_id: null, row: 'top', titles: texts('Sale'), url: null, has_count: false };
const footer = [column, { ...column, id: 2, parent_id: 1, titles: texts('Flats'), url: '/s?deal_types=1', has_count: true }];
const company: StaffGroupCompany = {
  ...{ id: 5, names: texts('Kochi'), descriptions: texts('Renovation'), logo: '/assets/companies/kochi.svg', url: null },
};
let sent: unknown[] = [];
const answer = (data: object[]) => HttpResponse.json({ result: true, data });
const keep = async (request: Request, data: object[]) => {
  sent.push([
    request.method,
    new URL(request.url).pathname.replace('/api/v1/admin/', ''),
    await request.json().catch(() => null),
  ]);
  return answer(data);
};
const api = setupServer(
  http.get('*/api/v1/admin/footer', () => answer(footer)),
  http.all(/\/api\/v1\/admin\/footer\/.*/, ({ request }) => keep(request, footer)),
  http.get('*/api/v1/admin/group-companies', () => answer([company, { ...company, id: 6, names: texts('Takhcha') }])),
  http.all(/\/api\/v1\/admin\/group-companies.*/, ({ request }) => keep(request, [company])),
);
beforeAll(() => api.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  sent = [];
  queryClient.clear();
});
afterEach(() => api.resetHandlers());
afterAll(() => api.close());

function open(page: ReactNode) {
  render(
    <PageFrame address="/en/admin/footer" messages={{ admin, auth, common, crud, errors }}>
      <CrudToastProvider>{page}</CrudToastProvider>
    </PageFrame>,
  );
  return userEvent.setup();
}
async function fillIn(form: ReturnType<typeof within>, user: ReturnType<typeof userEvent.setup>, name: string) {
  for (const language of ['Georgian', 'English', 'Russian'])
    await user.type(form.getByRole('textbox', { name: `${name}, ${language}` }), 'A');
}

it('adds a link with a count to a column, and a count only to lists', async () => {
  const user = open(<FooterEditor />);
  await user.click(await screen.findByRole('button', { name: 'Add a link: Sale' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add a link: Sale' }));
  await fillIn(form, user, 'Title');
  await user.type(form.getByRole('textbox', { name: 'Address' }), '/blog');
  await user.click(form.getByRole('combobox', { name: 'Number of listings' }));
  await user.click(await screen.findByRole('option', { name: 'Shown' }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('Only a list of listings (/s?…) has a count')).toBeVisible();
  await user.clear(form.getByRole('textbox', { name: 'Address' }));
  await user.type(form.getByRole('textbox', { name: 'Address' }), '/s?owner=1');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved')).toBeVisible();
  const body = { row: 'top', parent_id: 1, titles: texts('A'), url: '/s?owner=1', has_count: true };
  expect(sent).toEqual([['POST', 'footer/entries', body]]);
});

it('accepts only an https address for a social network', async () => {
  const user = open(<FooterEditor />);
  await user.click(await screen.findByRole('button', { name: 'Add a network' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add a network' }));
  await fillIn(form, user, 'Title');
  await user.type(form.getByRole('textbox', { name: 'Address' }), '/blog');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('Begin with https://')).toBeVisible();
  expect(sent).toEqual([]);
});

it('moves and deletes companies of the group', async () => {
  const user = open(<GroupCompanyList />);
  expect(await screen.findByRole('button', { name: 'Up: Kochi' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Down: Kochi' }));
  await user.click(await screen.findByRole('button', { name: 'Delete: Kochi' }));
  await user.click(within(await screen.findByRole('dialog', { name: 'Delete Kochi?' })).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Deleted')).toBeVisible();
  expect(sent).toEqual([
    ['PUT', 'group-companies/order', { ids: [6, 5] }],
    ['DELETE', 'group-companies/entries/5', null],
  ]);
});

it('uploads a logo, and refuses one that is too big', async () => {
  const user = open(<GroupCompanyList />);
  await user.click(await screen.findByRole('button', { name: 'Add a company' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add a company' }));
  const upload = (bytes: number) =>
    user.upload(form.getByLabelText(/Upload a picture/), new File(['x'.repeat(bytes)], 'logo.png', { type: 'image/png' }));
  await upload(30_000);
  expect(await form.findByText('Upload a picture, or give its path on this site')).toBeVisible();
  await upload(3);
  await fillIn(form, user, 'Name');
  await fillIn(form, user, 'Description');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved')).toBeVisible();
  const body = { names: texts('A'), descriptions: texts('A'), logo: 'data:image/png;base64,eHh4', url: null };
  expect(sent).toEqual([['POST', 'group-companies/entries', body]]);
});
