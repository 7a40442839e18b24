import { z } from 'zod';
import { passwordLengthMax, passwordLengthMin } from '@/lib/contracts/account/auth';
import { mobilePhoneSchema } from '@/lib/contracts/phone';

/** Fields of an account's forms by the rules of the API; their faults are message keys. */
export const loginField = z.string().trim().min(3, 'auth.faults.login_required').max(255, 'errors.field_too_big');

export const passwordField = z
  .string()
  .min(1, 'auth.faults.password_required')
  .max(passwordLengthMax, 'auth.faults.password_long');

export const newPasswordField = z
  .string()
  .min(1, 'auth.faults.password_required')
  .min(passwordLengthMin, 'auth.faults.password_short')
  .max(passwordLengthMax, 'auth.faults.password_long');

export const emailField = z
  .string()
  .trim()
  .min(1, 'auth.faults.email_required')
  .max(255, 'errors.field_too_big')
  .pipe(z.email('auth.faults.email_format'));

/** As the phone's box gives them: nine digits. */
export const phoneField = z
  .string()
  .min(1, 'auth.faults.phone_required')
  .refine((digits) => digits === '' || mobilePhoneSchema.safeParse(digits).success, 'auth.faults.phone_format');

export const codeField = z
  .string()
  .min(1, 'auth.faults.code_required')
  .regex(/^\d{6}$/, 'auth.faults.code_format');

export const nameField = z
  .string()
  .trim()
  .min(1, 'auth.faults.name_required')
  .min(2, 'auth.faults.name_short')
  .max(120, 'errors.field_too_big');

/** What companies alone are asked for. */
export const companyFields = {
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
