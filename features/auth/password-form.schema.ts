import { z } from 'zod';
import { codeField, loginField, newPasswordField } from '@/components/form/fields.schema';

/** Asks for a way to set a new password. */
export const forgotFormSchema = z.object({ login: loginField });
export type ForgotForm = z.infer<typeof forgotFormSchema>;

/** A new password by the link of a mail. */
export const resetByLinkFormSchema = z.object({ password: newPasswordField });
export type ResetByLinkForm = z.infer<typeof resetByLinkFormSchema>;

/** A new password by the code of an SMS. */
export const resetByCodeFormSchema = z.object({ sms_code: codeField, password: newPasswordField });
export type ResetByCodeForm = z.infer<typeof resetByCodeFormSchema>;
