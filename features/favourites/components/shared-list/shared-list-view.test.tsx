import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '@/lib/api/query-client';
import type { SharedList } from '@/lib/contracts/statements/shared-lists';
import { loadMessages } from '@/lib/i18n/messages';
import { CurrencyProvider } from '@/lib/stores/currency';
import { cardOf } from '@/tests/factories/statement-card';
import { PageFrame } from '@/tests/setup/page-frame';
import { opinionsOf } from '../../domain/opinions';
import { ShareFavourites } from './share-favourites';
import { SharedListTitle } from './shared-list-title';
import { SharedListView } from './shared-list-view';
import { SharedOpinions } from './shared-opinions';

const list: SharedList = {
  is_owner: false,
  is_signed_in: false,
  own_id: 2,
  participants: [
    { id: 1, name: 'ნინო ჩხაიძე', is_owner: true },
    { id: 2, name: 'გიორგი', is_owner: false },
  ],
  statements: [],
  marks: [],
};

/** The list on the server; null once its owner has revoked the link. */
let stored: SharedList | null;
const sent: unknown[] = [];
let token: string | null = null;
const own = () => HttpResponse.json({ result: true, data: token === null ? null : { token, participants_count: 1 } });
const found = () =>
  stored
    ? HttpResponse.json({ result: true, data: stored })
    : HttpResponse.json({ result: false, data: null, errors: {}, message: 'errors.not_found', request_id: 'r' }, { status: 404 });
const api = setupServer(
  http.get('*/api/v1/users/shared-list', own),
  http.post('*/api/v1/users/shared-list', () => {
    token = 'secret';
    return own();
  }),
  http.delete('*/api/v1/users/shared-list', () => {
    token = null;
    return own();
  }),
  http.get('*/api/v1/shared-lists/:token', found),
  http.post('*/api/v1/shared-lists/:token/participants', async ({ request }) => {
    const { name } = (await request.json()) as { name: string };
    if (name === '') {
      const errors = { name: ['errors.field_required'] };
      return HttpResponse.json(
        { result: false, data: null, errors, message: 'errors.invalid', request_id: 'r' },
        { status: 422 },
      );
    }
    stored = { ...list, statements: [cardOf(7)] };
    return found();
  }),
  http.post('*/api/v1/shared-lists/:token/marks', async ({ request }) => {
    sent.push(await request.json());
    return found();
  }),
);
beforeAll(() => api.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  stored = list;
  sent.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  queryClient.clear();
});
afterAll(() => api.close());

async function open(initial: SharedList) {
  const { common, errors, notes, search, shared_list } = await loadMessages('en');
  stored = initial;
  render(
    <PageFrame address="/en/shared-list/token" messages={{ common, errors, notes, search, shared_list }}>
      <CurrencyProvider initialId={1}>
        <SharedListView token="token" initial={initial} />
      </CurrencyProvider>
    </PageFrame>,
  );
  return shared_list;
}

it.each([
  ['ka', '/shared-list/token', 'ნინო ჩხაიძე – რჩეულები', 'ნინო ჩხაიძე', 'გიორგი (თქვენ)'],
  ['en', '/en/shared-list/token', 'Favourites of Nino Chkhaidze', 'Nino Chkhaidze', 'Giorgi (you)'],
  ['ru', '/ru/shared-list/token', 'Избранное: Нино Чхаидзе', 'Нино Чхаидзе', 'Гиорги (вы)'],
] as const)('names its people in the letters of %s', async (locale, address, title, owner, own) => {
  const { common, errors, shared_list } = await loadMessages(locale);
  render(
    <PageFrame address={address} messages={{ common, errors, shared_list }}>
      <SharedListTitle participants={list.participants} />
      <SharedListView token="token" initial={list} />
      <SharedOpinions title="" opinions={opinionsOf(list, 7)} isEditable={false} isOwner={false} onMark={async () => null} />
    </PageFrame>,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  // Among the people of the list and next to her comment on a statement.
  expect(screen.getAllByText(owner)).toHaveLength(2);
  expect(screen.getByText(own)).toBeVisible();
});

it('lets a guest look, and vote, add a heart and write a note after giving a name', async () => {
  const user = userEvent.setup();
  const t = await open({ ...list, own_id: null, statements: [cardOf(7)] });
  const button = (text: string) => screen.getByRole('button', { name: new RegExp(`^${text.replace('{title}', 'Flat 7')}`) });
  expect(await screen.findByText(t.look)).toBeVisible();
  expect([button(t.vote_for), button(t.heart)].map((each) => each.hasAttribute('disabled'))).toEqual([true, true]);
  await user.click(button(t.join));
  expect(await screen.findByRole('textbox', { name: t.name, description: /./ })).toBeInvalid();
  await user.type(screen.getByRole('textbox', { name: t.name }), 'Giorgi');
  await user.click(button(t.join));
  await waitFor(() => expect(button(t.vote_for)).toBeEnabled());
  expect(screen.queryByText(t.look)).not.toBeInTheDocument();
  await user.click(button(t.vote_for));
  await user.click(button(t.heart));
  await user.click(button(t.add_note));
  const form = await screen.findByRole('dialog', { name: t.add_note });
  await user.type(within(form).getByRole('textbox'), 'too loud');
  await user.click(within(form).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(form).not.toBeInTheDocument());
  expect(sent).toEqual([
    { statement_id: 7, vote: 1 },
    { statement_id: 7, has_heart: true },
    { statement_id: 7, note: 'too loud' },
  ]);
});

it('shows within ten seconds what the others say, markup as it was written, and that the list has ended', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const t = await open({ ...list, statements: [cardOf(7)] });
  stored = {
    ...list,
    statements: [cardOf(7)],
    marks: [{ statement_id: 7, participant_id: 1, vote: -1, has_heart: false, note: '<script>alert(1)</script>' }],
  };
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await screen.findByRole('list', { name: t.opinions })).toHaveTextContent('<script>alert(1)</script>');
  expect(screen.getByRole('button', { name: `${t.vote_against.replace('{title}', 'Flat 7')}: 1` })).toBeVisible();
  stored = null;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await screen.findByText(t.ended)).toBeVisible();
});

it('is shared by its owner with a link, who ends it after a confirmation', async () => {
  const user = userEvent.setup();
  const { common, errors, share, shared_list: t } = await loadMessages('en');
  render(
    <PageFrame address="/en/account/favorites" messages={{ common, errors, share, shared_list: t }}>
      <ShareFavourites />
    </PageFrame>,
  );
  await user.click(await screen.findByRole('button', { name: t.share }));
  const dialog = await screen.findByRole('dialog', { name: share.title });
  const [link] = within(dialog).getAllByRole('link');
  expect(decodeURIComponent(link?.getAttribute('href') ?? '')).toContain(`${window.location.origin}/en/shared-list/secret`);
  await user.click(within(dialog).getByRole('button', { name: common.close }));
  expect(screen.getByRole('link', { name: t.open })).toHaveAttribute('href', '/en/shared-list/secret');
  await user.click(screen.getByRole('button', { name: t.end }));
  expect(token).toBe('secret');
  await user.click(within(screen.getByRole('dialog', { name: t.end_title })).getByRole('button', { name: t.end_confirm }));
  expect(await screen.findByRole('button', { name: t.share })).toBeVisible();
});
