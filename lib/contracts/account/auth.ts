import { z } from 'zod';
import { idMax } from '../bounds';
import { envelope } from '../common';
import { locales } from '../locales';
import { nameText } from '../names';
import { mobilePhoneSchema } from '../phone';

export const passwordLengthMin = 8;
export const passwordLengthMax = 128;
/** How long until the next code may be requested. */
export const codeCooldownSeconds = 60;
const codeTtlSeconds = 600;

/** type_id of accounts: their place in `userTypeNames`, from 1. */
export const userTypeIds = { physical: 1, agent: 2, broker: 3, developer: 4, designer: 5 } as const;
/** Account types with a legal name and an identification code. */
export const companyTypeIds: readonly number[] = [userTypeIds.broker, userTypeIds.developer];

const typeIdSchema = z.coerce.number().int().min(1).max(5);
export const nameSchema = nameText(120).min(2, 'errors.field_too_small');
export const emailSchema = z.string().trim().toLowerCase().max(255).pipe(z.email('errors.email_format'));
const passwordSchema = z.string().min(passwordLengthMin, 'errors.password_short').max(passwordLengthMax, 'errors.password_long');
export const legalNameSchema = nameText(160).min(2, 'errors.field_too_small');
/** Nine digits of a company, or the eleven of an individual entrepreneur. */
export const identificationCodeSchema = z
  .string()
  .trim()
  .regex(/^(\d{9}|\d{11})$/, 'errors.identification_code');
/** Six digits. A shorter beginning of one is well-formed, and simply not the code. */
export const smsCodeSchema = z
  .string()
  .trim()
  .regex(/^\d{4,6}$/, 'errors.code_wrong');
/** The language of the mail or SMS that follows. The header `locale` is fixed for our pages and cannot carry it. */
const localeSchema = z.enum(locales).default('ka');
/** An e-mail or a Georgian mobile number. */
const loginSchema = z.string().trim().min(3).max(255);

/** The visitor of a session as pages need it; responses never contain another's e-mail, phones or balance. */
export const sessionUserSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  logo: z.string().nullable(),
  email: z.string().nullable(),
  slug: z.string().nullable(),
  /** The name of the account's kind: physical, agent, broker, developer or designer. */
  roles: z.array(z.string()),
  type_id: z.number().int(),
  legal_name: z.string().nullable(),
  identification_code: z.string().nullable(),
  global_user_id: z.number().int(),
  balance_id: z.number().int().nullable(),
  /** GEL, at most two decimals. */
  balance: z.number(),
  /** Confirmed by SMS, nine digits each. */
  valid_phone_numbers: z.array(z.string()),
});
export type SessionUser = z.infer<typeof sessionUserSchema>;

/** GET auth-service/auth/grouped-info; 401 for guests. */
export const groupedInfoSchema = envelope(z.object({ user: sessionUserSchema }));
/** POST v1/auth/logout and GET v1/logout; the same response when nobody was signed in. */
export const logoutSchema = z.object({ result: z.literal(true) });
/** Success; the response is the same for every account and for none. */
export const doneSchema = envelope(z.null());

const registerFields = {
  type_id: typeIdSchema,
  name: nameSchema,
  email: emailSchema.optional(),
  phone_number: mobilePhoneSchema.optional(),
  /** Of an SMS with the purpose `register`; needed with phone_number. */
  sms_code: smsCodeSchema.optional(),
  password: passwordSchema,
  legal_name: legalNameSchema.optional(),
  identification_code: identificationCodeSchema.optional(),
  accept_terms: z.union([z.boolean(), z.enum(['1', 'true', 'on'])]),
  locale: localeSchema,
};
type RegisterFields = z.infer<z.ZodObject<typeof registerFields>>;

/** The fields that this kind and way of registering lacks, or must not have, each with its message key. */
function registerErrors(body: RegisterFields): [field: string, key: string][] {
  const errors: [string, string][] = [];
  const isPhone = body.phone_number !== undefined;
  if ((body.email !== undefined) === isPhone) errors.push(['email', 'errors.email_or_phone']);
  if (isPhone && body.sms_code === undefined) errors.push(['sms_code', 'errors.field_required']);
  for (const field of ['legal_name', 'identification_code'] as const) {
    const isCompany = companyTypeIds.includes(body.type_id);
    if (isCompany && body[field] === undefined) errors.push([field, 'errors.field_required']);
    if (!isCompany && body[field] !== undefined) errors.push([field, 'errors.field_unknown']);
  }
  if (body.accept_terms === false) errors.push(['accept_terms', 'errors.terms_required']);
  return errors;
}

