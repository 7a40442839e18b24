import { amountInWords } from '@/lib/format/amount-in-words';
import { formatDay } from '@/lib/format/date';
import ka from '@/messages/ka/sheet.json';
import { fillTemplate } from '../auth/messenger';
import type { NumberedInvoice } from './invoices.repository';
import { bankFacts, codeLine, type Seller, sellerOf, topUpNote, userLine } from './sheet/seller';
import type { Sheet } from './sheet/sheet-content';

const day = (moment: Date): string => formatDay(moment, 'ka');

const buyerOf = ({ buyerName: name, buyerCode: code, buyerAddress, buyerEmail, userId }: NumberedInvoice): Sheet['buyer'] => ({
  name,
  lines: [codeLine(code), userLine(userId), buyerAddress, buyerEmail].filter(Boolean),
});

/** When it was or is to be paid, as text. */
function stateOf({ state, paidAt }: NumberedInvoice): string {
  if (paidAt !== null) return fillTemplate(ka.paid_at, { day: day(paidAt) });
  return state === 'cancelled' ? ka.cancelled : ka.to_be_paid;
}

/** The one line of an invoice: its purpose, without VAT. */
const rowsOf = ({ amountMinor, vatMinor, comment, userId }: NumberedInvoice, title: string): Sheet['rows'] => [
  {
    title: title || ka.service,
    // The remark of a credit note is below its sum.
    note: [topUpNote(userId), title === '' && comment !== ka.service ? comment : ''].filter(Boolean).join(' · '),
    quantity: 1,
    unitMinor: amountMinor - vatMinor,
    amountMinor: amountMinor - vatMinor,
  },
];

const sumsOf = ({ amountMinor, vatMinor }: NumberedInvoice) => ({
  netMinor: amountMinor - vatMinor,
  vatMinor,
  totalMinor: amountMinor,
  inWords: amountInWords(amountMinor),
});

function creditNoteSheet(note: NumberedInvoice, seller: Seller): Sheet {
  const credited = fillTemplate(ka.credited, { number: note.creditedNumber ?? '' });
  return {
    siteName: seller.siteName,
    title: ka.credit_note,
    number: note.number,
    facts: [
      { label: ka.issued, value: day(note.issuedAt) },
      { label: ka.credited_invoice, value: note.creditedNumber ?? '' },
      { label: ka.state, value: ka.credit_note_state },
    ],
    seller: sellerOf(seller),
    buyer: buyerOf(note),
    rows: rowsOf(note, credited),
    ...sumsOf(note),
    totalLabel: ka.total,
    bank: [],
    note: fillTemplate(ka.credit_note_reason, { reason: note.comment }),
  };
}

/**
 * The content of the sheet of an invoice, of its paid copy, or of a credit note.
 * @param presentSeller the configured seller, for an invoice that does not name one
 */
export function invoiceSheet(invoice: NumberedInvoice, presentSeller: Seller): Sheet {
  const seller = invoice.seller ?? presentSeller;
  if (invoice.kind === 'credit_note') return creditNoteSheet(invoice, seller);
  const isOpen = invoice.state === 'issued';
  const purpose = fillTemplate(ka.transfer_purpose, { number: invoice.number });
  return {
    siteName: seller.siteName,
    title: ka.invoice,
    number: invoice.number,
    facts: [
      { label: ka.issued, value: day(invoice.issuedAt) },
      { label: ka.due, value: day(invoice.dueAt) },
      { label: ka.state, value: stateOf(invoice) },
    ],
    seller: sellerOf(seller),
    buyer: buyerOf(invoice),
    rows: rowsOf(invoice, ''),
    ...sumsOf(invoice),
    totalLabel: isOpen ? ka.payable : ka.total,
    bank: isOpen ? bankFacts(seller, purpose) : [],
    note: isOpen ? ka.invoice_note : ka.valid_note,
  };
}
