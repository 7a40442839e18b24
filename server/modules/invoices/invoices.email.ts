import type { Locale } from '@/lib/contracts/common';
import { toMajorUnits } from '@/lib/domain/money/amount';
import { currencyIds } from '@/lib/domain/money/currency';
import { formatDate } from '@/lib/format/date';
import { formatPrice } from '@/lib/format/money';
import en from '@/messages/en/mail.json';
import ka from '@/messages/ka/mail.json';
import ru from '@/messages/ru/mail.json';
import type { Mail } from '../../ports/mail';
import { fillTemplate } from '../auth/messenger';
import type { InvoiceRow } from './invoices.repository';

const dictionaries = { ka, en, ru };

export type InvoiceEmailParts = {
  siteName: Record<Locale, string>;
  /** Without a slash at the end. */
  siteUrl: string;
};

/** The mail that is due in the invoice's present state. */
const kindOf = ({ kind, state }: Pick<InvoiceRow, 'kind' | 'state'>) =>
  kind === 'credit_note' ? 'credit_note' : state === 'issued' ? 'invoice' : 'invoice_paid';

/** An invoice or a credit note with its sheet, in the language of the account. */
export function invoiceEmail(
  invoice: InvoiceRow & { locale: Locale },
  sheet: Uint8Array,
  { siteName, siteUrl }: InvoiceEmailParts,
  now: Date,
): Mail {
  const { locale, number, amountMinor, dueAt, buyerEmail, ccEmails } = invoice;
  const { subject, text } = dictionaries[locale][kindOf(invoice)];
  const values = {
    site: siteName[locale],
    number,
    amount: formatPrice(toMajorUnits(amountMinor), currencyIds.gel, locale),
    due: formatDate(dueAt, now, locale),
    link: `${siteUrl}${locale === 'ka' ? '' : `/${locale}`}/account/payments?tab=invoices`,
  };
  return {
    to: buyerEmail,
    cc: ccEmails,
    subject: fillTemplate(subject, values),
    text: fillTemplate(text, values),
    attachments: [{ name: `${number}.pdf`, mediaType: 'application/pdf', bytes: sheet }],
  };
}
