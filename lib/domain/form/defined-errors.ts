import type { OrderField } from '@/lib/contracts/money/orders';
import { phoneSchema } from '@/lib/contracts/phone';
import { checkLoanField } from '@/lib/domain/loan/field-rules';

/** What the values of a form that the database defines break of its rules: message keys by the names of the fields. */
export function definedErrors(fields: readonly OrderField[], values: Readonly<Record<string, string>>): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const field of fields) {
    const value = (values[field.name] ?? '').trim();
    const broken = checkLoanField(field, value);
    if (broken) errors[field.name] = broken.key;
    else if (field.type === 'phone' && value !== '' && !phoneSchema.safeParse(value).success)
      errors[field.name] = 'errors.phone_format';
  }
  return errors;
}
