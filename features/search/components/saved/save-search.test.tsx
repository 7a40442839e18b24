import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SessionUser } from '@/lib/contracts/account/auth';
import type { SaveSearchBody } from '@/lib/contracts/account/saved-searches';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import { claimDrafts } from '@/lib/stores/drafts';
import { takeIntent } from '@/lib/stores/intent-draft';
import { useModal } from '@/lib/stores/modal-store';
import { saveSearchName } from '@/lib/stores/save-search-name';
import { useSession } from '@/lib/stores/session/session-store';
import auth from '@/messages/en/auth.json';
import common from '@/messages/en/common.json';
import crud from '@/messages/en/crud.json';
import errors from '@/messages/en/errors.json';
import push from '@/messages/en/push.json';
import saved_searches from '@/messages/en/saved_searches.json';
import { partial } from '@/tests/factories/partial';
import { PageFrame } from '@/tests/setup/page-frame';
import { saveAtOnceIntent } from '../../domain/save-at-once-intent';
import { SaveSearch } from './save-search';

const path = '*/api/microservice/users/saved-searches';
const filters: StatementFilters = { deal_types: [1], urbans: [38], price_to: 100_000, currency_id: 2 };
const title = 'Apartments for sale in Vake';
const visitor = partial<SessionUser>({ id: 5, name: 'Nino' });
const sent: SaveSearchBody[] = [];
const refusal = (status: number, message: string) =>
  HttpResponse.json({ result: false, data: null, errors: {}, message, request_id: 'r' }, { status });
const api = setupServer(
  http.post(path, async ({ request }) => {
    const body = (await request.json()) as SaveSearchBody;
    sent.push(body);
    return HttpResponse.json({
      result: true,
      data: { id: 1, new_count: 0, newest: [], told_at: null, created_at: '2026-11-20T10:00:00Z', ...body },
    });
  }),
);
beforeAll(async () => {
  api.listen({ onUnhandledFrame: 'error' });
  // Loaded first: what is measured is the form, not how fast its code comes.
  await import('./save-search-dialog');
});
beforeEach(() => {
  sent.length = 0;
  window.sessionStorage.clear();
  useModal.getState().reset();
  useSession.setState({ user: visitor, isChecked: true, intent: null });
});
afterEach(() => api.resetHandlers());
afterAll(() => api.close());

/** What the page load after a sign-in does. */
function signIn() {
  claimDrafts(5);
  act(() => useSession.setState({ user: visitor, isChecked: true, intent: takeIntent() }));
}

/** The list has the button twice, for narrow and for wide screens. */
function show(listed: StatementFilters = filters) {
  const page = render(
    <PageFrame address="/en/s" messages={{ auth, common, crud, errors, push, saved_searches }}>
      <SaveSearch filters={listed} name={saveSearchName(listed)} title={title} look="bar" />
      <SaveSearch filters={listed} name={saveSearchName(listed)} title={title} look="float" />
    </PageFrame>,
  );
  return { user: userEvent.setup(), ...page };
}
async function open(listed?: StatementFilters) {
  const page = show(listed);
  await page.user.click(screen.getAllByRole('button', { name: 'Save search' })[0] as HTMLElement);
  await screen.findByRole('dialog', { name: 'Save this search' });
  return page;
}
const field = () => screen.getByRole('textbox', { name: /Name/ });
const save = () => screen.getByRole('button', { name: 'Save' });
const when = () => screen.getByRole('combobox', { name: /When/ });

async function choose(user: ReturnType<typeof userEvent.setup>, time: string) {
  await user.click(when());
  await user.click(await screen.findByRole('option', { name: time }));
}

