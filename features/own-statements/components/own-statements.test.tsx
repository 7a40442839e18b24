import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { queryClient } from '@/lib/api/query-client';
import { type BulkRow, type OwnStatementCard, ownStates } from '@/lib/contracts/statements/own-statements';
import { useModal } from '@/lib/stores/modal-store';
import common from '@/messages/en/common.json';
import crud from '@/messages/en/crud.json';
import errors from '@/messages/en/errors.json';
import own_statements from '@/messages/en/own_statements.json';
import publishing from '@/messages/en/publishing.json';
import { createOwnCard } from '@/tests/factories/own-card';
import { ownStatement } from '@/tests/factories/saved-statement';
import { PageFrame } from '@/tests/setup/page-frame';
import { OwnStatements } from './own-statements';

const path = '*/api/microservice/users/statements';
let stored: OwnStatementCard[] = [];
let listed: string[] = [];
let sent: unknown[] = [];
let replaced: string[] = [];
let pushed: string[] = [];
let outcome: (ids: number[]) => BulkRow[];

const refusal = (status: number, message: string, fields: Record<string, string[]> = {}) =>
  HttpResponse.json({ result: false, data: null, errors: fields, message, request_id: 'r' }, { status });
const api = setupServer(
  http.get(`${path}/counts`, () => {
    const states = Object.fromEntries(ownStates.map((state) => [state, stored.filter((card) => card.state === state).length]));
    return HttpResponse.json({ result: true, data: { states, total: stored.length, free_quota: 5, free_used: 1 } });
  }),
  http.get(`${path}/:id/statistics`, ({ request }) => {
    const days = Number(new URL(request.url).searchParams.get('days'));
    listed.push(`statistics ${days}`);
    const rows = Array.from({ length: days }, (_, index) => ({
      date: new Date(Date.UTC(2026, 7, 1 + index)).toISOString().slice(0, 10),
      views: index + 1,
      phone_reveals: 0,
    }));
    return HttpResponse.json({ result: true, data: { days: rows, views: 34, phone_reveals: 5 } });
  }),
  http.get(path, ({ request }) => {
    const query = new URL(request.url).searchParams;
    listed.push(query.toString());
    const paging = { current_page: Number(query.get('page')), per_page: 20, last_page: 3, total: 41 };
    return HttpResponse.json({ result: true, data: { data: stored, ...paging } });
  }),
  http.post(`${path}/bulk`, async ({ request }) => {
    const body = (await request.json()) as { action: string; statements: number[] };
    sent.push(body);
    return HttpResponse.json({ result: true, data: outcome(body.statements) });
  }),
  http.post(`${path}/:id/delete`, ({ params }) => {
    sent.push(`delete ${params.id}`);
    stored = stored.filter(({ id }) => id !== Number(params.id));
    return HttpResponse.json({ result: true, data: { id: Number(params.id), state: 'deleted' } });
  }),
);
beforeAll(async () => {
  api.listen({ onUnhandledFrame: 'error' });
  // Loaded first: what is measured is the dialog, not how fast its code comes.
  await import('./statistics-dialog');
});
beforeEach(() => {
  stored = [createOwnCard(7), createOwnCard(8, { state: 'expired', actions: ['renew', 'delete'] })];
  listed = [];
  sent = [];
  replaced = [];
  pushed = [];
  outcome = (ids) => ids.map((id) => ({ id, result: 'done', state: 'hidden', message: null }));
  queryClient.clear();
  useModal.getState().reset();
});
afterEach(() => api.resetHandlers());
afterAll(() => api.close());

async function open(query = 'page=1') {
  render(
    <PageFrame
      address={`/en/account/statements?${query}`}
      messages={{ crud, common, errors, own_statements, publishing }}
      router={{ replace: (href) => replaced.push(href), push: (href) => pushed.push(href) }}
    >
      <OwnStatements createUrl="/en/account/statements/create" />
    </PageFrame>,
  );
  await waitFor(() => expect(listed.length).toBeGreaterThan(0));
  return userEvent.setup();
}
const box = (name: string) => screen.findByRole('checkbox', { name });

