import { HttpResponse, http } from 'msw';
import { broker, mastercard, visa } from '@/features/payments/payments.fixture';
import type { SessionUser } from '@/lib/contracts/account/auth';
import { type PaymentOptions, payWays, type SavedCard } from '@/lib/contracts/money/payments';

type Sent = { path: string; fields: Record<string, unknown>; key: string | null };
/** A site with a gateway, and a visitor without a company. */
export const everyWay: PaymentOptions = { methods: [...payWays], company: null };
export const noCards: PaymentOptions = { methods: ['balance', 'package'], company: null };
export const paymentOptionsHandler = (find: () => PaymentOptions = () => everyWay) =>
  http.get('*/api/v3/payments/methods', () => HttpResponse.json({ result: true, data: find() }));

type Answer = () => Response | Promise<Response>;

const accepted =
  (data: object): Answer =>
  () =>
    HttpResponse.json({
      result: true,
      data: { result: true, redirect_url: null, state: 'approved', terminal_number: null, ...data },
    });
export const refused =
  (status: number, message: string, errors: Record<string, string[]> = {}): Answer =>
  () =>
    HttpResponse.json({ result: false, data: null, errors, message, request_id: 'r' }, { status });
export const paid = accepted;

/** What the API answers the top-up, and what it was sent. */
export const topUpApi = {
  sent: [] as Sent[],
  cards: [] as SavedCard[],
  user: broker as SessionUser,
  options: everyWay,
  init: (() => HttpResponse.json({})) as Answer,
  pay: (() => HttpResponse.json({})) as Answer,
  invoice: (() => HttpResponse.json({})) as Answer,
  card: (() => HttpResponse.json({})) as Answer,
  reset(): void {
    this.sent = [];
    this.cards = [visa, mastercard];
    this.user = broker;
    this.options = everyWay;
    this.init = () => HttpResponse.json({ result: true, data: { id: 7, order_id: null, amount: 100 } });
    this.pay = accepted({});
    this.invoice = () => HttpResponse.json({ result: true, data: { id: 7 } });
    this.card = () => HttpResponse.json({ result: true, data: null });
  },
  of(path: string): Sent[] {
    return this.sent.filter((call) => call.path === path);
  },
};

const note = async (request: Request): Promise<void> => {
  const isForm = request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded') ?? false;
  const text = await request.text();
  const form = new URLSearchParams(text);
  const fields = isForm
    ? Object.fromEntries([...form.keys()].map((name) => [name, name === 'cc_emails' ? form.getAll(name) : form.get(name)]))
    : JSON.parse(text || '{}');
  topUpApi.sent.push({ path: new URL(request.url).pathname, fields, key: request.headers.get('idempotency-key') });
};

export const topUpHandlers = [
  paymentOptionsHandler(() => topUpApi.options),
  http.get('*/api/v3/payments/cards', () => HttpResponse.json({ result: true, data: topUpApi.cards })),
  http.delete('*/api/v3/payments/cards/:id', async ({ request }) => {
    await note(request);
    return topUpApi.card();
  }),
  http.post('*/api/v3/payments/cards/:id/default', async ({ request }) => {
    await note(request);
    return topUpApi.card();
  }),
  http.post('*/api/v3/payments/init-fill-balance', async ({ request }) => {
    await note(request);
    return topUpApi.init();
  }),
  http.post('*/api/v3/payments/pay', async ({ request }) => {
    await note(request);
    return topUpApi.pay();
  }),
  http.post('*/api/microservice/users/request-invoice', async ({ request }) => {
    await note(request);
    return topUpApi.invoice();
  }),
  http.get('*/api/auth-service/auth/grouped-info', () => HttpResponse.json({ result: true, data: { user: topUpApi.user } })),
];
