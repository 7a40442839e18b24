import { z } from 'zod';
import { companyFields, nameField } from '@/components/form/fields.schema';

const emptyOrEmail = z
  .string()
  .trim()
  .max(255, 'errors.field_too_big')
  .refine((text) => text === '' || z.email().safeParse(text).success, 'auth.field_errors.email_format');

/**
 * The form of personal information.
 * @param isCompany whether the account is a company's
 * @param hasEmail an e-mail can be changed, but not taken away
 */
export const personalFormSchema = (isCompany: boolean, hasEmail: boolean) =>
  z.object({
    name: nameField,
    email: emptyOrEmail.refine((text) => !hasEmail || text !== '', 'auth.field_errors.email_required'),
    legal_name: isCompany ? companyFields.legal_name : z.string(),
    identification_code: isCompany ? companyFields.identification_code : z.string(),
  });
export type PersonalForm = z.infer<ReturnType<typeof personalFormSchema>>;
