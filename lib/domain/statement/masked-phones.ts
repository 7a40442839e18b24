import type { Localised } from '@/lib/contracts/common';
import { perLocale } from '@/lib/contracts/locales';

const countryCode = '995';
const nationalLength = 9;
const shownLength = 6;

/** Digits of a phone without Georgia's country code. */
function nationalDigits(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return digits.startsWith(countryCode) && digits.length > nationalLength ? digits.slice(countryCode.length) : digits;
}

/** The first digits of a phone, "599001***"; null without one. At least three digits stay hidden. */
export function maskPhone(phone: string | null): string | null {
  const digits = nationalDigits(phone ?? '');
  // Only a number of another country begins with a plus.
  const plus = /^\s*\+(?!995)/.test(phone ?? '') ? '+' : '';
  return digits === '' ? null : `${plus}${digits.slice(0, Math.max(0, Math.min(shownLength, digits.length - 3)))}***`;
}

/** A mobile number (5xx and six digits) or one of Tbilisi (32 2 and six digits), however it is spaced, with or without the country code. */
const writtenPhones = /(?<!\d)(?:\+?995[\s.-]?)?(?:5\d\d|0?32[\s.-]?2)(?:[\s.()-]{0,2}\d){6}(?!\d)/g;

/** An author's words without the phone numbers in them: a number is only revealed by phone/show, which counts. */
export const maskPhonesInText = (text: string): string => text.replace(writtenPhones, '***');

/** The same in every language. */
export const maskedComment = (text: Localised): Localised => perLocale((locale) => maskPhonesInText(text[locale]));
