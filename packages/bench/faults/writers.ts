import type { z } from 'zod';
import { initiatedSchema, paidSchema } from '@/lib/contracts/money/payments';
import { ownStatementResponseSchema } from '@/lib/contracts/statements/own-statements';
import { newKey, type Seen, send, wait } from './client';
import type { Writer } from './databases';
import type { Journal } from './journal';

const own = '/api/microservice/users/statements';

/** Everything that publishing requires of a flat in Vake, Tbilisi. */
const flat = {
  deal_type_id: 1,
  real_estate_type_id: 1,
  status_id: 1,
  condition_id: 1,
  room_type_id: 3,
  bedroom_type_id: 2,
  floor: 4,
  total_floors: 9,
  area: 80,
  city_id: 1,
  district_id: 4,
  urban_id: 38,
  address: 'აბაშიძის ქუჩა',
  currency_id: 2,
  price: 100_000,
  comments: { ka: 'ნათელი ბინა' },
};

/** A call with an idempotency key that got no response; it is retried when the server is back. */
type Open = { repeat(origin: string): Promise<void> };

type Traffic = {
  /** Failed calls by status: 0 without a response. */
  refusals: ReadonlyMap<number, number>;
  /** Stops, and resolves when every pending call has ended. */
  stop(): Promise<void>;
};

const isDone = ({ status }: NonNullable<Seen>): boolean => status >= 200 && status < 400;
const jsonOf = <T extends z.ZodType>(seen: NonNullable<Seen>, schema: T): z.output<T> => schema.parse(seen.body);

type Once = (origin: string, sendIt: (origin: string) => Promise<Seen>, note: (seen: NonNullable<Seen>) => void) => Promise<Seen>;

/** What the writes of a stage share: checking responses, and the calls without one. */
function createCalls() {
  const open: Open[] = [];
  const refusals = new Map<number, number>();
  /** @returns a successful response; others are counted by their status */
  const judge = (seen: Seen): Seen => {
    if (seen !== null && isDone(seen)) return seen;
    refusals.set(seen?.status ?? 0, (refusals.get(seen?.status ?? 0) ?? 0) + 1);
    return null;
  };
  /** A write with an idempotency key: its result is noted now, or when it was retried with the same key. */
  const once: Once = async (origin, sendIt, note) => {
    const seen = await sendIt(origin);
    const done = judge(seen);
    if (done) {
      note(done);
      return done;
    }
    const repeat = async (later: string): Promise<void> => {
      const again = judge(await sendIt(later));
      if (again) note(again);
    };
    if (seen === null || seen.status >= 500) open.push({ repeat });
    return null;
  };
  return { open, refusals, judge, once };
}
type Calls = ReturnType<typeof createCalls>;
type Write = (origin: string, person: Writer, turn: number) => Promise<void>;

const keyed = (path: string, token: string, body: object) => {
  const key = newKey();
  return (origin: string) => send(origin, path, { method: 'POST', body, token, key });
};
const returnTo = (id: number): string => `/payment-result?paymentStatus=pending&rnd=7&payment_id=${id}`;

/** Writes that cost nothing. */
function plainWrites({ judge }: Calls, journal: Journal): Record<'favorite' | 'note' | 'publish', Write> {
  return {
    favorite: async (origin, { userId, token, statementIds }, turn) => {
      const id = statementIds[turn % statementIds.length] ?? 0;
      const body = { statements: [id] };
      if (judge(await send(origin, `${own}/favorites/add`, { method: 'POST', body, token })))
        journal.note({ kind: 'favorite', subject: id, userId });
    },
    note: async (origin, { userId, token, statementIds }, turn) => {
      const id = statementIds.pop();
      if (id === undefined) return;
      const text = `note ${turn}`;
      const body = { notes: [{ statement_id: id, text, tags: [] }] };
      if (judge(await send(origin, `${own}/notes`, { method: 'POST', body, token })))
        journal.note({ kind: 'note', subject: id, userId, text });
    },
    publish: async (origin, { userId, token }, turn) => {
      const text = String((turn % 900) + 1);
      const drafted = judge(await send(origin, own, { method: 'POST', body: { ...flat, street_number: text }, token }));
      if (!drafted) return;
      const { id } = jsonOf(drafted, ownStatementResponseSchema).data.statement;
      journal.note({ kind: 'draft', subject: id, userId, text });
      if (judge(await send(origin, `${own}/${id}/publish`, { method: 'POST', body: {}, token })))
        journal.note({ kind: 'publication', subject: id, userId });
    },
  };
}

