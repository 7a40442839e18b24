import { z } from 'zod';
import { companyTypeIds } from '@/lib/contracts/auth';
import { codeField, emailField, newPasswordField, phoneField } from './fields.schema';

/** What an account is registered with. */
export const registerWays = ['email', 'phone'] as const;

export const isCompany = (typeId: string): boolean => companyTypeIds.includes(Number(typeId));

const ofCompany = {
  legal_name: z
    .string()
    .trim()
    .min(1, 'auth.faults.legal_name_required')
    .min(2, 'auth.faults.legal_name_short')
    .max(160, 'errors.field_too_big'),
  identification_code: z
    .string()
    .trim()
    .min(1, 'auth.faults.identification_code_required')
    .regex(/^(\d{9}|\d{11})$/, 'auth.faults.identification_code_format'),
};
const ofEmail = { email: emailField };
const ofPhone = { phone_number: phoneField, sms_code: codeField };

const shared = z.object({
  type_id: z.enum(['1', '2', '3', '4', '5']),
  way: z.enum(registerWays),
  name: z.string().trim().min(1, 'auth.faults.name_required').min(2, 'auth.faults.name_short').max(120, 'errors.field_too_big'),
  email: z.string(),
  phone_number: z.string(),
  sms_code: z.string(),
  password: newPasswordField,
  legal_name: z.string(),
  identification_code: z.string(),
  accept_terms: z.boolean().refine(Boolean, 'auth.faults.terms_required'),
});

/** The form of a new account: what its kind and its way do not ask for is not looked at, and stays as it was typed. */
export const registerFormSchema = shared.check((context) => {
  const { value, issues } = context;
  const asked = z.object({
    ...(value.way === 'email' ? ofEmail : ofPhone),
    ...(isCompany(value.type_id) ? ofCompany : {}),
  });
  for (const issue of asked.safeParse(value).error?.issues ?? [])
    issues.push({ code: 'custom', path: issue.path, message: issue.message, input: value });
});
export type RegisterForm = z.infer<typeof registerFormSchema>;
