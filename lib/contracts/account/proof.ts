import { z } from 'zod';
import { mobilePhoneSchema } from '../phone';
import { passwordLengthMax, smsCodeSchema } from './auth';

/**
 * Shows that the visitor is the account's owner and not only somebody at their device: the password, or the code that
 * POST v1/users/proof/send has sent to the login phone. 422 `errors.proof_required` on `current_password` without either,
 * `errors.password_wrong` on it, `errors.code_wrong` on `proof_code`.
 */
export const proofFields = {
  current_password: z.string().min(1).max(passwordLengthMax).optional(),
  proof_code: smsCodeSchema.optional(),
};
export type Proof = z.output<z.ZodObject<typeof proofFields>>;

/** POST v1/users/phones/login: signs in with this confirmed number from now on. POST v1/users/phones/remove: removes it. */
export const ownPhoneBodySchema = z.strictObject({ phone_number: mobilePhoneSchema, ...proofFields });
/** POST v1/users/phones/replace: a new number, by its code, in the place of a confirmed one; listings follow. */
export const replacePhoneBodySchema = z.strictObject({
  old_phone_number: mobilePhoneSchema,
  phone_number: mobilePhoneSchema,
  sms_code: smsCodeSchema,
  ...proofFields,
});
export type ReplacePhone = z.output<typeof replacePhoneBodySchema>;

/**
 * POST auth-service/contact/undo: the token of the message about a changed e-mail or login phone, good for 72 hours. The former contact
 * signs in again, every session ends and the password has to be reset. 422 `errors.link_invalid` on `token`.
 */
export const undoContactBodySchema = z.strictObject({ token: z.string().min(1).max(255) });
