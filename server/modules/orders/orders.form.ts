import type { OrderDetails, OrderField } from '@/lib/contracts/money/orders';
import { orderShape } from '@/lib/contracts/money/services';
import { phoneSchema } from '@/lib/contracts/phone';
import { checkLoanField } from '@/lib/domain/loan/field-rules';

export type FieldErrors = Record<string, string[]>;
type Given = Readonly<Record<string, unknown>>;
type Read = { details: Record<string, string | number>; errors: FieldErrors };

/** Fields with different names in the body. */
const elsewhere: readonly OrderField['type'][] = ['files', 'statement', 'address'];
const fixedNames = new Set([...Object.keys(orderShape), 'service_id']);

const errorOf = (field: OrderField, value: string): string | null => {
  const broken = checkLoanField(field, value);
  if (broken) return broken.key;
  if (value === '') return null;
  if (field.type === 'select' && !field.options.some((option) => option.value === value)) return 'errors.field_invalid';
  if (field.type === 'phone' && !phoneSchema.safeParse(value).success) return 'errors.phone_format';
  return null;
};

const storedValue = ({ type }: OrderField, value: string): string | number => {
  if (type === 'number') return Number(value.replace(',', '.'));
  return type === 'phone' ? phoneSchema.parse(value) : value;
};

/**
 * Reads the fields of a service's form out of a body: unknown names, missing fields and broken rules are errors under their names.
 * @param known values that are known already and count instead of those of the body
 * @returns what was filled in, numbers as numbers and phones as they are stored
 */
export function readForm(fields: readonly OrderField[], body: Given, known: Given): Read {
  const read: Read = { details: {}, errors: {} };
  for (const name of Object.keys(body)) {
    const isOffered = fixedNames.has(name) || fields.some((field) => field.name === name);
    if (!isOffered) read.errors[name] = ['errors.field_unknown'];
  }
  for (const field of fields) {
    if (elsewhere.includes(field.type)) continue;
    const value = String(known[field.name] ?? body[field.name] ?? '').trim();
    const broken = errorOf(field, value);
    if (broken) read.errors[field.name] = [broken];
    else if (value !== '') read.details[field.name] = storedValue(field, value);
  }
  return read;
}

/** The values of a form as an order stores them, errors included: enough for a price. */
export const readLoosely = (body: Given): OrderDetails =>
  Object.fromEntries(
    Object.entries(body).filter(
      (entry): entry is [string, string | number] => typeof entry[1] === 'string' || typeof entry[1] === 'number',
    ),
  );
