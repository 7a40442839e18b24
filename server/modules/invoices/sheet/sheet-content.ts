export type Fact = { label: string; value: string };
export type SheetParty = { name: string; lines: string[] };
/** One line of the table, VAT left out. */
export type SheetRow = { title: string; note: string; quantity: number; unitMinor: number; amountMinor: number };

/** The content of an invoice, a credit note or a receipt. Amounts in tetri. */
export type Sheet = {
  siteName: string;
  title: string;
  number: string;
  facts: readonly [Fact, Fact, Fact];
  seller: SheetParty & { code: string };
  buyer: SheetParty;
  rows: readonly SheetRow[];
  netMinor: number;
  vatMinor: number;
  totalMinor: number;
  totalLabel: string;
  inWords: string;
  /** Where to pay; empty when there is nothing to pay. */
  bank: readonly Fact[];
  note: string;
};
