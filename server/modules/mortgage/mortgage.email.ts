import type { Locale } from '@/lib/contracts/common';
import { toMajorUnits } from '@/lib/domain/money/amount';
import { formatPrice } from '@/lib/format/money';
import { formatNumber } from '@/lib/format/number';
import { formatInternationalPhone } from '@/lib/format/phone';
import en from '@/messages/en/mail.json';
import ka from '@/messages/ka/mail.json';
import ru from '@/messages/ru/mail.json';
import type { DataCipher } from '../../ports/data-cipher';
import type { Mail } from '../../ports/mail';
import { fillTemplate } from '../auth/messenger';
import type { RequestWithBank } from './mortgage.repository';
import { openPersonalNumber } from './personal-number';

const dictionaries = { ka, en, ru };
const languages: Readonly<Record<Locale, string>> = { ka: 'ქართული', en: 'English', ru: 'Русский' };

/** Who writes: the site's names, and its address without a slash at the end. */
export type LoanRequestEmailParts = { siteName: Record<Locale, string>; siteUrl: string; cipher: DataCipher };

/** A request as its bank reads it, in the bank's language. What identifies the sender is in the text, never in the subject. */
export function loanRequestEmail({ request, bank }: RequestWithBank, { siteName, siteUrl, cipher }: LoanRequestEmailParts): Mail {
  const locale = bank.leadLocale;
  const words = dictionaries[locale].loan_request;
  const money = (amountMinor: number) => formatPrice(toMajorUnits(amountMinor), request.currencyId, locale);
  const values = {
    site: siteName[locale],
    id: String(request.id),
    price: money(request.priceMinor),
    participation: money(request.participationMinor),
    amount: money(request.amountMinor),
    months: String(request.months),
    percent: formatNumber(request.yearlyPercent, locale),
    first_name: request.firstName,
    last_name: request.lastName,
    phone: formatInternationalPhone(request.phone),
    email: request.email,
    personal_number: openPersonalNumber(cipher, request.personalNumber),
    language: languages[request.locale],
    link: `${siteUrl}/statements/${request.statementId}`,
  };
  const own = bank.fields.flatMap(({ name, title }) =>
    request.fields[name] ? [`${title[locale]}: ${request.fields[name]}`] : [],
  );
  const lines = [
    fillTemplate(words.text, values),
    ...own,
    fillTemplate(request.isFromDeveloper ? words.from_developer : words.from_owner, values),
    ...(request.statementId === null ? [] : [fillTemplate(words.statement, values)]),
  ];
  return { to: bank.leadEmail, subject: fillTemplate(words.subject, values), text: lines.join('\n') };
}
