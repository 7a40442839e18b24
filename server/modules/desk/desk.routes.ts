import { createRoute, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import {
  assignBodySchema,
  assigneesSchema,
  deskCsvQuerySchema,
  deskOrderDetailSchema,
  deskOrdersSchema,
  deskQuerySchema,
  deskReasonBodySchema,
  linkBodySchema,
  noteBodySchema,
  scheduleBodySchema,
} from '@/lib/contracts/money/desk';
import { csvHeaders } from '../../csv';
import type { AppEnv } from '../../http/context';
import { identityOf, staffOnly } from '../../http/request/require-sign-in';
import { jsonBody, jsonResponses } from '../../http/response/responses';
import { createRouter } from '../../http/router';
import {
  addFileResponses,
  downloadHeaders,
  fileBody,
  fileParams,
  fileResponses,
  orderIdParams,
  uploadOf,
} from '../orders/order-files.routes';
import type { OrderFilesService } from '../orders/order-files.service';
import type { DeskService } from './desk.service';
import type { DeskWorkService } from './desk-work.service';

const support = staffOnly('support');

const listRoute = createRoute({
  method: 'get',
  path: '/admin/orders',
  summary: 'Orders that need the staff, the nearest deadline first',
  description: '`q` finds any order by a phone, an order id, a payment id or a request id.',
  middleware: support,
  request: { query: deskQuerySchema },
  responses: jsonResponses(deskOrdersSchema, 'Counters, and one page of 20', [401, 403, 404, 422]),
});
const csvRoute = createRoute({
  method: 'get',
  path: '/admin/orders/export.csv',
  summary: 'The list as CSV, the first 10,000 orders',
  middleware: support,
  request: { query: deskCsvQuerySchema },
  responses: {
    ...jsonResponses(deskOrdersSchema, 'CSV in UTF-8', [401, 403, 404, 422]),
    200: { description: 'CSV in UTF-8', content: { 'text/csv': { schema: z.string() } } },
  },
});
const detailRoute = createRoute({
  method: 'get',
  path: '/admin/orders/{id}{[0-9]+}',
  summary: 'One order as the staff sees it',
  middleware: support,
  request: { params: orderIdParams },
  responses: jsonResponses(deskOrderDetailSchema, 'The order with its payments and its whole trail', [401, 403, 404, 422]),
});
const assigneesRoute = createRoute({
  method: 'get',
  path: '/admin/assignees',
  summary: 'The staff that orders can be assigned to',
  middleware: support,
  responses: jsonResponses(assigneesSchema, 'By name', [401, 403, 404]),
});

const action = <Name extends string>(name: Name, summary: string) =>
  ({
    method: 'post',
    path: `/admin/orders/{id}{[0-9]+}/${name}`,
    summary,
    middleware: support,
    responses: jsonResponses(deskOrderDetailSchema, 'The order as it is now', [401, 404, 409, 422]),
  }) as const;
const withBody = <T extends z.ZodType>(schema: T) => ({ params: orderIdParams, body: jsonBody(schema) });
const bare = { params: orderIdParams };

const assignRoute = createRoute({ ...action('assign', 'Assigns an order to a person'), request: withBody(assignBodySchema) });
const scheduleRoute = createRoute({
  ...action('schedule', 'Confirms the visit, or sets another'),
  request: withBody(scheduleBodySchema),
});
const startRoute = createRoute({ ...action('start', 'Begins the work; a boost begins to run'), request: bare });
const deliverRoute = createRoute({
  ...action('deliver', 'Delivers the result'),
  description: 'Needs a result: a file, a link, or the appointment of the registry.',
  request: bare,
});
const failRoute = createRoute({ ...action('fail', 'Gives an order up'), request: withBody(deskReasonBodySchema) });
const cancelRoute = createRoute({ ...action('cancel', 'Cancels an unpaid order'), request: withBody(deskReasonBodySchema) });
const noShowRoute = createRoute({
  ...action('no-show', 'The buyer was not there'),
  description: 'The buyer chooses a new time; the second time the order has failed.',
  request: bare,
});
const noteRoute = createRoute({ ...action('note', 'Writes a note for the staff'), request: withBody(noteBodySchema) });
const linkRoute = createRoute({
  ...action('link', 'Attaches the address of a 3D tour, or the post of a boost'),
  request: withBody(linkBodySchema),
});

const addFileRoute = createRoute({
  method: 'post',
  path: '/admin/orders/{id}{[0-9]+}/files',
  summary: 'Attaches a result',
  description: 'One PDF, JPEG, PNG or WebP of at most 20 MiB, detected by its content.',
  middleware: support,
  request: { params: orderIdParams },
  requestBody: fileBody,
  responses: addFileResponses,
});
const downloadRoute = createRoute({
  method: 'get',
  path: '/admin/orders/{id}{[0-9]+}/files/{fileId}',
  summary: 'Downloads a file of an order',
  middleware: support,
  request: { params: fileParams },
  responses: fileResponses,
});

const toFilters = ({ state, overdue: isOverdue, q, ...query }: z.output<typeof deskCsvQuerySchema>) => ({
  ...{ state, isOverdue, q, serviceId: query.service_id, cityId: query.city_id, assigneeId: query.assignee_id },
});

type RoutesParts = { desk: DeskService; deskWork: DeskWorkService; orderFiles: OrderFilesService };

/** Orders for the staff, under v1. For everybody else these addresses do not exist. */
export function deskRoutes({ desk, deskWork: work, orderFiles }: RoutesParts) {
  const show = async (context: Context<AppEnv>, id: number, done: Promise<void>) => {
    await done;
    const data = await desk.detail(id, context.get('locale'));
    return context.json({ result: true as const, data }, 200);
  };
  const staffOf = (context: Context<AppEnv>): number => identityOf(context).userId;
  return createRouter()
    .openapi(listRoute, async (context) => {
      const query = context.req.valid('query');
      const data = await desk.list({ ...toFilters(query), page: query.page ?? 1 }, context.get('locale'));
      return context.json({ result: true as const, data }, 200);
    })
    .openapi(csvRoute, async (context) => {
      const { locale = context.get('locale'), ...query } = context.req.valid('query');
      return context.body(await desk.csv(toFilters(query), locale), 200, csvHeaders('orders.csv'));
    })
    .openapi(detailRoute, (context) => show(context, context.req.valid('param').id, Promise.resolve()))
    .openapi(assigneesRoute, async (context) => context.json({ result: true as const, data: await desk.assignees() }, 200))
    .openapi(assignRoute, (context) => {
      const [{ id }, { assignee_id }] = [context.req.valid('param'), context.req.valid('json')];
      return show(context, id, work.assign(staffOf(context), id, assignee_id));
    })
    .openapi(scheduleRoute, (context) => {
      const { id } = context.req.valid('param');
      return show(context, id, work.schedule(staffOf(context), id, context.req.valid('json')));
    })
    .openapi(startRoute, (context) => {
      const { id } = context.req.valid('param');
      return show(context, id, work.start(staffOf(context), id));
    })
    .openapi(deliverRoute, (context) => {
      const { id } = context.req.valid('param');
      return show(context, id, work.deliver(staffOf(context), id));
    })
    .openapi(failRoute, (context) => {
      const { id } = context.req.valid('param');
      return show(context, id, work.fail(staffOf(context), id, context.req.valid('json').reason));
    })
    .openapi(cancelRoute, (context) => {
      const { id } = context.req.valid('param');
      return show(context, id, work.cancel(staffOf(context), id, context.req.valid('json').reason));
    })
    .openapi(noShowRoute, (context) => {
      const { id } = context.req.valid('param');
      return show(context, id, work.noShow(staffOf(context), id));
    })
    .openapi(noteRoute, (context) => {
      const { id } = context.req.valid('param');
      return show(context, id, work.note(staffOf(context), id, context.req.valid('json').text));
    })
    .openapi(linkRoute, (context) => {
      const { id } = context.req.valid('param');
      return show(context, id, work.link(staffOf(context), id, context.req.valid('json').url));
    })
    .openapi(addFileRoute, async (context) => {
      const data = await work.addFile(staffOf(context), context.req.valid('param').id, uploadOf(context));
      return context.json({ result: true as const, data }, 201);
    })
    .openapi(downloadRoute, async (context) => {
      const { id, fileId } = context.req.valid('param');
      const { bytes, ...file } = await orderFiles.read(id, fileId, () => true);
      return context.body(bytes, 200, downloadHeaders(file));
    });
}
