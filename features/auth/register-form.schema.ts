import { z } from 'zod';
import { codeField, companyFields, emailField, nameField, newPasswordField, phoneField } from '@/components/form/fields.schema';
import { companyTypeIds } from '@/lib/contracts/account/auth';

/** What an account is registered with. */
export const registerWays = ['email', 'phone'] as const;

export const isCompany = (typeId: string): boolean => companyTypeIds.includes(Number(typeId));

const emailFields = { email: emailField };
const phoneFields = { phone_number: phoneField, sms_code: codeField };

const shared = z.object({
  type_id: z.enum(['1', '2', '3', '4', '5']),
  way: z.enum(registerWays),
  name: nameField,
  email: z.string(),
  phone_number: z.string(),
  sms_code: z.string(),
  password: newPasswordField,
  legal_name: z.string(),
  identification_code: z.string(),
  accept_terms: z.boolean().refine(Boolean, 'auth.field_errors.terms_required'),
});

/** The form of a new account. Fields that the chosen type and method do not use are not validated, and keep their values. */
export const registerFormSchema = shared.check((context) => {
  const { value, issues } = context;
  const usedFields = z.object({
    ...(value.way === 'email' ? emailFields : phoneFields),
    ...(isCompany(value.type_id) ? companyFields : {}),
  });
  for (const issue of usedFields.safeParse(value).error?.issues ?? [])
    issues.push({ code: 'custom', path: issue.path, message: issue.message, input: value });
});
export type RegisterForm = z.infer<typeof registerFormSchema>;
