import { z } from 'zod';
import { passwordLengthMax, passwordLengthMin } from '@/lib/contracts/account/auth';
import { mobilePhoneSchema } from '@/lib/contracts/phone';

/** Fields of the account forms, by the rules of the API; error messages are message keys. */
export const loginField = z.string().trim().min(3, 'auth.field_errors.login_required').max(255, 'errors.field_too_big');

export const passwordField = z
  .string()
  .min(1, 'auth.field_errors.password_required')
  .max(passwordLengthMax, 'auth.field_errors.password_long');

export const newPasswordField = z
  .string()
  .min(1, 'auth.field_errors.password_required')
  .min(passwordLengthMin, 'auth.field_errors.password_short')
  .max(passwordLengthMax, 'auth.field_errors.password_long');

export const emailField = z
  .string()
  .trim()
  .min(1, 'auth.field_errors.email_required')
  .max(255, 'errors.field_too_big')
  .pipe(z.email('auth.field_errors.email_format'));

/** Nine digits, as the phone input returns them. */
export const phoneField = z
  .string()
  .min(1, 'auth.field_errors.phone_required')
  .refine((digits) => digits === '' || mobilePhoneSchema.safeParse(digits).success, 'auth.field_errors.phone_format');

export const codeField = z
  .string()
  .min(1, 'auth.field_errors.code_required')
  .regex(/^\d{6}$/, 'auth.field_errors.code_format');

export const nameField = z
  .string()
  .trim()
  .min(1, 'auth.field_errors.name_required')
  .min(2, 'auth.field_errors.name_short')
  .max(120, 'errors.field_too_big');

/** Fields that only companies have. */
export const companyFields = {
  legal_name: z
    .string()
    .trim()
    .min(1, 'auth.field_errors.legal_name_required')
    .min(2, 'auth.field_errors.legal_name_short')
    .max(160, 'errors.field_too_big'),
  identification_code: z
    .string()
    .trim()
    .min(1, 'auth.field_errors.identification_code_required')
    .regex(/^(\d{9}|\d{11})$/, 'auth.field_errors.identification_code_format'),
};
