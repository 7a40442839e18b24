import { describe, expect, it } from 'vitest';
import { walletCsv } from './wallet.csv';
import type { StatementRow } from './wallet-statement.repository';

const row: StatementRow = {
  id: 1,
  kind: 'purchase',
  amountMinor: -3_500,
  balanceAfterMinor: 1_505,
  paymentId: 100_001,
  orderId: 20_001,
  invoiceId: null,
  serviceId: 9,
  cardMask: null,
  spenderId: null,
  spenderName: null,
  createdAt: new Date('2026-11-20T21:30:00Z'),
};
const linesOf = (rows: StatementRow[], locale: 'ka' | 'en' = 'en') => walletCsv(rows, locale).split('\r\n');

describe('the CSV of a wallet', () => {
  it('starts with the mark of UTF-8 and names its columns in the reader’s language', () => {
    expect(walletCsv([], 'ka').startsWith('\uFEFF"თარიღი","ოპერაცია"')).toBe(true);
  });

  it('writes times of Tbilisi, and amounts as numbers', () => {
    expect(linesOf([row])[1]).toBe('"2026-11-21 01:30:00","Purchase",-35.00,15.05,"Legal check",20001,100001,,"",""');
  });

  it.each(['=1+1', '+995', '-2+3', '@SUM(A1)', '\t=1', '\r=1'])('makes a text of a name like %j', (spenderName) => {
    expect(walletCsv([{ ...row, spenderName }], 'en')).toContain(`,"'${spenderName}"\r\n`);
  });

  it('doubles quotes', () => {
    expect(walletCsv([{ ...row, spenderName: 'შპს "კიბე", თბილისი' }], 'en')).toContain('"შპს ""კიბე"", თბილისი"');
  });
});
