import { z } from 'zod';

/**
 * A Georgian mobile number however it is written ("+995 599 00 12 34", "599001234"); read as nine digits, the way it is stored and
 * answered.
 */
export const mobilePhoneSchema = z
  .string()
  .max(32)
  .transform((text) => text.replace(/[\s()-]/g, '').replace(/^(\+|00)?995(?=\d{9}$)/, ''))
  .pipe(z.string().regex(/^5\d{8}$/, 'errors.phone_format'));

/** A Georgian number, mobile or landline, however it is written ("032 2 00 00 00"); read as nine digits. */
export const phoneSchema = z
  .string()
  .max(32)
  .transform((text) =>
    text
      .replace(/[\s().-]/g, '')
      .replace(/^(\+|00)?995(?=\d{9}$)/, '')
      .replace(/^0(?=\d{9}$)/, ''),
  )
  .pipe(
    z
      .string()
      .min(1, { error: 'errors.field_required', abort: true })
      .regex(/^[2-9]\d{8}$/, 'errors.field_digits'),
  );
