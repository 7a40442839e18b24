import { z } from 'zod';
import { envelope } from '../common';
import { locales } from '../locales';
import { mobilePhoneSchema } from '../phone';
import { emailSchema, identificationCodeSchema, legalNameSchema, nameSchema, sessionUserSchema } from './auth';
import { proofFields } from './proof';

const aboutLengthMax = 2000;
export const logoBytesMax = 5 * 1024 * 1024;
const profileLanguages = locales;

/** The account of the visitor. */
export const profileSchema = envelope(
  sessionUserSchema.extend({
    /** A new address that is not confirmed yet; null without one. */
    pending_email: z.string().nullable(),
    /** The confirmed number that the account signs in with; null without one. */
    login_phone: z.string().nullable(),
    /** The language of messages to the visitor. */
    locale: z.enum(locales),
    /** Types of notifications that are not mailed. */
    muted_mail_types: z.array(z.number().int()),
    /** The languages that the visitor speaks with clients. */
    languages: z.array(z.enum(profileLanguages)),
    about: z.string(),
    has_password: z.boolean(),
    created_at: z.string(),
  }),
);
export type Profile = z.infer<typeof profileSchema>['data'];

/** Types of notifications that are mailed unless the reader opts out; of type 1 only those of a company's page. */
export const mailedTypes = [1, 2, 3, 4, 5, 6, 7, 8] as const;
const mutedMailTypes = z.array(z.literal(mailedTypes)).max(mailedTypes.length);

/** One or several, as JSON or a form may give them. */
const languagesSchema = z
  .union([z.array(z.enum(profileLanguages)).max(3), z.enum(profileLanguages).transform((one) => [one])])
  .transform((all) => [...new Set(all)]);

/**
 * POST v1/profile/update: the fields to change; JSON, or multipart with the file `logo` (JPEG, PNG or WebP, at most 5 MiB). `legal_name`
 * and `identification_code` of brokers and developers only (422 for others). A changed `email` takes effect once the link of its mail is
 * opened. A new `email` needs a proof. `logo` as text takes the logo away when it is empty. `locale` is the language of messages from now
 * on.
 */
export const profileUpdateBodySchema = z.strictObject({
  name: nameSchema.optional(),
  legal_name: legalNameSchema.optional(),
  identification_code: identificationCodeSchema.optional(),
  email: emailSchema.optional(),
  languages: languagesSchema.optional(),
  about: z.string().trim().max(aboutLengthMax).optional(),
  logo: z.literal('').optional(),
  locale: z.enum(locales).optional(),
  muted_mail_types: mutedMailTypes.optional(),
  ...proofFields,
});
export type ProfileUpdate = z.output<typeof profileUpdateBodySchema>;

/** GET microservice-projects/me/active-packages: what is left of bought placements. */
const activePackageSchema = z.object({
  id: z.number().int(),
  service_id: z.number().int(),
  /** VIP 1, VIP plus 3, super VIP 4; null for other services. */
  vip_type_id: z.number().int().nullable(),
  total: z.number().int(),
  left: z.number().int(),
  ends_at: z.string().nullable(),
});
export const activePackagesSchema = envelope(z.array(activePackageSchema));

/** POST v1/users/validate/phone?phone_number=: sends the visitor a code. */
export const phoneQuerySchema = z.object({ phone_number: mobilePhoneSchema });
/** GET v1/users/validate/phone?phone_number=&sms_code=: 422 `errors.code_wrong`; four or five digits are wrong and cost no try. */
export const phoneCodeQuerySchema = phoneQuerySchema.extend({ sms_code: z.string().regex(/^\d{4,6}$/, 'errors.code_wrong') });
/** The visitor's confirmed numbers, the new one among them. */
export const validPhonesSchema = envelope(z.object({ valid_phone_numbers: z.array(z.string()) }));

/** The names that clients of the market's API give to these fields. */
const formCodeAliases = { number: 'phone_number', code: 'sms_code' } as const;

const renamed = (given: unknown): unknown => {
  if (typeof given !== 'object' || given === null) return given;
  const names = new Map<string, string>(Object.entries(formCodeAliases).filter(([, name]) => !(name in given)));
  return Object.fromEntries(Object.entries(given).map(([name, value]) => [names.get(name) ?? name, value]));
};

/** POST v1/users/validation/send: a code for a guest's form. `number` is read as phone_number. */
export const formCodeBodySchema = z.preprocess(
  renamed,
  z.strictObject({ phone_number: mobilePhoneSchema, locale: z.enum(locales).default('ka') }),
);
/**
 * POST v1/users/validation/validate: the number then counts as confirmed in this browser for an hour. `number` and `code` are read as
 * phone_number and sms_code. A wrong code is 422 with `result` false and `errors.code_wrong` on sms_code.
 */
export const formCodeCheckBodySchema = z.preprocess(
  renamed,
  z.strictObject({ phone_number: mobilePhoneSchema, sms_code: z.string().regex(/^\d{4,6}$/, 'errors.code_wrong') }),
);

/** GET v1/outbox, only outside production: what the sandbox did not send, latest first. */
export const outboxSchema = envelope(
  z.object({
    messages: z.array(
      z.object({
        id: z.number().int(),
        channel: z.string(),
        recipient: z.string(),
        subject: z.string(),
        text: z.string(),
        created_at: z.string(),
      }),
    ),
  }),
);
