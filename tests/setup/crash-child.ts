import { createInterface } from 'node:readline';
import { openDatabase } from '@/server/db/open';
import { callOf, payWith } from '../factories/money/money';
import { crashAt } from './crash-points';
import { openMoney } from './money';

/** One call of the real services, in a process that dies at a named point of it. */
export type CrashJob = {
  databaseUrl?: string;
  dataDir?: string;
  now: string;
  point: string;
  call:
    | { kind: 'pay'; userId: number; key: string; paymentId: number; body: object }
    | { kind: 'settle'; paymentId: number }
    | { kind: 'refund'; clerkId: number; key: string; orderId: number };
};

async function run({ databaseUrl, dataDir = '', now, point, call }: CrashJob): Promise<void> {
  const database = await openDatabase({ databaseUrl, dataDir });
  const money = openMoney(database, null, () => new Date(now), crashAt(point));
  if (call.kind === 'settle') await money.settle(call.paymentId);
  else if (call.kind === 'pay') await money.payments.pay(callOf(call.userId, call.key), payWith(call.paymentId, call.body), 'ka');
  else await money.refunds.request(callOf(call.clerkId, call.key), { order_id: call.orderId, reason: 'ვიზიტი ჩაიშალა' });
}

// The job comes when everything is loaded, so that a process can be made ready before it is needed.
console.log('ready');
for await (const line of createInterface({ input: process.stdin })) {
  await run(JSON.parse(line) as CrashJob);
  console.log('The point was not reached.');
  process.exit(0);
}
