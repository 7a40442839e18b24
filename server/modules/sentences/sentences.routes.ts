import { createRoute } from '@hono/zod-openapi';
import { sentenceQuerySchema, sentenceResponseSchema } from '@/lib/contracts/sentence';
import { jsonResponses } from '../../http/response/responses';
import { createRouter } from '../../http/router';
import type { SentencesService } from './sentences.service';

const sentenceRoute = createRoute({
  method: 'get',
  path: '/v2/sentence',
  summary: 'The filters that a sentence means',
  description:
    '“2 bedrooms in Vake under 100k with parking” in any of the three languages and scripts, with numbers in words, ranges and small errors. `filters` are those of the list, `chips` name them in the language of the request, and `q` has the words that were not understood. At most 1000 letters.',
  request: { query: sentenceQuerySchema },
  responses: jsonResponses(sentenceResponseSchema, 'What was understood', [422]),
});

/** What people write into the search field, read. */
export function sentenceRoutes(service: SentencesService) {
  return createRouter().openapi(sentenceRoute, async (context) => {
    const data = await service.read(context.req.valid('query').q, context.get('locale'));
    return context.json({ result: true as const, data }, 200);
  });
}
