import { toMajorUnits } from '@/lib/domain/money/amount';

const amountMax = 1_000_000;

/**
 * Reads a typed amount.
 * @param text digits with at most two decimals, as the input gives them
 * @returns GEL, or the message key of what is wrong
 */
export function readAmount(text: string): { amount: number } | { errorKey: string } {
  const typed = text.trim().replace(',', '.').replace(/\.$/, '');
  if (typed === '') return { errorKey: 'errors.field_required' };
  if (!/^\d{0,7}(\.\d{1,2})?$/.test(typed)) return { errorKey: 'errors.amount' };
  const [whole = '', part = ''] = typed.split('.');
  const amount = toMajorUnits(Number(whole) * 100 + Number(part.padEnd(2, '0')));
  return amount >= 0.01 && amount <= amountMax ? { amount } : { errorKey: 'errors.amount_range' };
}
