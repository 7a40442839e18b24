import { z } from 'zod';

const company = {
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

const emptyOrEmail = z
  .string()
  .trim()
  .max(255, 'errors.field_too_big')
  .refine((text) => text === '' || z.email().safeParse(text).success, 'auth.faults.email_format');

/**
 * The form of personal information.
 * @param isCompany whether this kind of account tells of a company
 * @param hasEmail an e-mail can be changed, but not taken away
 */
export const personalFormSchema = (isCompany: boolean, hasEmail: boolean) =>
  z.object({
    name: z.string().trim().min(1, 'auth.faults.name_required').min(2, 'auth.faults.name_short').max(120, 'errors.field_too_big'),
    email: emptyOrEmail.refine((text) => !hasEmail || text !== '', 'auth.faults.email_required'),
    legal_name: isCompany ? company.legal_name : z.string(),
    identification_code: isCompany ? company.identification_code : z.string(),
  });
export type PersonalForm = z.infer<ReturnType<typeof personalFormSchema>>;
