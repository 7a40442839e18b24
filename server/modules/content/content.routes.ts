import { createRoute } from '@hono/zod-openapi';
import { doneSchema } from '@/lib/contracts/account/auth';
import { contactMessageBodySchema } from '@/lib/contracts/site/contact-messages';
import {
  articleParamsSchema,
  articleSchema,
  articlesQuerySchema,
  articlesSchema,
  articleVoteBodySchema,
  contentLanguageQuerySchema,
  contentPageParamsSchema,
  contentPageSchema,
} from '@/lib/contracts/site/content';
import { smallBodyLimit } from '../../http/request/read-body';
import { jsonBody, jsonResponses } from '../../http/response/responses';
import { createRouter } from '../../http/router';
import type { ArticleVotesService } from './article-votes.service';
import type { ContactMessagesService } from './contact-messages.service';
import type { ContentService } from './content.service';

const articlesRoute = createRoute({
  method: 'get',
  path: '/articles',
  summary: 'Published articles, the newest first',
  description: 'With neither category nor search text the newest is `lead` on the first page and not in any `data`.',
  request: { query: articlesQuerySchema },
  responses: jsonResponses(articlesSchema, 'One page, and the categories with their counts', [422]),
});

const articleRoute = createRoute({
  method: 'get',
  path: '/articles/{key}',
  summary: 'One article by its id or slug',
  description: '`content.language` is the language of the text, which may lack the requested one.',
  request: { params: articleParamsSchema, query: contentLanguageQuerySchema },
  responses: jsonResponses(articleSchema, 'The article with what to read next', [404, 422]),
});

const voteRoute = createRoute({
  method: 'post',
  path: '/articles/{key}/votes',
  summary: 'Votes on whether an article is useful',
  description: 'For guests too. A visitor counts once: a later answer replaces the former one. 30 in an hour by address.',
  middleware: smallBodyLimit,
  request: { params: articleParamsSchema, body: jsonBody(articleVoteBodySchema) },
  responses: jsonResponses(doneSchema, 'The answer counts', [400, 404, 413, 415, 422, 429]),
});

const pageRoute = createRoute({
  method: 'get',
  path: '/pages/{key}',
  summary: 'A page of the site: about, contact, terms, privacy, environmental policy',
  request: { params: contentPageParamsSchema, query: contentLanguageQuerySchema },
  responses: jsonResponses(contentPageSchema, 'The page', [404, 422]),
});

const contactRoute = createRoute({
  method: 'post',
  path: '/contact-messages',
  summary: 'Sends a message to the staff',
  description: 'For guests too. The message is mailed to the support address. 5 in an hour by address.',
  middleware: smallBodyLimit,
  request: { body: jsonBody(contactMessageBodySchema) },
  responses: jsonResponses(doneSchema, 'The message was accepted', [400, 413, 415, 422, 429]),
});

export function contentRoutes(content: ContentService, votes: ArticleVotesService, messages: ContactMessagesService) {
  return createRouter()
    .openapi(articlesRoute, async (context) =>
      context.json({ result: true as const, data: await content.articles(context.req.valid('query')) }, 200),
    )
    .openapi(articleRoute, async (context) => {
      const { language } = context.req.valid('query');
      return context.json({ result: true as const, data: await content.article(context.req.valid('param').key, language) }, 200);
    })
    .openapi(voteRoute, async (context) => {
      const from = { userId: context.get('identity')?.userId ?? null, address: context.get('clientAddress') };
      await votes.vote(context.req.valid('param').key, context.req.valid('json').is_useful, from);
      return context.json({ result: true as const, data: null }, 200);
    })
    .openapi(pageRoute, async (context) => {
      const { language } = context.req.valid('query');
      return context.json({ result: true as const, data: await content.page(context.req.valid('param').key, language) }, 200);
    })
    .openapi(contactRoute, async (context) => {
      const { statement_id: statementId, ...message } = context.req.valid('json');
      const from = { userId: context.get('identity')?.userId ?? null, address: context.get('clientAddress') };
      await messages.submit({ ...message, statementId }, from);
      return context.json({ result: true as const, data: null }, 200);
    });
}