describe('SaveSearch', () => {
  it('saves what the list looks for under its heading, without its order and page', async () => {
    const { user } = await open({ ...filters, order_by: 'price', sequence: 'asc', page: 3, per_page: 30 });
    expect(field()).toHaveValue(title);
    await user.click(save());
    expect(await screen.findByRole('dialog', { name: 'The search is saved' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'My saved searches' })).toHaveAttribute('href', '/en/account/searches');
    expect(sent).toEqual([
      { name: title, filters, frequency: 'instant', hour: 9, is_mailed: true, is_pushed: false, is_paused: false },
    ]);
  });

  it('asks first whether a search without any filter is meant', async () => {
    const { user } = show({ order_by: 'price', sequence: 'asc' });
    await user.click(screen.getAllByRole('button', { name: 'Save search' })[0] as HTMLElement);
    await screen.findByRole('dialog', { name: 'Save without any filter?' });
    await user.click(screen.getByRole('button', { name: 'Save all the same' }));
    await screen.findByRole('dialog', { name: 'Save this search' });
    await user.click(save());
    expect(await screen.findByRole('dialog', { name: 'The search is saved' })).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  it('asks for the hour only of daily and weekly alerts', async () => {
    const { user } = await open();
    expect(screen.queryByRole('combobox', { name: /Time/ })).toBeNull();
    await choose(user, 'Every day');
    await user.click(screen.getByRole('combobox', { name: /Time/ }));
    await user.click(await screen.findByRole('option', { name: '19:00' }));
    await user.click(save());
    await screen.findByRole('dialog', { name: 'The search is saved' });
    expect(sent).toMatchObject([{ frequency: 'daily', hour: 19, is_paused: false }]);
  });

  it('keeps what was typed when the account has too many', async () => {
    api.use(http.post(path, () => refusal(409, 'errors.too_many_searches')));
    const { user } = await open();
    await user.clear(field());
    await user.type(field(), 'Ours');
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent('up to 50 searches');
    expect(field()).toHaveValue('Ours');
  });

  it('refuses an empty name at its field', async () => {
    const { user } = await open();
    await user.clear(field());
    await user.click(save());
    await waitFor(() => expect(field()).toBeInvalid());
    expect(sent).toEqual([]);
  });
});

describe('SaveSearch of a guest', () => {
  beforeEach(() => useSession.setState({ user: null }));

  it('asks for the sign-in, and then saves the search, once', async () => {
    const { user, unmount } = await open();
    await user.clear(field());
    await user.type(field(), 'Ours');
    await choose(user, 'Paused');
    await user.click(save());
    await waitFor(() => expect(useModal.getState().current).toBe('login'));
    expect(sent).toEqual([]);
    unmount();
    signIn();
    const after = show();
    expect(await screen.findByRole('dialog', { name: 'The search is saved' })).toBeVisible();
    expect(sent).toEqual([
      { name: 'Ours', filters, frequency: 'instant', hour: 9, is_mailed: true, is_pushed: false, is_paused: true },
    ]);

    await after.user.click(screen.getByText('Close', { selector: 'button, button *' }));
    await after.user.click(screen.getAllByRole('button', { name: 'Save search' })[0] as HTMLElement);
    expect(await screen.findByRole('dialog', { name: 'Save this search' })).toBeVisible();
    expect(field()).toHaveValue(title);
    expect(sent).toHaveLength(1);
  });

  it('shows the form again with the reason when it cannot be saved after the sign-in', async () => {
    api.use(http.post(path, () => refusal(409, 'errors.too_many_searches')));
    const { user, unmount } = await open();
    await user.clear(field());
    await user.type(field(), 'Ours');
    await user.click(save());
    await waitFor(() => expect(useModal.getState().current).toBe('login'));
    unmount();
    signIn();
    show();
    expect(await screen.findByRole('alert')).toHaveTextContent('up to 50 searches');
    expect(field()).toHaveValue('Ours');
  });

  it('saves nothing that was only looked at', async () => {
    const { unmount } = await open();
    unmount();
    signIn();
    show();
    expect(await screen.findByRole('dialog', { name: 'Save this search' })).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('does not change another list', async () => {
    const { user, unmount } = await open();
    await user.click(save());
    await waitFor(() => expect(useModal.getState().current).toBe('login'));
    unmount();
    signIn();
    show({ deal_types: [2] });
    // Taking an intent clears it.
    expect(useSession.getState().intent).toBe(saveAtOnceIntent(saveSearchName(filters)));
    expect(sent).toEqual([]);
  });
});
