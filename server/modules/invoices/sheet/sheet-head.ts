import ka from '@/messages/ka/sheet.json';
import type { Sheet, SheetParty } from './sheet-content';
import { colours, left, type Pen, right, type Style } from './sheet-pen';

/** The arch over a balustrade, in a square of 32. */
const mark = [
  'M4 18v-4.5a12 12 0 0 1 24 0V18h-4.2v-4a7.8 7.8 0 0 0-6.8-7.7V18h-2V6.3A7.8 7.8 0 0 0 8.2 14v4Z',
  'M3.5 17.5h25a1.5 1.5 0 0 1 0 3h-25a1.5 1.5 0 0 1 0-3Z',
  'M4.2 20h2.1v8H4.2zM8.5 20h2.1v8H8.5zM12.8 20h2.1v8h-2.1zM17.1 20h2.1v8h-2.1zM21.4 20h2.1v8h-2.1zM25.7 20h2.1v8h-2.1z',
  'M3.4 27.3h25.2a1.4 1.4 0 0 1 0 2.8H3.4a1.4 1.4 0 0 1 0-2.8Z',
];
const label: Style = { size: 10, colour: colours.muted };
const columnWidth = (right - left) / 2 - 20;

/** Mtavruli, the capitals of Georgian headings; other letters stay. */
const toCapitals = (text: string): string => text.replace(/[ა-ჰ]+/g, (letters) => letters.toUpperCase());

function drawMark({ document }: Pen): void {
  document.save().translate(left, 45).scale(0.8);
  for (const path of mark) document.path(path).fill(colours.wine, 'even-odd');
  document.restore();
}

/** Whose sheet, what it is, its number and its three facts. @returns the y below */
export function drawHead(pen: Pen, { siteName, title, number, facts }: Sheet): number {
  drawMark(pen);
  pen.write(toCapitals(siteName), { size: 19, weight: 'semibold', colour: colours.wine }, { x: left + 34, y: 65 });
  pen.write(toCapitals(title), { size: 19, weight: 'semibold' }, { x: right, y: 64, align: 'right' });
  pen.write(number, { size: 13, weight: 'semibold' }, { x: right, y: 83, align: 'right' });
  pen.rule(113, { colour: colours.wine, width: 1.5 });
  for (const [index, fact] of facts.entries()) {
    const x = left + (index * (right - left)) / facts.length;
    pen.write(fact.label, label, { x, y: 136 });
    pen.write(fact.value, { size: 10.5, weight: 'semibold' }, { x, y: 152 });
  }
  pen.rule(166);
  return 198;
}

function drawParty(pen: Pen, role: string, { name, lines }: SheetParty, x: number, top: number): number {
  const nameStyle: Style = { size: 12, weight: 'semibold' };
  pen.write(role, label, { x, y: top });
  let y = top + 3;
  for (const text of pen.linesOf(name, nameStyle, columnWidth)) {
    y += 17;
    pen.write(text, nameStyle, { x, y });
  }
  for (const text of lines.flatMap((line) => pen.linesOf(line, label, columnWidth))) {
    y += 16.5;
    pen.write(text, label, { x, y });
  }
  return y;
}

/** The seller and the buyer side by side. @returns the y of the table's head */
export function drawParties(pen: Pen, { seller, buyer }: Sheet, top: number): number {
  const sellerBottom = drawParty(pen, ka.seller, seller, left, top);
  const buyerBottom = drawParty(pen, ka.buyer, buyer, left + (right - left) / 2 + 12, top);
  return Math.max(sellerBottom, buyerBottom) + 46;
}
