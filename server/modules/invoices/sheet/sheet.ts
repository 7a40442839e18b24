import { toMajorUnits } from '@/lib/domain/money/amount';
import { currencyIds } from '@/lib/domain/money/currency';
import { currencySymbol } from '@/lib/format/money';
import { formatNumber } from '@/lib/format/number';
import ka from '@/messages/ka/sheet.json';
import { fillTemplate } from '../../auth/messenger';
import type { Fact, Sheet, SheetRow } from './sheet-content';
import { drawHead, drawParties } from './sheet-head';
import { colours, createPen, left, type Pen, page, right, type Style } from './sheet-pen';

const small: Style = { size: 10, colour: colours.muted };
const plain: Style = { size: 10.5 };
/** The footer begins here; nothing else is below. */
const footerTop = page.height - 54;
const lineHeight = 16.5;

/** "423,73 ₾", always with its tetri. */
const money = (amountMinor: number): string =>
  `${formatNumber(toMajorUnits(amountMinor), 'ka', { decimalsMin: 2 })}\u00A0${currencySymbol(currencyIds.gel)}`;

const columns = { title: left + 22, quantity: right - 176, unit: right - 88, amount: right };
const titleWidth = columns.quantity - columns.title - 56;

function drawTableHead(pen: Pen, y: number): number {
  pen.write('№', small, { x: left, y });
  pen.write(ka.name, small, { x: columns.title, y });
  pen.write(ka.quantity, small, { x: columns.quantity, y, align: 'right' });
  pen.write(ka.price, small, { x: columns.unit, y, align: 'right' });
  pen.write(ka.sum, small, { x: columns.amount, y, align: 'right' });
  pen.rule(y + 9, { colour: colours.ink, width: 1 });
  return y + 29;
}

/** Starts a page when less than `height` is left above the footer. @returns the y to continue at */
function withRoom(pen: Pen, y: number, height: number, onNewPage: (top: number) => number = (top) => top): number {
  if (y + height <= footerTop - 10) return y;
  pen.document.addPage();
  return onNewPage(page.margin + 12);
}

function drawRows(pen: Pen, rows: readonly SheetRow[], top: number): number {
  let y = drawTableHead(pen, top);
  for (const [index, row] of rows.entries()) {
    const titles = pen.linesOf(row.title, plain, titleWidth);
    const notes = row.note === '' ? [] : pen.linesOf(row.note, small, titleWidth);
    const height = (titles.length + notes.length) * lineHeight + 8;
    y = withRoom(pen, y, height, (next) => drawTableHead(pen, next));
    pen.write(String(index + 1), plain, { x: left, y });
    for (const [line, text] of titles.entries()) pen.write(text, plain, { x: columns.title, y: y + line * lineHeight });
    pen.write(String(row.quantity), plain, { x: columns.quantity, y, align: 'right' });
    pen.write(money(row.unitMinor), plain, { x: columns.unit, y, align: 'right' });
    pen.write(money(row.amountMinor), plain, { x: columns.amount, y, align: 'right' });
    for (const [line, text] of notes.entries())
      pen.write(text, small, { x: columns.title, y: y + (titles.length + line) * lineHeight });
    y += height;
    pen.rule(y - 5);
    y += 12;
  }
  return y;
}

function drawTotals(pen: Pen, sheet: Sheet, top: number): number {
  const from = left + 275;
  const big: Style = { size: 20, weight: 'semibold' };
  let y = withRoom(pen, top + 6, 90);
  for (const [label, amountMinor] of [
    [ka.net, sheet.netMinor],
    [ka.vat, sheet.vatMinor],
  ] as const) {
    pen.write(label, plain, { x: from, y });
    pen.write(money(amountMinor), plain, { x: right, y, align: 'right' });
    y += lineHeight;
  }
  pen.rule(y - 6, { from, colour: colours.ink, width: 1 });
  y += 21;
  pen.write(sheet.totalLabel, { size: 12, weight: 'semibold' }, { x: from, y });
  pen.write(money(sheet.totalMinor), big, { x: right, y, align: 'right' });
  for (const line of pen.linesOf(sheet.inWords, small, right - left)) {
    y += lineHeight + 2;
    pen.write(line, small, { x: right, y, align: 'right' });
  }
  return y + 30;
}

function drawBank(pen: Pen, facts: readonly Fact[], top: number): number {
  if (facts.length === 0) return top;
  const [inset, labelWidth] = [18, 102];
  const width = right - left - 2 * inset - labelWidth;
  const lines = facts.map(({ label, value }) => ({ label, texts: pen.linesOf(value, plain, width) }));
  const count = lines.reduce((sum, { texts }) => sum + texts.length, 0);
  const height = 46 + count * (lineHeight + 3);
  const at = withRoom(pen, top, height);
  pen.document.roundedRect(left, at, right - left, height, 9).fill(colours.ground);
  pen.write(ka.bank_details, { ...small, weight: 'semibold' }, { x: left + inset, y: at + 26 });
  let y = at + 46;
  for (const { label, texts } of lines) {
    pen.write(label, small, { x: left + inset, y });
    for (const text of texts) {
      pen.write(text, plain, { x: left + inset + labelWidth, y });
      y += lineHeight + 3;
    }
  }
  return at + height + 24;
}

function drawNote(pen: Pen, note: string, top: number): void {
  const lines = pen.linesOf(note, small, 450);
  let y = withRoom(pen, top, lines.length * lineHeight);
  for (const line of lines) {
    pen.write(line, small, { x: left, y });
    y += lineHeight;
  }
}

/** Whose sheet it is, its number and "n / N" at the foot of every page. */
function drawFooters(pen: Pen, { seller, number }: Sheet): void {
  const { start, count } = pen.document.bufferedPageRange();
  const style: Style = { size: 9.5, colour: colours.muted };
  const y = footerTop + 18;
  const owner = pen.linesOf(fillTemplate(ka.footer, { name: seller.name, code: seller.code }), style, 200)[0] ?? '';
  for (let index = 0; index < count; index += 1) {
    pen.document.switchToPage(start + index);
    pen.rule(footerTop);
    pen.write(owner, style, { x: left, y });
    pen.write(number, style, { x: page.width / 2, y, align: 'centre' });
    pen.write(`${index + 1} / ${count}`, style, { x: right, y, align: 'right' });
  }
}

/**
 * The sheet as a PDF: A4, margins of 17 mm, selectable text in embedded fonts. Long names wrap, and many rows continue on further pages
 * below the same head.
 */
export async function drawSheet(sheet: Sheet): Promise<Uint8Array<ArrayBuffer>> {
  const pen = await createPen({ title: `${sheet.title} ${sheet.number}`, author: sheet.seller.name });
  const partiesTop = drawHead(pen, sheet);
  const tableTop = drawParties(pen, sheet, partiesTop);
  const totalsTop = drawRows(pen, sheet.rows, tableTop);
  const bankTop = drawTotals(pen, sheet, totalsTop);
  drawNote(pen, sheet.note, drawBank(pen, sheet.bank, bankTop));
  drawFooters(pen, sheet);
  return pen.finish();
}