describe('a listing over the free quota', () => {
  it('leads to its payment, and to more days once some are paid', async () => {
    stored = [
      createOwnCard(7, { state: 'unpaid', actions: ['publish', 'delete'], expires_at: null }),
      createOwnCard(8, { paid_until: '2026-12-01T10:00:00Z' }),
    ];
    const visitor = await open();
    const pay = await screen.findByRole('link', { name: 'Pay' });
    expect(pay).toHaveAttribute('href', '/en/account/statements/7/publication');
    expect(screen.getByText(/^Paid until 1 Dec/)).toBeVisible();
    await visitor.click(screen.getByRole('button', { name: 'Actions: Flat 8' }));
    expect(await screen.findByRole('menuitem', { name: 'Add paid days' })).toHaveAttribute(
      'href',
      '/en/account/statements/8/publication',
    );
  });
});

describe('the listing', () => {
  it('requests what the address names', async () => {
    await open('state=expired&q=Vake&page=2');
    expect(listed).toEqual(['state=expired&q=Vake&page=2&per_page=20']);
  });

  it('leads to each state with its count, the open one marked, and keeps the search', async () => {
    await open('state=active&q=Vake&page=2');
    const tabs = within(screen.getByRole('navigation', { name: 'Listings by state' }));
    expect(await tabs.findByRole('link', { name: 'All2' })).toHaveAttribute('href', '?q=Vake&page=1');
    expect(tabs.getByRole('link', { name: 'Expired1' })).toHaveAttribute('href', '?q=Vake&page=1&state=expired');
    expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent('Active1');
  });

  it('leads to its pages and says which part is shown', async () => {
    await open('state=active&page=2');
    const pages = within(await screen.findByRole('navigation', { name: 'Pages' }));
    expect(pages.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '?page=3&state=active');
    expect(screen.getByText('21–22 of 41')).toBeInTheDocument();
  });

  it('is searched after a pause in the typing, from its first page and within the state', async () => {
    const user = await open('state=active&page=2');
    await user.type(screen.getByRole('textbox', { name: 'ID or address' }), ' Vake ');
    expect(replaced).toEqual([]);
    await waitFor(() => expect(replaced).toEqual(['?q=Vake&page=1&state=active']));
  });

  it('says how to go on where a search finds nothing, and keeps the state', async () => {
    stored = [];
    await open('state=active&q=Vake&page=1');
    expect(await screen.findByRole('link', { name: 'Clear the search' })).toHaveAttribute('href', '?page=1&state=active');
  });

  it('leads to the form where there is nothing yet', async () => {
    stored = [];
    await open();
    const state = (await screen.findByRole('heading', { name: own_statements.empty.title })).parentElement;
    expect(state && within(state).getByRole('link', { name: own_statements.add })).toHaveAttribute(
      'href',
      '/en/account/statements/create',
    );
  });

  it('offers a retry when it could not be loaded', async () => {
    api.use(
      http.get(path, () => {
        listed.push('refused');
        return refusal(422, 'errors.invalid');
      }),
    );
    const user = await open();
    // The client retries once, after a second.
    const retry = await screen.findByRole('button', { name: 'Try again' });
    api.resetHandlers();
    await user.click(retry);
    expect(await screen.findByRole('heading', { name: 'Flat 7' })).toBeInTheDocument();
  });
});

