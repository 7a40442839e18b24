import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import type { ReactNode } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { CrudToastProvider } from '@/components/crud/crud-toasts';
import { queryClient } from '@/lib/api/query-client';
import type { StaffForm, StaffFormBody } from '@/lib/contracts/forms';
import admin from '@/messages/en/admin.json';
import auth from '@/messages/en/auth.json';
import common from '@/messages/en/common.json';
import crud from '@/messages/en/crud.json';
import errors from '@/messages/en/errors.json';
import { PageFrame } from '@/tests/setup/page-frame';
import { FormEditor } from './form-editor';
import { FormList } from './form-list';

const texts = (text: string) => ({ ka: text, en: text, ru: text });
const field = { placeholder: texts(''), rules: [], options: [] };
const agency = { value: 'agency', label: texts('An agency') };
const stored: StaffForm = {
  ...{ id: 3, title: texts('Partners'), about: texts('Tell us'), is_open: true, responses_count: 1 },
  fields: [
    { ...field, name: 'name', type: 'text', title: texts('Name'), required: 1 },
    {
      ...{ ...field, name: 'kind', type: 'select', title: texts('What'), required: 0, rules: ['max:9'] },
      options: [agency, { value: 'bank', label: texts('A bank') }],
    },
  ],
};
const response = { id: 1, values: { kind: 'agency', name: 'Nino', old: '5' }, created_at: '2026-11-20T10:00:00.000Z' };
let sent: { id: string | null; body: StaffFormBody }[] = [];
const write = async (request: Request, id: string | null) => {
  const body = (await request.json()) as StaffFormBody;
  sent.push({ id, body });
  return HttpResponse.json({ result: true, data: { form: { ...stored, ...body, id: id === null ? 4 : Number(id) } } });
};
const api = setupServer(
  http.get('*/api/v1/admin/forms', () => HttpResponse.json({ result: true, data: [stored] })),
  http.post('*/api/v1/admin/forms', ({ request }) => write(request, null)),
  http.put('*/api/v1/admin/forms/:id', ({ request, params }) => write(request, String(params.id))),
  http.get('*/api/v1/admin/forms/3/responses', () =>
    HttpResponse.json({ result: true, data: { data: [response], current_page: 1, per_page: 20, last_page: 1, total: 1 } }),
  ),
);
beforeAll(() => api.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  sent = [];
  queryClient.clear();
});
afterEach(() => api.resetHandlers());
afterAll(() => api.close());

const replace = vi.fn();
function open(page: ReactNode) {
  render(
    <PageFrame address="/en/admin/forms" messages={{ admin, auth, common, crud, errors }} router={{ replace }}>
      <CrudToastProvider>{page}</CrudToastProvider>
    </PageFrame>,
  );
  return userEvent.setup();
}

it('withdraws a published form and changes nothing else of it', async () => {
  const user = open(<FormList />);
  expect(await screen.findByText(/^2 fields · 1 response/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Unpublish: Partners' }));
  expect(await screen.findByText('The form is not published any more')).toBeVisible();
  const { title, about, fields } = stored;
  expect(sent).toEqual([{ id: '3', body: { title, about, fields, is_open: false } }]);
});

it('shows responses by the names of the fields and choices, with a file of all', async () => {
  open(<FormEditor id={3} />);
  const responses = within(await screen.findByRole('region', { name: 'Responses' }));
  expect((await responses.findByText('An agency')).previousSibling).toHaveTextContent('What');
  expect(responses.getByText('5').previousSibling).toHaveTextContent('old');
  expect(responses.getByRole('link', { name: 'CSV' })).toHaveAttribute('href', '/api/v1/admin/forms/3/responses.csv?locale=en');
});

it('moves, adds and removes fields, and keeps their stored names', async () => {
  const user = open(<FormEditor id={3} />);
  await user.click(await screen.findByRole('button', { name: 'Down: field 1' }));
  await user.click(screen.getByRole('button', { name: 'Remove choice 2' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('At least two choices are needed')).toBeVisible();
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Add a choice' }));
  for (const language of ['Georgian', 'English', 'Russian'])
    await user.type(screen.getByRole('textbox', { name: `Choice 2, ${language}` }), 'Other');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The form is saved')).toBeVisible();
  const choices = [agency, { value: 'choice_1', label: texts('Other') }];
  expect(sent[0]?.body.fields).toEqual([{ ...stored.fields[1], options: choices }, stored.fields[0]]);
});

it('bounds the length of a text, and keeps the rules that it does not show', async () => {
  const bounded = { ...stored.fields[0], rules: ['phone', 'max:60'], placeholder: texts('Nino') };
  const forms = [{ ...stored, fields: [bounded] }];
  api.use(http.get('*/api/v1/admin/forms', () => HttpResponse.json({ result: true, data: forms })));
  const user = open(<FormEditor id={3} />);
  expect(await screen.findByRole('textbox', { name: 'Characters at most' })).toHaveValue('60');
  await user.type(screen.getByRole('textbox', { name: 'Characters at least' }), '2');
  await user.clear(screen.getByRole('textbox', { name: 'Characters at most' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(sent[0]?.body.fields).toEqual([{ ...bounded, rules: ['phone', 'min:2'] }]));
});

it('defines a form, and says at the fields what is missing', async () => {
  const user = open(<FormEditor id={null} />);
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  expect(screen.getByRole('textbox', { name: 'Title, Georgian' })).toBeInvalid();
  for (const name of ['Title', 'Description', 'Name of the field'])
    for (const language of ['Georgian', 'English', 'Russian'])
      await user.type(screen.getByRole('textbox', { name: `${name}, ${language}` }), 'Area');
  await user.type(screen.getByRole('textbox', { name: 'Example in the empty field, English' }), '64.5');
  await user.click(screen.getByRole('combobox', { name: 'Kind' }));
  await user.click(await screen.findByRole('option', { name: 'Number' }));
  await user.type(screen.getByRole('textbox', { name: 'Smallest number' }), '20');
  await user.type(screen.getByRole('textbox', { name: 'Largest number' }), '9.5');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByRole('textbox', { name: 'Largest number' })).toBeInvalid();
  expect(sent).toEqual([]);
  await user.type(screen.getByRole('textbox', { name: 'Largest number' }), '{Backspace}{Backspace}00');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(replace).toHaveBeenCalledWith('/en/admin/forms/4'));
  const rules = ['numeric', 'min_value:20', 'max_value:900'];
  const placeholder = { ...texts(''), en: '64.5' };
  const area = { ...field, name: 'field_1', type: 'number', title: texts('Area'), required: 1, rules, placeholder };
  expect(sent).toEqual([{ id: null, body: { title: texts('Area'), about: texts('Area'), is_open: false, fields: [area] } }]);
});