/** Writes of money, each call with an idempotency key. */
function moneyWrites({ judge, once }: Calls, journal: Journal): Record<'topUp' | 'order', Write> {
  return {
    topUp: async (origin, { userId, token }, turn) => {
      const begin = keyed('/api/v3/payments/init-fill-balance', token, { amount: 20 });
      const started = await once(origin, begin, () => undefined);
      if (!started) return;
      const { id } = jsonOf(started, initiatedSchema).data;
      const body = { payment_id: id, pay_with: 'card', amount: 20, redirect_url: returnTo(id) };
      const paid = await once(origin, keyed('/api/v3/payments/pay', token, body), () => undefined);
      const page = paid && jsonOf(paid, paidSchema).data.redirect_url;
      if (!page) return;
      // The payer presses the button once; a doubled callback must not credit it twice.
      const form = new URLSearchParams({ outcome: 'approve', ...(turn % 3 === 0 && { twice: '1' }) });
      if (judge(await send(origin, page, { method: 'POST', body: form, headers: { origin } })))
        journal.note({ kind: 'top-up', subject: id, userId });
    },
    order: async (origin, { userId, token }) => {
      const details = { cadastral_code: '01.10.14.022.041', name: 'ნინო', phone: '599001234', comment: `order ${newKey()}` };
      const begin = keyed('/api/v3/payments/init-legal-verification-service-order', token, details);
      const started = await once(origin, begin, (seen) => {
        const { order_id: id } = jsonOf(seen, initiatedSchema).data;
        journal.note({ kind: 'order', subject: id ?? 0, userId });
      });
      if (!started) return;
      const { id, order_id: orderId, amount } = jsonOf(started, initiatedSchema).data;
      const body = { payment_id: id, pay_with: 'balance', amount, redirect_url: returnTo(id) };
      await once(origin, keyed('/api/v3/payments/pay', token, body), () =>
        journal.note({ kind: 'payment of an order', subject: orderId ?? 0, userId }),
      );
    },
  };
}

/** People who write through the API of a server that may die at any moment. */
export function createWriters(people: readonly Writer[], journal: Journal) {
  const calls = createCalls();
  const { open, refusals } = calls;
  const { favorite, note, publish } = plainWrites(calls, journal);
  const { topUp, order } = moneyWrites(calls, journal);
  const writes = [favorite, note, favorite, publish, note, topUp, favorite, order, note];
  let turn = 0;
  return {
    /** Retries, with their keys, the calls without a response. */
    repeatOpen: async (origin: string): Promise<void> => {
      for (const { repeat } of open.splice(0)) await repeat(origin);
    },
    /** Starts to write, with a number of parallel calls. */
    start: (origin: string, atOnce = 6): Traffic => {
      let isOver = false;
      const loop = async (): Promise<void> => {
        while (!isOver) {
          turn += 1;
          const person = people[turn % people.length];
          const write = writes[Math.floor(turn / people.length + turn) % writes.length];
          const before = refusals.get(0);
          if (person && write) await write(origin, person, turn);
          // A dead server refuses at once: pauses instead of retrying a thousand times a second.
          if (refusals.get(0) !== before) await wait(20);
        }
      };
      const loops = Promise.all(Array.from({ length: atOnce }, loop));
      return {
        refusals,
        stop: async () => {
          isOver = true;
          await loops;
        },
      };
    },
  };
}
export type Writers = ReturnType<typeof createWriters>;
