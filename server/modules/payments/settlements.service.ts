import { gatewayNames } from '@/lib/contracts/money/payments';
import type { SettlementDifference } from '@/lib/contracts/money/reports';
import { dayMs } from '@/lib/domain/time/duration';
import { fromTbilisiClock, tbilisiDay } from '@/lib/domain/time/tbilisi';
import type { Clock } from '../../ports/clock';
import type { PaymentGateway, PaymentGateways, Settlement } from '../../ports/payment-gateway';
import type { LedgerReportsRepository } from '../wallet/ledger-reports.repository';
import type { BookedPayment, SettlementsRepository } from './settlements.repository';

export type SettlementsParts = {
  settlements: SettlementsRepository;
  reports: Pick<LedgerReportsRepository, 'lastDay' | 'store'>;
  gateways: PaymentGateways;
  clock: Clock;
};
export type SettlementsService = ReturnType<typeof createSettlementsService>;

type Charge = Omit<Settlement, 'paymentId'>;
type Comparison = { differences: SettlementDifference[]; totals: Record<string, number> };

const currency = 'GEL';
const parallelMax = 5;
/** After a longer pause only the last month's missing days are checked. */
const daysMax = 31;
const absent = -1;

const startOf = (day: string): Date => fromTbilisiClock(new Date(`${day}T00:00:00Z`));
const dayAfter = (day: string): string => new Date(new Date(`${day}T00:00:00Z`).getTime() + dayMs).toISOString().slice(0, 10);

/** The days after `last` until yesterday, oldest first; only yesterday before the first report. */
export function daysDue(last: string | null, now: Date): string[] {
  const yesterday = tbilisiDay(new Date(now.getTime() - dayMs));
  const days: string[] = [];
  for (let day = last === null ? yesterday : dayAfter(last); day <= yesterday; day = dayAfter(day)) days.push(day);
  return days.slice(-daysMax);
}

/** The difference about one order; null when both sides agree. A pending refund may be booked on either side. */
export function compare(
  gateway: string,
  here: BookedPayment | undefined,
  there: Charge | undefined,
): SettlementDifference | null {
  const row: Omit<SettlementDifference, 'kind'> = {
    gateway,
    gateway_order_id: here?.gatewayOrderId ?? there?.gatewayOrderId ?? '',
    payment_id: here?.id ?? 0,
    amount_here: here?.amountMinor ?? absent,
    amount_there: there?.amountMinor ?? absent,
    refunded_here: here?.refundedMinor ?? absent,
    refunded_there: there?.refundedMinor ?? absent,
  };
  if (here === undefined) return { kind: 'missing_here', ...row };
  if (there === undefined) return { kind: 'missing_there', ...row };
  const refundedMin = here.refundedMinor - here.refundingMinor;
  const isRefundSame = there.refundedMinor >= refundedMin && there.refundedMinor <= here.refundedMinor;
  const isSame = here.amountMinor === there.amountMinor && there.currency === currency && isRefundSame;
  return isSame ? null : { kind: 'amount', ...row };
}

const sumOf = (charges: readonly { amountMinor: number }[]): number =>
  charges.reduce((total, { amountMinor }) => total + amountMinor, 0);

/** The daily comparison of our card payments with what their gateways settled. */
export function createSettlementsService({ settlements, reports, gateways, clock }: SettlementsParts) {
  /** The gateway's charge of one order; undefined when it charged nothing. */
  const chargeOf = async (gateway: PaymentGateway, id: string): Promise<Charge | undefined> => {
    const payment = await gateway.getPayment(id);
    return payment?.state === 'approved' || payment?.state === 'charged_back' ? payment : undefined;
  };

  const chargesOf = async (gateway: PaymentGateway, ids: readonly string[]): Promise<Map<string, Charge>> => {
    const charges = new Map<string, Charge>();
    for (let index = 0; index < ids.length; index += parallelMax) {
      const found = await Promise.all(ids.slice(index, index + parallelMax).map((id) => chargeOf(gateway, id)));
      for (const charge of found) if (charge) charges.set(charge.gatewayOrderId, charge);
    }
    return charges;
  };

  /** Both sides of a day. What was settled around midnight is in the list of another day, so each side is looked up in the other. */
  const sidesOf = async (gateway: PaymentGateway, day: string) => {
    const from = startOf(day);
    const ours = await settlements.settledBetween(gateway.name, from, new Date(from.getTime() + dayMs));
    const listed = (await gateway.listSettlements(day)) ?? [];
    const there = new Map<string, Charge>(listed.map((row) => [row.gatewayOrderId, row]));
    const charges = await chargesOf(
      gateway,
      ours.map(({ gatewayOrderId }) => gatewayOrderId).filter((id) => !there.has(id)),
    );
    for (const [id, charge] of charges) there.set(id, charge);
    const here = new Map(ours.map((payment) => [payment.gatewayOrderId, payment]));
    const others = await settlements.findBooked(
      gateway.name,
      [...there.keys()].filter((id) => !here.has(id)),
    );
    for (const payment of others) here.set(payment.gatewayOrderId, payment);
    return { here, there };
  };

  const compareDay = async (day: string): Promise<Comparison> => {
    const differences: SettlementDifference[] = [];
    const totals = { payments_here: 0, payments_there: 0, amount_here: 0, amount_there: 0 };
    for (const gateway of gatewayNames.map((name) => gateways.find(name))) {
      if (gateway === null) continue;
      const { here, there } = await sidesOf(gateway, day);
      for (const id of new Set([...here.keys(), ...there.keys()])) {
        const difference = compare(gateway.name, here.get(id), there.get(id));
        if (difference) differences.push(difference);
      }
      totals.payments_here += here.size;
      totals.payments_there += there.size;
      totals.amount_here += sumOf([...here.values()]);
      totals.amount_there += sumOf([...there.values()]);
    }
    return { differences, totals };
  };

  return {
    /**
     * Compares every day that has no report yet, until yesterday, and stores a report for each.
     * @throws PaymentGatewayError when a gateway does not answer: the next run begins at the same day
     */
    reconcile: async (): Promise<{ days: number; differences: number }> => {
      const days = daysDue(await reports.lastDay('reconciliation'), clock());
      let count = 0;
      for (const day of days) {
        const { differences, totals } = await compareDay(day);
        await reports.store({ kind: 'reconciliation', day, differences, totals, createdAt: clock() });
        count += differences.length;
      }
      return { days: days.length, differences: count };
    },
  };
}
