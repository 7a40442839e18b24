import type { LoanField } from '../../contracts/mortgage';

/** Which rule a value breaks, the message key of the dictionaries, and the rule's number where it has one. */
export type LoanFieldError = { rule: string; key: `errors.${string}`; limit: number | null };

type Rule = { key: LoanFieldError['key']; isSatisfied(value: string, limit: number): boolean };

const isNumber = (value: string): boolean => /^\d+([.,]\d+)?$/.test(value);
const numberOf = (value: string): number => (isNumber(value) ? Number(value.replace(',', '.')) : Number.NaN);

/** The rules that a field may name. Unknown names are ignored. */
const rules: Readonly<Record<string, Rule>> = {
  numeric: { key: 'errors.field_numeric', isSatisfied: isNumber },
  digits: { key: 'errors.field_digits', isSatisfied: (value, limit) => /^\d+$/.test(value) && value.length === limit },
  min: { key: 'errors.field_too_short', isSatisfied: (value, limit) => [...value].length >= limit },
  max: { key: 'errors.field_too_long', isSatisfied: (value, limit) => [...value].length <= limit },
  min_value: { key: 'errors.field_too_small', isSatisfied: (value, limit) => numberOf(value) >= limit },
  whole: { key: 'errors.field_whole', isSatisfied: (value) => /^\d+$/.test(value) },
  phone: { key: 'errors.phone_format', isSatisfied: (value) => /^\+?[\d\s().-]{6,24}$/.test(value) },
  cadastral_code: { key: 'errors.cadastral_code', isSatisfied: (value) => /^\d{2}(\.\d{2,5}){2,6}$/.test(value) },
  max_value: { key: 'errors.field_too_big', isSatisfied: (value, limit) => numberOf(value) <= limit },
};

/**
 * Checks the value of a field that a bank or a service asks for, in the order of its rules. Space around it does not count; a field that is
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
