import type { Locale } from '@/lib/contracts/common';
import { toMajorUnits } from '@/lib/domain/money/amount';
import { tbilisiTimestamp } from '@/lib/domain/time/tbilisi';
import en from '@/messages/en/wallet.json';
import ka from '@/messages/ka/wallet.json';
import ru from '@/messages/ru/wallet.json';
import type { StatementRow } from './wallet-statement.repository';

const dictionaries = { ka, en, ru };
/** Without it a spreadsheet takes UTF-8 for the system's own encoding. */
const byteOrderMark = '\uFEFF';

/** A cell that a spreadsheet would run as a formula gets an apostrophe, which makes a text of it (OWASP, CSV injection). */
function textCell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** Amounts are numbers, so that they can be added up. */
const amountCell = (amountMinor: number): string => toMajorUnits(amountMinor).toFixed(2);

/** A wallet's statement as CSV (RFC 4180) in UTF-8, times in Tbilisi's clock. */
export function walletCsv(rows: readonly StatementRow[], locale: Locale): string {
  const { kinds, services, csv } = dictionaries[locale];
  const serviceNames: Readonly<Record<string, string>> = services;
  const head = [
    csv.date,
    csv.kind,
    csv.amount,
    csv.balance,
    csv.service,
    csv.order,
    csv.payment,
    csv.invoice,
    csv.card,
    csv.spent_by,
  ];
  const lines = rows.map((row) => [
    textCell(tbilisiTimestamp(row.createdAt)),
    textCell(kinds[row.kind]),
    amountCell(row.amountMinor),
    amountCell(row.balanceAfterMinor),
    textCell(serviceNames[String(row.serviceId)] ?? ''),
    row.orderId ?? '',
    row.paymentId ?? '',
    row.invoiceId ?? '',
    textCell(row.cardMask ?? ''),
    textCell(row.spenderName ?? ''),
  ]);
  return byteOrderMark + [head.map(textCell), ...lines].map((cells) => `${cells.join(',')}\r\n`).join('');
}
