import type { LoanField } from '../../contracts/mortgage';

/** Which rule a value breaks, the message key of the dictionaries, and the rule's number where it has one. */
export type LoanFieldError = { rule: string; key: `errors.${string}`; limit: number | null };

type Rule = { key: LoanFieldError['key']; isSatisfied(value: string, limit: number): boolean };

const isNumber = (value: string): boolean => /^\d+([.,]\d+)?$/.test(value);
const numberOf = (value: string): number => (isNumber(value) ? Number(value.replace(',', '.')) : Number.NaN);

/** The rules that a bank may name. A name that is not here says nothing. */
const rules: Readonly<Record<string, Rule>> = {
  numeric: { key: 'errors.field_numeric', isSatisfied: isNumber },
  digits: { key: 'errors.field_digits', isSatisfied: (value, limit) => /^\d+$/.test(value) && value.length === limit },
  min: { key: 'errors.field_too_short', isSatisfied: (value, limit) => [...value].length >= limit },
  max: { key: 'errors.field_too_long', isSatisfied: (value, limit) => [...value].length <= limit },
  min_value: { key: 'errors.field_too_small', isSatisfied: (value, limit) => numberOf(value) >= limit },
  max_value: { key: 'errors.field_too_big', isSatisfied: (value, limit) => numberOf(value) <= limit },
};

/**
 * Checks the value of a field that a bank requires, in the order of its rules. Space around it does not count; a field that is
 * not required may be empty.
 * @returns the first error, or null
 */
export function checkLoanField(field: Pick<LoanField, 'required' | 'rules'>, written: string | undefined): LoanFieldError | null {
  const value = (written ?? '').trim();
  if (value === '') return field.required === 1 ? { rule: 'required', key: 'errors.field_required', limit: null } : null;
  for (const text of field.rules) {
    const [name = '', limitText] = text.split(':');
    const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
    const limit = limitText === undefined ? null : Number(limitText);
    if (rule && !rule.isSatisfied(value, limit ?? Number.NaN)) return { rule: name, key: rule.key, limit };
  }
  return null;
}
