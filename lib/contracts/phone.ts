import { z } from 'zod';

/** A number of another country in E.164: "+79211234567". A Georgian one never is written so: it has nine digits. */
const foreign = /^\+(?!995)[1-9]\d{6,14}$/;

/** A number without what people put between digits. An international one begins with "+", a Georgian one has only its own digits. */
const plainPhone = (text: string): string =>
  text
    .replace(/[\s().-]/g, '')
    .replace(/^00(?=[1-9])/, '+')
    .replace(/^\+?995(?=\d{9}$)/, '');

/**
 * A mobile number however it is written ("+995 599 00 12 34", "599001234", "+7 921 123-45-67"). A Georgian one is read as nine digits,
 * the way it is stored and answered, any other in E.164.
 */
export const mobilePhoneSchema = z
  .string()
  .max(32)
  .transform(plainPhone)
  .pipe(z.string().refine((phone) => /^5\d{8}$/.test(phone) || foreign.test(phone), 'errors.phone_format'));

/** A number, mobile or landline, however it is written ("032 2 00 00 00"); read as nine digits, or in E.164 outside Georgia. */
export const phoneSchema = z
  .string()
  .max(32)
  .transform((text) => plainPhone(text).replace(/^0(?=\d{9}$)/, ''))
  .pipe(
    z
      .string()
      .min(1, { error: 'errors.field_required', abort: true })
      .refine((phone) => /^[2-9]\d{8}$/.test(phone) || foreign.test(phone), 'errors.field_digits'),
  );
