import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';
import { ApiFailure, callApi } from '@/lib/api/client';
import { decidedSchema } from '@/lib/contracts/admin';
import common from '@/messages/en/common.json';
import errors from '@/messages/en/errors.json';
import staff_code from '@/messages/en/staff_code.json';
import { PageFrame } from '@/tests/setup/page-frame';
import { CodePrompt } from './code-prompt';

let sent: (string | null)[] = [];
const refusal = (message: string) =>
  HttpResponse.json({ result: false, data: null, errors: {}, message, request_id: 'r' }, { status: 403 });
const api = setupServer(
  http.delete('*/api/v1/admin/blocked-words/7', ({ request }) => {
    const code = request.headers.get('x-totp-code');
    sent.push(code);
    if (code === null) return refusal('errors.totp_required');
    return code === '123456' ? HttpResponse.json({ result: true, data: { id: 7 } }) : refusal('errors.totp_wrong');
  }),
);
beforeAll(() => api.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  sent = [];
  render(
    <PageFrame address="/en/admin" messages={{ common, errors, staff_code }}>
      <CodePrompt />
    </PageFrame>,
  );
});
afterAll(() => api.close());

const remove = () => callApi(decidedSchema, { method: 'delete', url: '/v1/admin/blocked-words/7' });
const field = () => screen.findByRole('textbox', { name: new RegExp(`^${staff_code.code}`) });

it('asks for the code that the API demands, shows a refused one at the field, and sends the next', async () => {
  const user = userEvent.setup();
  const done = remove();
  await user.type(await field(), '12');
  await user.click(screen.getByRole('button', { name: staff_code.confirm }));
  expect(await screen.findByText(errors.totp_required)).toBeVisible();
  expect(sent).toEqual([null]);
  await user.type(await field(), '3450');
  await user.click(screen.getByRole('button', { name: staff_code.confirm }));
  expect(await screen.findByText(errors.totp_wrong)).toBeVisible();
  await user.clear(await field());
  await user.type(await field(), '123456');
  await user.click(screen.getByRole('button', { name: staff_code.confirm }));
  expect((await done).data).toEqual({ id: 7 });
  expect(sent).toEqual([null, '123450', '123456']);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('is shown above the question that led to it', async () => {
  const user = userEvent.setup();
  const question = {
    open: true,
    onOpenChange: () => {},
    title: 'Delete the word?',
    labels: { cancel: 'Keep', confirm: 'Delete' },
  };
  render(
    <PageFrame address="/en/admin">
      <ConfirmDialog {...question} onConfirm={() => void remove()} />
    </PageFrame>,
  );
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const input = await field();
  await waitFor(() => expect(input.closest('[role="dialog"]')).toContainElement(document.activeElement as HTMLElement));
  await user.type(input, '123456{Enter}');
  await waitFor(() => expect(sent).toEqual([null, '123456']));
});

it('does nothing when it is closed', async () => {
  const user = userEvent.setup();
  const done = remove().catch((error: unknown) => error);
  await field();
  await user.keyboard('{Escape}');
  expect(await done).toBeInstanceOf(ApiFailure);
  expect(sent).toEqual([null]);
});
