import { vatWithin } from '@/lib/domain/money/vat';
import { serviceIds } from '@/lib/domain/order/services';
import { amountInWords } from '@/lib/format/amount-in-words';
import { formatDay } from '@/lib/format/date';
import checkout from '@/messages/ka/checkout.json';
import ka from '@/messages/ka/sheet.json';
import { fillTemplate } from '../auth/messenger';
import type { ReceiptRow } from './receipts.repository';
import { codeLine, type Seller, sellerOf, topUpNote, userLine } from './sheet/seller';
import type { Sheet } from './sheet/sheet-content';

const serviceNames: Readonly<Record<number, string>> = Object.fromEntries(
  Object.entries(serviceIds).map(([name, id]) => [id, checkout.services[name as keyof typeof serviceIds]]),
);

const methodOf = ({ method, cardMask }: ReceiptRow): string =>
  [method === null || method === 'package' || method === 'free' ? '' : ka.methods[method], cardMask].filter(Boolean).join(' ');

function buyerOf({ userName, legalName, identificationCode, userId, email }: ReceiptRow): Sheet['buyer'] {
  const code = identificationCode === null ? '' : codeLine(identificationCode);
  return {
    name: legalName ?? userName,
    lines: [code, userLine(userId), email ?? ''].filter(Boolean),
  };
}

/** What was bought: a service, or money for the wallet. */
function subjectOf({ orderId, serviceId, statementIds, userId }: ReceiptRow): { title: string; note: string } {
  if (orderId === null || serviceId === null) return { title: ka.service, note: topUpNote(userId) };
  const order = fillTemplate(ka.order, { id: String(orderId) });
  const ids = statementIds ?? [];
  const statements = ids.length === 0 ? [] : [fillTemplate(ka.statements, { ids: ids.join(', ') })];
  return { title: serviceNames[serviceId] ?? ka.service, note: [order, ...statements].join(' · ') };
}

/** The content of the receipt of a payment. */
export function receiptSheet(payment: ReceiptRow, seller: Seller): Sheet {
  const { id, amountMinor, refundedMinor } = payment;
  const vatMinor = vatWithin(amountMinor);
  const netMinor = amountMinor - vatMinor;
  return {
    siteName: seller.siteName,
    title: ka.receipt,
    number: `№ ${id}`,
    facts: [
      { label: ka.paid_on, value: formatDay(payment.settledAt ?? payment.createdAt, 'ka') },
      { label: ka.method, value: methodOf(payment) },
      { label: ka.state, value: refundedMinor === amountMinor ? ka.refunded : ka.paid },
    ],
    seller: sellerOf(seller),
    buyer: buyerOf(payment),
    rows: [{ ...subjectOf(payment), quantity: 1, unitMinor: netMinor, amountMinor: netMinor }],
    netMinor,
    vatMinor,
    totalMinor: amountMinor,
    totalLabel: ka.total,
    inWords: amountInWords(amountMinor),
    bank: [],
    note: ka.valid_note,
  };
}