describe('a selection', () => {
  it('offers what at least one of its statements allows', async () => {
    const user = await open();
    const bar = within(await screen.findByRole('region', { name: 'Selected listings' }));
    expect(bar.queryByRole('button')).not.toBeInTheDocument();
    await user.click(await box('Select: Flat 8'));
    expect(bar.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Extend', 'Delete']);
    await user.click(await box('1 selected'));
    expect(bar.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Select all 41',
      'Extend',
      'Hide',
      'Archive',
      'Delete',
    ]);
    await user.click(bar.getByRole('button', { name: 'Hide' }));
    expect(await screen.findByText('2 listings updated')).toBeInTheDocument();
    expect(sent).toEqual([{ action: 'hide', statements: [7, 8] }]);
  });

  it('fetches the list again and drops what left it', async () => {
    outcome = (ids) => {
      stored = [createOwnCard(9)];
      return ids.map((id) => ({ id, result: 'done', state: 'hidden', message: null }));
    };
    const user = await open();
    await user.click(await box('Select all'));
    await user.click(screen.getByRole('button', { name: 'Hide' }));
    expect(await screen.findByRole('heading', { name: 'Flat 9' })).toBeInTheDocument();
    expect(await box('Select all')).not.toBeChecked();
    expect(screen.queryByRole('heading', { name: 'Flat 7' })).not.toBeInTheDocument();
  });

  it('has the statements of all pages on request, and sends them a hundred at a time', async () => {
    const every = Array.from({ length: 214 }, (_, index) => createOwnCard(index + 1));
    api.use(
      http.get(path, ({ request }) => {
        const query = new URL(request.url).searchParams;
        const [page, size] = [Number(query.get('page')), Number(query.get('per_page'))];
        listed.push(query.toString());
        const data = every.slice((page - 1) * size, page * size);
        const paging = { current_page: page, per_page: size, last_page: Math.ceil(214 / size), total: 214 };
        return HttpResponse.json({ result: true, data: { data, ...paging } });
      }),
    );
    const user = await open('state=active&q=Vake&page=2');
    await user.click(await box('Select all'));
    await user.click(screen.getByRole('button', { name: 'Select all 214' }));
    expect(await box('214 selected')).toBeChecked();
    expect(listed.filter((query) => query.includes('per_page=100'))).toEqual(
      [1, 2, 3].map((page) => `state=active&q=Vake&page=${page}&per_page=100`),
    );
    await user.click(await box('Select: Flat 21'));
    await user.click(screen.getByRole('button', { name: 'Hide' }));
    expect(await screen.findByText('213 listings updated')).toBeInTheDocument();
    expect(sent.map((body) => (body as { statements: number[] }).statements.length)).toEqual([100, 100, 13]);
    expect(sent.flatMap((body) => (body as { statements: number[] }).statements)).not.toContain(21);
  });

  it('says how many of it could not be done', async () => {
    outcome = ([first = 0, second = 0]) => [
      { id: first, result: 'done', state: 'hidden', message: null },
      { id: second, result: 'conflict', state: null, message: 'errors.statement_state' },
    ];
    const user = await open();
    await user.click(await box('Select all'));
    await user.click(screen.getByRole('button', { name: 'Hide' }));
    expect(await screen.findByText(/^Done: 1\. Not done: 1/)).toBeInTheDocument();
  });
});

