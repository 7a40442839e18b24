import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CrudToastProvider } from '@/components/crud/crud-toasts';
import { queryClient } from '@/lib/api/query-client';
import type { SessionUser } from '@/lib/contracts/account/auth';
import type { InventoryItem } from '@/lib/contracts/account/clients';
import { claimDrafts } from '@/lib/stores/drafts';
import { takeIntent } from '@/lib/stores/intent-draft';
import { useModal } from '@/lib/stores/modal-store';
import { useSession } from '@/lib/stores/session/session-store';
import auth from '@/messages/en/auth.json';
import common from '@/messages/en/common.json';
import crud from '@/messages/en/crud.json';
import errors from '@/messages/en/errors.json';
import inventory from '@/messages/en/inventory.json';
import { PageFrame } from '@/tests/setup/page-frame';
import { Inventory } from './inventory';

const path = '*/api/microservice/users/my-base';
const itemOf = (id: number, overrides: Partial<InventoryItem> = {}): InventoryItem => ({
  id,
  deal_type_id: 1,
  real_estate_type_id: 1,
  city_id: 95,
  district_id: null,
  urban_id: null,
  place: null,
  address: `Barnovi ${id}`,
  area: 75,
  room_type_id: 3,
  price: 140_000,
  currency_id: 2,
  shared: false,
  is_own: true,
  keeper_name: 'Nino',
  owner_name: 'Giorgi',
  owner_phone: '599001234',
  comment: 'Evenings',
  created_at: '2026-11-20T10:00:00.000Z',
  updated_at: '2026-11-20T10:00:00.000Z',
  ...overrides,
});
let stored: InventoryItem[] = [];
let asked: string[] = [];
let removed: string[] = [];
let replaced: string[] = [];
const refusal = (status: number, message: string) =>
  HttpResponse.json({ result: false, data: null, errors: {}, message, request_id: 'r' }, { status });
const api = setupServer(
  http.get(path, ({ request }) => {
    const query = new URL(request.url).searchParams;
    asked.push(query.toString());
    const paging = { current_page: Number(query.get('page')), per_page: 20, last_page: 3, total: 41 };
    return HttpResponse.json({ result: true, data: { data: stored, ...paging } });
  }),
  http.delete(`${path}/:id`, ({ params }) => {
    removed.push(String(params.id));
    stored = stored.filter(({ id }) => id !== Number(params.id));
    return HttpResponse.json({ result: true, data: { id: Number(params.id) } });
  }),
);
beforeAll(() => api.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  stored = [itemOf(4)];
  asked = [];
  removed = [];
  replaced = [];
  queryClient.clear();
  queryClient.setQueryData(['cities'], []);
  useModal.getState().reset();
});
afterEach(() => api.resetHandlers());
afterAll(() => api.close());

const page = (query: string) => (
  <PageFrame
    address={`/en/account/my-base?${query}`}
    messages={{ crud, auth, common, errors, inventory }}
    router={{ replace: (href) => replaced.push(href) }}
  >
    <CrudToastProvider>
      <Inventory />
    </CrudToastProvider>
  </PageFrame>
);
async function open(query = 'page=1') {
  const { rerender } = render(page(query));
  await waitFor(() => expect(asked.length).toBeGreaterThan(0));
  return { user: userEvent.setup(), goTo: (next: string) => rerender(page(next)) };
}
const search = () => screen.getByRole('textbox', { name: 'Address, owner or phone' });

