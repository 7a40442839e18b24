import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { CrudToastProvider } from '@/components/crud/crud-toasts';
import { queryClient } from '@/lib/api/query-client';
import type { AdminArticle } from '@/lib/contracts/site/content';
import admin from '@/messages/en/admin.json';
import auth from '@/messages/en/auth.json';
import common from '@/messages/en/common.json';
import content from '@/messages/en/content.json';
import crud from '@/messages/en/crud.json';
import errors from '@/messages/en/errors.json';
import services from '@/messages/en/services.json';
import { PageFrame } from '@/tests/setup/page-frame';
import { ArticleEditor } from './article-editor';

const article: AdminArticle = {
  id: 7,
  slug: 'extract',
  category: 'law',
  titles: { ka: 'ამონაწერი' },
  summaries: {},
  bodies: { ka: '## ერთი' },
  picture: 'plan-01',
  service_key: null,
  sources: [{ title: 'NAPR', url: 'https://napr.gov.ge' }],
  author: null,
  state: 'draft',
  published_at: '2026-11-19T05:30:00.000Z',
  updated_at: '2026-11-19T06:00:00.000Z',
};
let sent: unknown[] = [];
let refusal: { status: number; message: string; errors: Record<string, string[]> } | null = null;
const api = setupServer(
  http.get('*/api/v1/admin/articles/7', () => HttpResponse.json({ result: true, data: article })),
  http.put('*/api/v1/admin/articles/7', async ({ request }) => {
    sent.push(await request.json());
    if (!refusal) return HttpResponse.json({ result: true, data: { ...article, state: 'published' } });
    const { status, ...rest } = refusal;
    return HttpResponse.json({ result: false, data: null, request_id: 'r', ...rest }, { status });
  }),
  http.post('*/api/v1/admin/content/preview', async ({ request }) => {
    const { markdown, language } = (await request.json()) as { markdown: string; language: string };
    return HttpResponse.json({ result: true, data: { language, html: `<p>rendered ${markdown}</p>`, headings: [] } });
  }),
);
beforeAll(() => api.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  sent = [];
  refusal = null;
  queryClient.clear();
});
afterEach(() => api.resetHandlers());
afterAll(() => api.close());

async function open() {
  const user = userEvent.setup();
  render(
    <PageFrame address="/en/admin/content/7" messages={{ admin, auth, common, content, crud, errors, services }}>
      <CrudToastProvider>
        <ArticleEditor id={7} />
      </CrudToastProvider>
    </PageFrame>,
  );
  await screen.findByRole('textbox', { name: 'Title' });
  return user;
}
const save = (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('button', { name: 'Save' }));

it('adds a language, and sends when its editor began', async () => {
  const user = await open();
  await user.click(screen.getByRole('radio', { name: 'English' }));
  await user.type(screen.getByRole('textbox', { name: 'Title' }), 'Extract');
  await save(user);
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(sent).toEqual([
    expect.objectContaining({
      edited_at: article.updated_at,
      published_at: article.published_at,
      service_key: null,
      sources: article.sources,
      titles: { ka: 'ამონაწერი', en: 'Extract', ru: '' },
    }),
  ]);
});

it('previews the text in this language', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  expect(await screen.findByText('rendered ## ერთი')).toBeVisible();
});

it('says that somebody else has changed the article, and keeps what was typed', async () => {
  refusal = { status: 409, message: 'errors.content_changed', errors: {} };
  const user = await open();
  await user.type(screen.getByRole('textbox', { name: 'Title' }), '!');
  await save(user);
  expect(await screen.findByText(errors.content_changed)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('ამონაწერი!');
});

it('names the field that the API refused', async () => {
  refusal = { status: 422, message: 'errors.invalid', errors: { slug: ['errors.slug_taken'] } };
  const user = await open();
  await save(user);
  expect(await screen.findByText(errors.slug_taken)).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^Address/ })).toBeInvalid();
});

it('accepts a source only with its address', async () => {
  const user = await open();
  await user.type(screen.getByRole('textbox', { name: 'Sources' }), '\nno address');
  await save(user);
  expect(await screen.findByText(errors.field_invalid)).toBeVisible();
  expect(sent).toEqual([]);
});
