import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import { completeFlat } from './own-statement';
import { newEmail, newFirstPartyHeaders, newPhone, registerWithPhone } from './site-visitors';

/** Breaks out of text, attributes, scripts, styles and comments; `data-hostile` marks elements made of it. */
const hostile = `"'></title></script></style>--><img src=x data-hostile onerror=hit()><svg data-hostile onload=hit()>`;
const hostileLink = 'javascript:hit()';
const texts = { ka: hostile, en: hostile, ru: hostile };

async function send(request: APIRequestContext, method: 'post' | 'put', path: string, data: object): Promise<unknown> {
  const response = await request[method](`/api/${path}`, { data, headers: newFirstPartyHeaders() });
  expect(response.ok(), `${path}: ${response.status()} ${await response.text()}`).toBe(true);
  return response.json();
}

/** Writes a hostile value into every text field open to visitors. @returns ids of the statement, shared list and account */
export async function publishHostileTexts(request: APIRequestContext) {
  const company = { type_id: 3, name: hostile, legal_name: hostile, identification_code: '404123456' };
  await registerWithPhone(request, company);
  const own = 'microservice/users/statements';
  const flat = { ...completeFlat, address: hostile.slice(0, 100), comments: texts };
  const drafted = (await send(request, 'post', own, flat)) as { data: { statement: { id: number } } };
  const { id } = drafted.data.statement;
  await send(request, 'post', `${own}/${id}/publish`, {});
  await send(request, 'post', `${own}/favorites/add`, { statements: [id] });
  await send(request, 'post', `${own}/notes`, { notes: [{ statement_id: id, text: hostile, tags: [hostile.slice(0, 20)] }] });
  const shared = (await send(request, 'post', 'v1/users/shared-list', {})) as { data: { token: string } };
  await send(request, 'post', `v1/shared-lists/${shared.data.token}/participants`, { name: hostile.slice(0, 40) });
  const search = { name: hostile.slice(0, 100), filters: { deal_types: [1] } };
  await send(request, 'post', 'microservice/users/saved-searches', search);
  await send(request, 'post', 'microservice/statements/report', { statement_id: id, reason: 'fraud', comment: hostile });
  await send(request, 'post', 'v1/call-request', { name: hostile.slice(0, 60), phone_number: newPhone(), comment: hostile });
  const message = { topic: 'other', name: hostile.slice(0, 60), email: newEmail(), text: hostile };
  await send(request, 'post', 'v1/contact-messages', message);
  await send(request, 'post', 'v1/chat', { name: hostile.slice(0, 60) });
  await send(request, 'post', 'v1/chat/messages', { client_key: randomUUID(), text: `${hostile} ${hostileLink}` });
  const info = await request.get('/api/auth-service/auth/grouped-info', { headers: newFirstPartyHeaders() });
  const { data } = (await info.json()) as { data: { user: { id: number } } };
  return { id, token: shared.data.token, userId: data.user.id };
}

/** Writes hostile Markdown and a hostile banner as the staff. @returns the slug of the article */
export async function publishHostileContent(request: APIRequestContext): Promise<string> {
  const slug = `hostile-${randomUUID().slice(0, 8)}`;
  const markdown = `## ${hostile}\n\n${hostile}\n\n[x](${hostileLink}) ![x](${hostileLink})\n\n<iframe srcdoc="<script>parent.hit()</script>"></iframe>`;
  const article = {
    ...{ slug, category: 'law', titles: texts, summaries: texts, bodies: { ka: markdown, en: markdown, ru: markdown } },
    ...{ picture: 'living-03', service_key: null, sources: [], state: 'published', published_at: new Date().toISOString() },
  };
  await send(request, 'post', 'v1/admin/articles', article);
  const banner = { place: 'AdoInArticle', type: 'html', content: `<script>parent.hit()</script>${hostile}`, url: null };
  const shown = { is_active: true, starts_at: null, ends_at: null };
  await send(request, 'post', 'v1/admin/banners', { title: hostile.slice(0, 60), ...banner, ...shown });
  return slug;
}

/** Public pages that show what visitors wrote, or their own address. */
export const pagesWithHostileTexts = ({ id, token, userId }: { id: number; token: string; userId: number }): string[] => {
  const query = new URLSearchParams({ q: hostile }).toString();
  return [
    ...[`/en/statements/${id}`, `/en/s?users=${userId}`, `/en/s?${query}`, `/en/favorites`, `/en/compare?ids=${id}`],
    ...[`/en/shared-list/${token}`, `/en/auth?continue=${encodeURIComponent(hostileLink)}`],
    ...[`/en/brokerebi?${query}`, `/en/blog?${query}`],
  ];
};
