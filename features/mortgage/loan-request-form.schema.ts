import { z } from 'zod';
import { emailSchema } from '@/lib/contracts/account/auth';
import type { LoanField } from '@/lib/contracts/mortgage';
import { mobilePhoneSchema } from '@/lib/contracts/phone';
import { checkLoanField } from '@/lib/domain/loan/field-rules';

const nameLengthMin = 2;
const nameLengthMax = 60;
const codeLengthMin = 4;

const required = z.string().trim().min(1, 'errors.field_required');
const nameSchema = required.min(nameLengthMin, 'errors.field_too_short').max(nameLengthMax, 'errors.field_too_long');
/** An empty field is reported as empty, any other by its rule. */
const requiredMatching = (matches: (text: string) => boolean, key: string) =>
  required.refine((text) => text === '' || matches(text), key);

/** The fields of every request, in the order of the form. */
export const personFieldNames = ['first_name', 'last_name', 'personal_number', 'phone_number', 'email'] as const;

const personShape = {
  first_name: nameSchema,
  last_name: nameSchema,
  personal_number: requiredMatching((text) => /^\d{11}$/.test(text), 'errors.personal_number'),
  phone_number: requiredMatching((text) => mobilePhoneSchema.safeParse(text).success, 'errors.phone_format'),
  email: requiredMatching((text) => emailSchema.safeParse(text).success, 'errors.email_format'),
};

function bankFieldSchema(field: LoanField) {
  return z.string().superRefine((written, context) => {
    const error = checkLoanField(field, written);
    if (error) context.addIssue({ code: 'custom', message: error.key });
  });
}

/** The request to a bank: the person and the fields of that bank. Errors are message keys. */
export function loanRequestFormSchema(bankFields: readonly LoanField[]) {
  const own = bankFields.map((field) => [field.name, bankFieldSchema(field)] as const);
  const shape: Record<string, z.ZodType<string, string>> = { ...Object.fromEntries(own), ...personShape };
  return z.object(shape);
}

/** Whether a code is long enough to be checked. */
export const isCompleteCode = (code: string): boolean => code.length >= codeLengthMin;
