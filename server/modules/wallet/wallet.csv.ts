import type { Locale } from '@/lib/contracts/common';
import { toMajorUnits } from '@/lib/domain/money/amount';
import { tbilisiTimestamp } from '@/lib/domain/time/tbilisi';
import en from '@/messages/en/wallet.json';
import ka from '@/messages/ka/wallet.json';
import ru from '@/messages/ru/wallet.json';
import { csvText, toCsv } from '../../csv';
import type { StatementRow } from './wallet-statement.repository';

const dictionaries = { ka, en, ru };
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
    csvText(tbilisiTimestamp(row.createdAt)),
    csvText(kinds[row.kind]),
    amountCell(row.amountMinor),
    amountCell(row.balanceAfterMinor),
    csvText(serviceNames[String(row.serviceId)] ?? ''),
    row.orderId ?? '',
    row.paymentId ?? '',
    row.invoiceId ?? '',
    csvText(row.cardMask ?? ''),
    csvText(row.spenderName ?? ''),
  ]);
  return toCsv(head, lines);
}
