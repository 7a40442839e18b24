import { render, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { queryClient } from '@/lib/api/query-client';
import type { SharedList } from '@/lib/contracts/statements/shared-lists';
import { loadMessages } from '@/lib/i18n/messages';
import { PageFrame } from '@/tests/setup/page-frame';
import { opinionsOf } from '../../domain/opinions';
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

const api = setupServer(http.get('*/api/v1/shared-lists/:token', () => HttpResponse.json({ result: true, data: list })));
beforeAll(() => api.listen());
afterEach(() => queryClient.clear());
afterAll(() => api.close());

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
  // Among the people of the list and beside what she says of a statement.
  expect(screen.getAllByText(owner)).toHaveLength(2);
  expect(screen.getByText(own)).toBeVisible();
});