describe('what is sold or archived', () => {
  it.each(['sold', 'archived'] as const)('offers no editing: %s', async (state) => {
    stored = [createOwnCard(7, { state, actions: ['restore', 'delete'] })];
    const user = await open();
    expect(await screen.findByRole('button', { name: 'Restore' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Actions: Flat 7' }));
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
      'Promotion results',
      'Statistics',
      'Restore',
      'Delete',
    ]);
  });
});

describe('promotion', () => {
  it('is ordered for one active statement, or for several at once', async () => {
    stored = [createOwnCard(7), createOwnCard(8)];
    const user = await open();
    await user.click(await box('Select all'));
    const link = screen.getByRole('link', { name: 'Promote with VIP' });
    expect(link).toHaveAttribute('href', '/en/account/vipService/vipView?statements=7,8');
    await user.click(await screen.findByRole('button', { name: 'Actions: Flat 7' }));
    const [one] = await screen.findAllByRole('menuitem', { name: 'Promote with VIP' });
    expect(one).toHaveAttribute('href', '/en/account/vipService/vipView?statements=7');
  });

  it('is not offered while one of the selected is not listed', async () => {
    stored = [createOwnCard(7), createOwnCard(8, { state: 'hidden', actions: ['show'] })];
    const user = await open();
    await user.click(await box('Select all'));
    expect(screen.queryByRole('link', { name: 'Promote with VIP' })).toBeNull();
  });
});

describe('a deletion', () => {
  it('asks first, and says that it was done, the last row included', async () => {
    stored = [createOwnCard(7)];
    const user = await open();
    await user.click(await screen.findByRole('button', { name: 'Actions: Flat 7' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const question = await screen.findByRole('dialog', { name: 'Delete this listing?' });
    expect(sent).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('dialog', { name: 'Listing deleted' })).toBeInTheDocument();
    expect(sent).toEqual(['delete 7']);
  });

  it('that is cancelled changes nothing', async () => {
    const user = await open();
    await user.click(await screen.findByRole('button', { name: 'Actions: Flat 7' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Keep' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent).toEqual([]);
  });
});

describe('an action', () => {
  it.each([
    ['Extend', 'renew', 'Extended'],
    [own_statements.actions.sold, 'sold', own_statements.done.sold],
  ])('"%s" is sent, says that it was done, and shows the list as it is then', async (name, action, done) => {
    stored = [createOwnCard(8, { state: 'expired', actions: ['renew', 'sold', 'delete'] })];
    api.use(
      http.post(`${path}/8/${action}`, () => {
        sent.push(action);
        return HttpResponse.json({ result: true, data: { statement: ownStatement({ id: 8, state: 'active' }) } });
      }),
    );
    const user = await open();
    const asked = listed.length;
    await user.click(await screen.findByRole('button', { name: 'Actions: Flat 8' }));
    await user.click(await screen.findByRole('menuitem', { name }));
    expect(await screen.findByText(done)).toBeInTheDocument();
    expect(sent).toEqual([action]);
    await waitFor(() => expect(listed.length).toBeGreaterThan(asked));
  });

  it('on what is incomplete names the fields to fill in', async () => {
    const fields = { area: ['errors.field_required'], 'comments.ka': ['errors.field_too_big'], price: ['errors.field_required'] };
    api.use(http.post(`${path}/8/renew`, () => refusal(422, 'errors.invalid', fields)));
    const user = await open();
    await user.click(await screen.findByRole('button', { name: 'Extend' }));
    expect(
      await screen.findByRole('alertdialog', { name: 'Open the editor and fill in: Area, Description, Total price.' }),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    expect(pushed).toEqual(['/en/account/statements/8/edit']);
  });

  it('that the state no longer allows says so', async () => {
    api.use(http.post(`${path}/8/renew`, () => refusal(409, 'errors.statement_state')));
    const user = await open();
    await user.click(await screen.findByRole('button', { name: 'Extend' }));
    expect(await screen.findByRole('alertdialog', { name: errors.statement_state })).toBeInTheDocument();
  });
});

describe('statistics', () => {
  it('show thirty days at first, and as many as are chosen', async () => {
    const user = await open();
    await user.click(await screen.findByRole('button', { name: 'Actions: Flat 7' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Statistics' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Views and calls' }));
    expect(await dialog.findByRole('img', { name: 'Views over the last 30 days: 34 in all' })).toBeInTheDocument();
    await user.click(dialog.getByText('7 days'));
    expect(await dialog.findByRole('img', { name: 'Views over the last 7 days: 34 in all' })).toBeInTheDocument();
    expect(listed.filter((line) => line.startsWith('statistics'))).toEqual(['statistics 30', 'statistics 7']);
    expect(dialog.getAllByRole('row', { hidden: true }).map(({ textContent }) => textContent?.slice(-2))[1]).toBe('70');
  });

  it('are not offered for what was never public', async () => {
    stored = [createOwnCard(7, { state: 'draft', expires_at: null, actions: ['publish', 'delete'] })];
    const user = await open();
    await user.click(await screen.findByRole('button', { name: 'Actions: Flat 7' }));
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['Edit', 'Publish', 'Delete']);
  });
});