describe('the form at which the session ended', () => {
  /** What the page load after a sign-in does. */
  async function signInAgain() {
    cleanup();
    claimDrafts(5);
    useSession.setState({ user: visitor, isChecked: true, intent: takeIntent() });
    await open();
  }
  const visitor = { id: 5 } as SessionUser;
  const address = () => screen.findByRole('textbox', { name: 'Address' });
  beforeEach(() => {
    window.sessionStorage.clear();
    claimDrafts(5);
    useSession.setState({ user: visitor, isChecked: true, intent: null });
  });

  it.each([
    ['a new item', 'Add property', 'New property', 'Kazbegi 3'],
    ['an item', /^Edit/, 'Edit property', 'Barnovi 4Kazbegi 3'],
  ])('opens again with what was typed, for %s', async (_, button, title, typed) => {
    const { user } = await open();
    await user.click((await screen.findAllByRole('button', { name: button }))[0] as HTMLElement);
    await user.type(await address(), 'Kazbegi 3');
    act(() => useSession.setState({ user: null }));
    await signInAgain();
    expect(await screen.findByRole('dialog', { name: title })).toBeVisible();
    expect(await address()).toHaveValue(typed);
  });

  it('stays closed where it was closed before', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Add property' }));
    await user.type(await address(), 'Kazbegi 3');
    await user.keyboard('{Escape}');
    act(() => useSession.setState({ user: null }));
    await signInAgain();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the list', () => {
  it('requests what the address names, and links to its other pages', async () => {
    await open('q=Vake&page=2');
    expect(await screen.findByText('21–21 of 41')).toBeInTheDocument();
    expect(asked).toEqual(['q=Vake&page=2']);
    expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '?q=Vake&page=3');
  });

  it('is searched from its first page, once the typing pauses', async () => {
    const { user } = await open('page=2');
    await user.type(search(), ' Vake ');
    expect(replaced).toEqual([]);
    await waitFor(() => expect(replaced).toEqual(['?q=Vake&page=1']));
  });

  it('empties its search box with the link that clears it', async () => {
    stored = [];
    const { goTo } = await open('q=Vake&page=1');
    expect(await screen.findByRole('link', { name: 'Clear the search' })).toHaveAttribute('href', '?page=1');
    expect(search()).toHaveValue('Vake');
    goTo('page=1');
    expect(search()).toHaveValue('');
  });

  it('keeps what is typed on when the address follows', async () => {
    const { user, goTo } = await open();
    await user.type(search(), 'Va');
    await waitFor(() => expect(replaced).toEqual(['?q=Va&page=1']));
    await user.type(search(), 'ke');
    goTo('q=Va&page=1');
    expect(search()).toHaveValue('Vake');
  });

  it('begins with an invitation to add where nothing is stored', async () => {
    stored = [];
    const { user } = await open();
    expect(await screen.findByRole('heading', { name: 'Your base is empty' })).toBeInTheDocument();
    await user.click(screen.getAllByRole('button', { name: 'Add property' })[1] as HTMLElement);
    expect(await screen.findByRole('dialog', { name: 'New property' })).toBeInTheDocument();
  });
});

describe('a row', () => {
  it('shows the owner’s number to the visitor who added it', async () => {
    await open();
    expect(await screen.findByRole('link', { name: '599 00 12 34' })).toHaveAttribute('href', 'tel:+995599001234');
    expect(screen.getByText('Evenings')).toBeInTheDocument();
  });

  it('of a colleague says whose it is and cannot be changed', async () => {
    stored = [itemOf(4, { is_own: false, shared: true, owner_name: null, owner_phone: null, comment: null })];
    await open();
    const row = within(await screen.findByRole('article'));
    expect(row.getByText('Kept by Nino')).toBeInTheDocument();
    expect([row.queryByRole('button'), row.queryByText('Owner:')]).toEqual([null, null]);
  });

  it('opens with its values', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: /^Edit:/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit property' }));
    expect(dialog.getByRole('textbox', { name: /Address/ })).toHaveValue('Barnovi 4');
  });
});

describe('a save', () => {
  it('closes the form, confirms it, and fetches the list again', async () => {
    api.use(
      http.put(`${path}/4`, () => {
        stored = [itemOf(4, { address: 'Abashidze 7' })];
        return HttpResponse.json({ result: true, data: { item: stored[0] } });
      }),
    );
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: /^Edit:/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit property' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('dialog', { name: 'Saved' })).toBeInTheDocument();
    expect(await screen.findByText('Abashidze 7')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Edit property' })).not.toBeInTheDocument());
  });
});

describe('a removal', () => {
  it('asks first, and says that it was done, the last row included', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: /^Delete:/ }));
    const question = within(await screen.findByRole('dialog', { name: inventory.delete_confirmation.title }));
    expect(removed).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('dialog', { name: 'The property is deleted' })).toBeInTheDocument();
    expect(removed).toEqual(['4']);
    expect(screen.queryByRole('article', { hidden: true })).not.toBeInTheDocument();
  });

  it('that failed shows why, and fetches the list again', async () => {
    api.use(http.delete(`${path}/:id`, () => refusal(404, 'errors.not_found')));
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: /^Delete:/ }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('alertdialog', { name: errors.not_found })).toBeInTheDocument();
    expect(asked).toHaveLength(2);
  });
});
