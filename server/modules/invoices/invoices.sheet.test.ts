import { getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import type { NumberedInvoice } from './invoices.repository';
import { invoiceSheet } from './invoices.sheet';
import { drawSheet } from './sheet/sheet';
import type { Sheet } from './sheet/sheet-content';

const seller = {
  siteName: 'აივანი',
  name: 'შპს „აივანი“',
  code: '400000001',
  address: 'თბილისი, აბაშიძის ქ. 12',
  phone: '',
  email: 'help@aivani.example',
  bank: 'სს „იბერია ბანკი“',
  iban: 'GE00IB0000000000000001',
  bic: 'IBERGE22',
};
const invoice: NumberedInvoice = {
  id: 1,
  number: 'INV-2026-000123',
  kind: 'invoice',
  userId: 48_120,
  creditedInvoiceId: null,
  creditedNumber: null,
  amountMinor: 500_00,
  creditedMinor: 0,
  vatMinor: 76_27,
  comment: '',
  seller: null,
  buyerName: 'შპს „თბილისი ჰაუსი“',
  buyerCode: '400123456',
  buyerAddress: 'თბილისი, ყაზბეგის გამზ. 8',
  buyerEmail: 'info@tbhouse.example',
  ccEmails: [],
  state: 'issued',
  issuedAt: new Date('2026-11-21T10:00:00Z'),
  dueAt: new Date('2026-12-05T10:00:00Z'),
  paidAt: null,
  settledBy: null,
  mailAfter: null,
  mailTries: 0,
};
const sheetOf = (overrides: Partial<NumberedInvoice> = {}): Sheet => invoiceSheet({ ...invoice, ...overrides }, seller);

type Line = { text: string; left: number; right: number };
const marginPt = (17 / 25.4) * 72;
const widthPt = 595.28;

/** The lines of each page as a reader selects them; headings in Mtavruli come out as the letters that are typed. */
async function read(bytes: Uint8Array): Promise<Line[][]> {
  const pdf = await getDocumentProxy(bytes.slice());
  const pages = Array.from({ length: pdf.numPages }, async (_, index) => {
    const { items } = await (await pdf.getPage(index + 1)).getTextContent();
    const lines = new Map<number, Line>();
    for (const item of items) {
      if (!('str' in item) || item.str === '') continue;
      const [left, y] = [Number(item.transform[4]), Math.round(Number(item.transform[5]))];
      const line = lines.get(y) ?? { text: '', left, right: 0 };
      const gap = line.text !== '' && left - line.right > 1 ? ' ' : '';
      lines.set(y, { text: line.text + gap + item.str, left: line.left, right: left + item.width });
    }
    return [...lines.values()].map((line) => ({ ...line, text: line.text.toLowerCase().replaceAll('\u00A0', ' ') }));
  });
  return Promise.all(pages);
}
const draw = async (sheet: Sheet): Promise<Line[][]> => read(await drawSheet(sheet));
const textOf = (pages: Line[][]): string =>
  pages
    .flat()
    .map(({ text }) => text)
    .join('\n');

describe('an invoice', () => {
  it('names the seller of the day of issue, as it was stored', () => {
    const former = { ...seller, name: 'შპს „ძველი აივანი“', iban: 'GE00IB0000000000000002' };
    const { seller: shown, bank } = sheetOf({ seller: former });
    expect([shown.name, bank.at(-2)?.value.replace(/\s/g, '')]).toEqual([former.name, former.iban]);
    expect(sheetOf().seller.name).toBe(seller.name);
  });

  it('is in Georgian text that can be selected, with VAT as its own line', async () => {
    const text = textOf(await draw(sheetOf()));
    for (const part of [
      'ინვოისი',
      'inv-2026-000123',
      '21 ნოემბერი 2026',
      '5 დეკემბერი 2026',
      'შპს „აივანი“',
      'შპს „თბილისი ჰაუსი“',
      'საიდენტიფიკაციო კოდი 400 123 456',
      'მომხმარებლის id 48 120',
      'თბილისი, ყაზბეგის გამზ. 8',
      'ბალანსის შევსება, მომხმარებელი 48 120',
      'შპს „აივანი“ · ს/კ 400 000 001',
      'საიტის სერვისებით სარგებლობა',
      'ჯამი დღგ-ის გარეშე 423,73 ₾',
      'დღგ 18% 76,27 ₾',
      'გადასახდელი 500,00 ₾',
      'ხუთასი ლარი და 00 თეთრი',
      'ge00 ib00 0000 0000 0000 01',
      'დანიშნულება საიტის სერვისებით სარგებლობა, inv-2026-000123',
    ])
      expect(text).toContain(part);
    expect(text).not.toContain('გადახდილია');
  });

  it('leaves an unknown address of the buyer out', () => {
    const { lines } = sheetOf({ buyerAddress: '' }).buyer;
    expect(lines).toHaveLength(sheetOf().buyer.lines.length - 1);
    expect(lines).not.toContain('');
  });

  it('keeps its purpose, whatever the buyer remarks', async () => {
    const text = textOf(await draw(sheetOf({ comment: 'ნოემბრისთვის' })));
    expect(text).toContain('1 საიტის სერვისებით სარგებლობა');
    expect(text.replaceAll('\n', ' ')).toContain('ბალანსის შევსება, მომხმარებელი 48 120 · ნოემბრისთვის');
  });

  it('embeds every font', async () => {
    const source = Buffer.from(await drawSheet(sheetOf())).toString('latin1');
    const fonts = source.match(/\/BaseFont \/\S+/g) ?? [];
    expect(fonts.length).toBeGreaterThan(0);
    expect(fonts.filter((name) => !/[A-Z]{6}\+GoogleSans/.test(name))).toEqual([]);
    expect(source).toMatch(/\/FontFile[23] /);
  });

  it('keeps margins of 17 mm, however long the names are', async () => {
    const buyerName = `შპს „${'საერთაშორისო უძრავი ქონების სააგენტო '.repeat(4)}“ ${'ძალიანგრძელისიტყვა'.repeat(6)}`;
    const pages = await draw(sheetOf({ buyerName, comment: buyerName, buyerEmail: `${'a'.repeat(90)}@example.ge` }));
    const lines = pages.flat();
    expect(textOf(pages).replaceAll('\n', ' ')).toContain('სააგენტო');
    expect(lines.filter(({ left, right }) => left < marginPt - 1 || right > widthPt - marginPt + 1)).toEqual([]);
    expect(lines.filter(({ text }) => text.includes('ძალიანგრძელი')).length).toBeGreaterThan(2);
  });

  it('that was paid says so with the day, and asks for no transfer', async () => {
    const text = textOf(await draw(sheetOf({ state: 'paid', paidAt: new Date('2026-11-24T20:30:00Z') })));
    expect(text).toContain('გადახდილია 25 ნოემბერი 2026');
    expect(text).not.toMatch(/ge00|გადასახდელი/);
  });
});

describe('a credit note', () => {
  it('names itself, its invoice and the negative sum', async () => {
    const note = { kind: 'credit_note', number: 'CN-2026-000004', creditedNumber: invoice.number } as const;
    const pages = await draw(sheetOf({ ...note, amountMinor: -500_00, vatMinor: -76_27, comment: 'ორჯერ გადაიხადეს' }));
    const text = textOf(pages);
    for (const part of [
      'კრედიტ-ნოტა',
      'cn-2026-000004',
      'inv-2026-000123',
      'დღგ 18% −76,27 ₾',
      'სულ −500,00 ₾',
      'ორჯერ გადაიხადეს',
    ])
      expect(text).toContain(part);
    expect(text).not.toContain('გადასახდელი');
  });
});

describe('many rows', () => {
  it('go on on further pages below the same head, each page with its number', async () => {
    const row = { title: 'ფოტოტური', note: '', quantity: 1, unitMinor: 100_00, amountMinor: 100_00 };
    const pages = await draw({ ...sheetOf(), rows: Array.from({ length: 60 }, () => row) });
    expect(pages.length).toBeGreaterThan(2);
    const withRows = pages.filter((lines) => lines.some(({ text }) => text.includes('ფოტოტური')));
    for (const lines of withRows) expect(lines.filter(({ text }) => text === '№ დასახელება რაოდენობა ფასი ჯამი')).toHaveLength(1);
    expect(textOf(pages).match(/ფოტოტური/g)).toHaveLength(60);
    for (const [index, lines] of pages.entries())
      expect(lines.some(({ text }) => text.endsWith(`inv-2026-000123 ${index + 1} / ${pages.length}`))).toBe(true);
  });
});
