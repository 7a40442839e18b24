import { z } from 'zod';
import { codeField, loginField, passwordField, phoneField } from '@/components/form/fields.schema';

/** Sign-in by an e-mail or a phone with its password. */
export const passwordFormSchema = z.object({ login: loginField, password: passwordField });
export type PasswordForm = z.infer<typeof passwordFormSchema>;

/** Sign-in by the code of an SMS. */
export const codeFormSchema = z.object({ phone_number: phoneField, sms_code: codeField });
export type CodeForm = z.infer<typeof codeFormSchema>;