/** POST auth-service/register: by e-mail or by phone, one of the two. */
export const registerBodySchema = z.strictObject(registerFields).superRefine((body, context) => {
  for (const [field, message] of registerErrors(body)) context.addIssue({ code: 'custom', path: [field], message });
});
export type RegisterBody = z.input<typeof registerBodySchema>;

/**
 * 201. By phone the account is there and this browser signed in (`signed_in`, with the user). By e-mail nothing is revealed but
 * `verify_email`, whether the address has an account or not: the account begins when the link of the mail is opened.
 */
export const registeredSchema = envelope(
  z.object({ next: z.enum(['signed_in', 'verify_email']), user: sessionUserSchema.nullable() }),
);

/** What a code is for; one that was sent for one purpose does nothing for another. */
export const codePurposes = ['register', 'sign-in', 'password'] as const;
/** POST auth-service/codes. 429 with Retry-After within 60 s of the last code. */
export const codesBodySchema = z.strictObject({
  phone_number: mobilePhoneSchema,
  purpose: z.enum(codePurposes),
  locale: localeSchema,
});
/** A code is on its way, or would be if the number had an account: the response does not reveal it. */
export const codeSentSchema = envelope(
  z.object({ retry_after_seconds: z.literal(codeCooldownSeconds), expires_in_seconds: z.literal(codeTtlSeconds) }),
);
export const codeSent: z.infer<typeof codeSentSchema>['data'] = {
  retry_after_seconds: codeCooldownSeconds,
  expires_in_seconds: codeTtlSeconds,
};

/** POST auth-service/sign-in. 422 `errors.sign_in_failed` on `login` both for an unknown login and for a wrong password. */
export const signInBodySchema = z.strictObject({ login: loginSchema, password: z.string().min(1).max(passwordLengthMax) });
/** POST auth-service/sign-in/code, after a code for `sign-in`. 422 `errors.code_wrong` on `sms_code`. */
export const signInByCodeBodySchema = z.strictObject({ phone_number: mobilePhoneSchema, sms_code: smsCodeSchema });
/** The session's cookies come with the response; no body contains a token. */
export const signedInSchema = envelope(z.object({ user: sessionUserSchema }));

/** POST auth-service/password/forgot: a mail with a link to an e-mail, a code for `password` to a phone. */
export const forgotBodySchema = z.strictObject({ login: loginSchema, locale: localeSchema });
/**
 * POST auth-service/password/reset: by the token of the mail, or by phone and code. Ends every session of the account and signs nobody
 * in. 422 `errors.link_invalid` on `token`, `errors.code_wrong` on `sms_code`.
 */
export const resetBodySchema = z
  .strictObject({
    token: z.string().min(1).max(255).optional(),
    phone_number: mobilePhoneSchema.optional(),
    sms_code: smsCodeSchema.optional(),
    password: passwordSchema,
  })
  .refine(
    ({ token, phone_number, sms_code }) => (token === undefined) === (phone_number !== undefined && sms_code !== undefined),
    {
      path: ['token'],
      message: 'errors.field_required',
    },
  );

/** POST auth-service/email/verify: the token of a mail, for a new account and for a changed address. 422 `errors.link_invalid` on `token`. */
export const verifyEmailBodySchema = z.strictObject({ token: z.string().min(1).max(255) });
/** `signed_in` only in the browser that registered; any other has to sign in with the password. */
export const emailVerifiedSchema = envelope(
  z.object({ next: z.enum(['signed_in', 'sign_in', 'email_changed']), user: sessionUserSchema.nullable() }),
);

export const sessionSchema = z.object({
  id: z.number().int(),
  /** The User-Agent of the browser; empty without one. */
  device: z.string(),
  created_at: z.string(),
  last_seen_at: z.string(),
  is_current: z.boolean(),
});
export type Session = z.infer<typeof sessionSchema>;
/** GET auth-service/sessions: the visitor's own, the current one first. */
export const sessionsSchema = envelope(z.object({ sessions: z.array(sessionSchema) }));
/** POST auth-service/sessions/revoke; 404 for one that is not the visitor's. Revoking the current one signs out. */
export const revokeBodySchema = z.strictObject({ id: z.coerce.number().int().min(1).max(idMax) });
