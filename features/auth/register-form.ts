import { z } from 'zod';
import { codeField, companyFields, emailField, nameField, newPasswordField, phoneField } from '@/components/form/fields.schema';
import { companyTypeIds, type RegisterBody } from '@/lib/contracts/account/auth';
import type { Locale } from '@/lib/contracts/locales';

/** The contact that an account is registered with. */
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

/** The form of a new account. Fields that the chosen type and method do not use are not validated and stay unchanged. */
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

/** The request body: the fields of the chosen method and account type, and no others. */
export function toRegisterBody(form: RegisterForm, locale: Locale): RegisterBody {
  const { type_id, way, name, password, accept_terms } = form;
  return {
    type_id: Number(type_id),
    name,
    password,
    accept_terms,
    locale,
    ...(way === 'email' ? { email: form.email } : { phone_number: form.phone_number, sms_code: form.sms_code }),
    ...(isCompany(type_id) ? { legal_name: form.legal_name, identification_code: form.identification_code } : {}),
  };
}
