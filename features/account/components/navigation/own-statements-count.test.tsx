import { render, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { queryClient } from '@/lib/api/query-client';
import { ownStates } from '@/lib/contracts/statements/own-statements';
import { PageFrame } from '@/tests/setup/page-frame';
import { accountEntries } from '../../domain/account-entries';
import { NavEntry } from './nav-entry';
import { OwnStatementsCount } from './own-statements-count';

let total = 0;
const states = Object.fromEntries(ownStates.map((state) => [state, 0]));
const asked: string[] = [];
const api = setupServer(
  http.get('*/api/microservice/users/statements/counts', ({ request }) => {
    asked.push(request.url);
    return HttpResponse.json({ result: true, data: { states, total, free_quota: 3, free_used: 0 } });
  }),
);
beforeAll(() => api.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  queryClient.clear();
  asked.length = 0;
});
afterAll(() => api.close());

function show() {
  const entry = accountEntries('physical', { sites: {}, staffPath: null }).find(({ key }) => key === 'statements');
  if (!entry) throw new Error('The menu has no statements.');
  const props = { entry, href: '/en/account/statements', label: 'Listings', externalLabel: '', icon: null, currentIcon: null };
  render(
    <PageFrame address="/en/account">
      <NavEntry {...props} look="sidebar" count={<OwnStatementsCount />} />
    </PageFrame>,
  );
}

it('says in the menu how many statements the visitor has', async () => {
  total = 1204;
  show();
  expect(await screen.findByRole('link', { name: 'Listings 1,204' })).toBeVisible();
});

it('shows no zero', async () => {
  total = 0;
  show();
  await expect.poll(() => asked).toHaveLength(1);
  expect(screen.getByRole('link')).toHaveAccessibleName('Listings');
});
