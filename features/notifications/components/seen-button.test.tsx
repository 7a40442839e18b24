import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { NextIntlClientProvider } from 'next-intl';
import { StrictMode } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { QueryProvider } from '@/lib/api/query-provider';
import notifications from '@/messages/en/notifications.json';
import { SeenButton } from './seen-button';

const path = '*/api/v1/notifications/toggle-seen';
let marked: unknown[] = [];
const api = setupServer(
  http.post(path, async ({ request }) => {
    const body = (await request.json()) as { notification_uuids: string[]; seen: boolean };
    marked.push(body);
    return HttpResponse.json({ result: true, data: { ...body, count: 0 } });
  }),
);
beforeAll(() => api.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  marked = [];
});
afterEach(() => api.resetHandlers());
afterAll(() => api.close());

const uuids = [1, 2].map((number) => `00000000-0000-4000-8000-00000000000${number}`);
const page = (isSeen: boolean, readAlong: string[]) => (
  <StrictMode>
    <NextIntlClientProvider locale="en" messages={{ notifications }}>
      <SeenButton uuid={uuids[0] ?? ''} isSeen={isSeen} relatedUuids={readAlong} />
    </NextIntlClientProvider>
  </StrictMode>
);

it('marks a message with the others of its conversation, once for all renders', async () => {
  const { rerender } = render(page(false, uuids), { wrapper: QueryProvider });
  rerender(page(true, [...uuids]));
  await waitFor(() => expect(marked.length).toBeGreaterThan(0));
  await userEvent.setup().click(screen.getByRole('button', { name: 'Mark as unread' }));
  await waitFor(() => expect(marked.at(-1)).toEqual({ notification_uuids: [uuids[0]], seen: false }));
  expect(marked).toEqual([
    { notification_uuids: uuids, seen: true },
    { notification_uuids: [uuids[0]], seen: false },
  ]);
});

it('says that it could not be marked', async () => {
  render(page(true, []), { wrapper: QueryProvider });
  await waitFor(() => expect(marked).toHaveLength(1));
  api.use(http.post(path, () => HttpResponse.error()));
  await userEvent.setup().click(screen.getByRole('button', { name: 'Mark as unread' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('They could not be marked');
});
