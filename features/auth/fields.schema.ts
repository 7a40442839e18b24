import { z } from 'zod';
import { passwordLengthMax, passwordLengthMin } from '@/lib/contracts/auth';
import { mobilePhoneSchema } from '@/lib/contracts/phone';

/** Fields of the sign-in's forms by the rules of the API; their faults are message keys. */
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
