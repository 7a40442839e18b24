import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import common from '@/messages/en/common.json';
import labels from '@/messages/en/feedback.json';
import share from '@/messages/en/share.json';
import { PageFrame } from '@/tests/setup/page-frame';
import { ArticleFeedback } from './article-feedback';

let sent: unknown[] = [];
let status = 200;
const api = setupServer(
  http.post('*/api/v1/articles/extract/votes', async ({ request }) => {
    sent.push(await request.json());
    return HttpResponse.json(
      status === 200 ? { result: true, data: null } : { result: false, data: null, message: 'errors.limit' },
      { status },
    );
  }),
);
beforeAll(() => api.listen());
afterAll(() => api.close());
beforeEach(() => {
  sent = [];
  status = 200;
  render(
    <PageFrame address="/en/blog/extract" messages={{ common, feedback: labels, share }}>
      <ArticleFeedback slug="extract" title="The extract" />
    </PageFrame>,
  );
});

it('sends the answer, says thanks and does not ask again', async () => {
  await userEvent.click(screen.getByRole('button', { name: labels.no }));
  expect(await screen.findByText(labels.thanks)).toBeVisible();
  expect(sent).toEqual([{ is_useful: false }]);
  expect(screen.queryByRole('button', { name: labels.yes })).toBeNull();
});

it('says that an answer was not stored, and accepts it again', async () => {
  status = 429;
  await userEvent.click(screen.getByRole('button', { name: labels.yes }));
  expect(await screen.findByText(labels.failed)).toBeVisible();
  status = 200;
  await userEvent.click(screen.getByRole('button', { name: labels.yes }));
  expect(await screen.findByText(labels.thanks)).toBeVisible();
});

it('shares the address of the article', async () => {
  await userEvent.click(screen.getByRole('button', { name: labels.share }));
  const link = await screen.findByRole('link', { name: 'Telegram' });
  expect(new URL(link.getAttribute('href') ?? '').searchParams.get('url')).toBe(
    window.location.origin + window.location.pathname,
  );
});
