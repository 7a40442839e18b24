import { createRoute } from '@hono/zod-openapi';
import { doneSchema } from '@/lib/contracts/account/auth';
import { adminParamsSchema } from '@/lib/contracts/admin';
import {
  adminMessagesQuerySchema,
  contactMessageHandledBodySchema,
  contactMessagesSchema,
} from '@/lib/contracts/site/contact-messages';
import {
  adminArticleEnvelope,
  adminArticlesQuerySchema,
  adminArticlesSchema,
  adminContentPageEnvelope,
  adminContentPagesSchema,
  articleBodySchema,
  articleEditBodySchema,
  contentPageBodySchema,
  contentPageParamsSchema,
  previewBodySchema,
  previewSchema,
} from '@/lib/contracts/site/content';
import { freshCodeNeeded, requireFreshTotp } from '../../http/request/fresh-totp';
import { identityOf, staffOnly } from '../../http/request/require-sign-in';
import { jsonBody, jsonResponses } from '../../http/response/responses';
import { createRouter } from '../../http/router';
import type { TotpService } from '../staff/totp.service';
import type { ContactMessagesService } from './contact-messages.service';
import { renderMarkdown } from './content.markdown';
import type { ContentDeskService } from './content-desk.service';

const editors = staffOnly('moderator');
const support = staffOnly('support');

const articlesRoute = createRoute({
  method: 'get',
  path: '/admin/articles',
  summary: 'Articles and drafts, the newest first',
  middleware: editors,
  request: { query: adminArticlesQuerySchema },
  responses: jsonResponses(adminArticlesSchema, 'One page of 20', [401, 403, 404, 422]),
});
const addRoute = createRoute({
  method: 'post',
  path: '/admin/articles',
  summary: 'Adds an article',
  middleware: editors,
  request: { body: jsonBody(articleBodySchema) },
  responses: jsonResponses(adminArticleEnvelope, 'The article', [401, 403, 404, 422]),
});
const articleRoute = createRoute({
  method: 'get',
  path: '/admin/articles/{id}',
  summary: 'One article in Markdown',
  middleware: editors,
  request: { params: adminParamsSchema },
  responses: jsonResponses(adminArticleEnvelope, 'The article', [401, 403, 404, 422]),
});
const editRoute = createRoute({
  method: 'put',
  path: '/admin/articles/{id}',
  summary: 'Changes, publishes or withdraws an article',
  description: '`edited_at` is the `updated_at` that the editor began with; 409 if somebody has changed the article since.',
  middleware: editors,
  request: { params: adminParamsSchema, body: jsonBody(articleEditBodySchema) },
  responses: jsonResponses(adminArticleEnvelope, 'The article as it is now', [401, 403, 404, 409, 422]),
});
const removeRoute = createRoute({
  method: 'delete',
  path: '/admin/articles/{id}',
  summary: 'Deletes a draft',
  description: freshCodeNeeded,
  middleware: editors,
  request: { params: adminParamsSchema },
  responses: jsonResponses(doneSchema, 'The draft is deleted', [401, 403, 404, 409, 422, 429]),
});

const pagesRoute = createRoute({
  method: 'get',
  path: '/admin/pages',
  summary: 'The site’s own pages',
  middleware: editors,
  responses: jsonResponses(adminContentPagesSchema, 'All of them', [401, 403, 404]),
});
const pageRoute = createRoute({
  method: 'get',
  path: '/admin/pages/{key}',
  summary: 'One page in Markdown',
  middleware: editors,
  request: { params: contentPageParamsSchema },
  responses: jsonResponses(adminContentPageEnvelope, 'The page', [401, 403, 404, 422]),
});
const editPageRoute = createRoute({
  method: 'put',
  path: '/admin/pages/{key}',
  summary: 'Changes a page',
  description: `\`edited_at\` is the \`updated_at\` that the editor began with; 409 if somebody has changed the page since. ${freshCodeNeeded}`,
  middleware: editors,
  request: { params: contentPageParamsSchema, body: jsonBody(contentPageBodySchema) },
  responses: jsonResponses(adminContentPageEnvelope, 'The page as it is now', [401, 403, 404, 409, 422, 429]),
});
const previewRoute = createRoute({
  method: 'post',
  path: '/admin/content/preview',
  summary: 'Shows Markdown as the site would',
  middleware: editors,
  request: { body: jsonBody(previewBodySchema) },
  responses: jsonResponses(previewSchema, 'Sanitised HTML and its headings', [401, 403, 404, 422]),
});

const messagesRoute = createRoute({
  method: 'get',
  path: '/admin/contact-messages',
  summary: 'Messages from the contact page, open ones first',
  middleware: support,
  request: { query: adminMessagesQuerySchema },
  responses: jsonResponses(contactMessagesSchema, 'One page of 20', [401, 403, 404, 422]),
});
const handledRoute = createRoute({
  method: 'put',
  path: '/admin/contact-messages/{id}/handled',
  summary: 'Marks a message as answered, or as open again',
  middleware: support,
  request: { params: adminParamsSchema, body: jsonBody(contactMessageHandledBodySchema) },
  responses: jsonResponses(doneSchema, 'Marked', [401, 403, 404, 422]),
});

/** Articles and pages for the staff. For everybody else these addresses do not exist. */
export function contentDeskRoutes(desk: ContentDeskService, totp: TotpService) {
  return createRouter()
    .openapi(articlesRoute, async (context) =>
      context.json({ result: true as const, data: await desk.articles(context.req.valid('query')) }, 200),
    )
    .openapi(addRoute, async (context) => {
      const data = await desk.addArticle(identityOf(context).userId, context.req.valid('json'));
      return context.json({ result: true as const, data }, 200);
    })
    .openapi(articleRoute, async (context) =>
      context.json({ result: true as const, data: await desk.article(context.req.valid('param').id) }, 200),
    )
    .openapi(editRoute, async (context) => {
      const { id } = context.req.valid('param');
      const data = await desk.editArticle(identityOf(context).userId, id, context.req.valid('json'));
      return context.json({ result: true as const, data }, 200);
    })
    .openapi(removeRoute, async (context) => {
      await requireFreshTotp(context, totp);
      await desk.removeArticle(identityOf(context).userId, context.req.valid('param').id);
      return context.json({ result: true as const, data: null }, 200);
    })
    .openapi(pagesRoute, async (context) => context.json({ result: true as const, data: await desk.pages() }, 200))
    .openapi(pageRoute, async (context) =>
      context.json({ result: true as const, data: await desk.page(context.req.valid('param').key) }, 200),
    )
    .openapi(editPageRoute, async (context) => {
      const { key } = context.req.valid('param');
      const body = context.req.valid('json');
      await requireFreshTotp(context, totp);
      const data = await desk.editPage(identityOf(context).userId, key, body);
      return context.json({ result: true as const, data }, 200);
    })
    .openapi(previewRoute, (context) => {
      const { markdown, language } = context.req.valid('json');
      return context.json({ result: true as const, data: renderMarkdown(markdown, language) }, 200);
    });
}

/** What visitors wrote, for the staff. */
export function contactDeskRoutes(messages: ContactMessagesService) {
  return createRouter()
    .openapi(messagesRoute, async (context) => {
      const { page = 1 } = context.req.valid('query');
      return context.json({ result: true as const, data: await messages.list(page) }, 200);
    })
    .openapi(handledRoute, async (context) => {
      const { id } = context.req.valid('param');
      await messages.setHandled(identityOf(context).userId, id, context.req.valid('json').handled);
      return context.json({ result: true as const, data: null }, 200);
    });
}
