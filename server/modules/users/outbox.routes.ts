import { createRoute } from '@hono/zod-openapi';
import { outboxSchema } from '@/lib/contracts/account/profile';
import { jsonResponses } from '../../http/response/responses';
import { createRouter } from '../../http/router';

type OutboxRow = { id: number; channel: string; recipient: string; subject: string; text: string; createdAt: Date };
type Outbox = { list(): Promise<OutboxRow[]> };

const outboxRoute = createRoute({
  method: 'get',
  path: '/outbox',
  summary: 'Sandboxed SMS and emails; never mounted in production',
  responses: jsonResponses(outboxSchema, 'The latest first'),
});

/** Messages that the sandbox did not send, for development and tests. Opened in a browser, so it needs no website key. */
export const outboxRoutes = (outbox: Outbox) =>
  createRouter().openapi(outboxRoute, async (context) => {
    const rows = await outbox.list();
    const messages = rows.map(({ createdAt, ...message }) => ({ ...message, created_at: createdAt.toISOString() }));
    return context.json({ result: true as const, data: { messages } }, 200);
  });
