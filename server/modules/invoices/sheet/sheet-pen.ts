import PDFDocument from 'pdfkit';
import { fontName, loadFonts, type Weight } from './sheet-fonts';
import { toRuns, wrap } from './sheet-text';

/** A4 and its margins of 17 mm, in points. */
export const page = { width: 595.28, height: 841.89, margin: 48.19 };
export const left = page.margin;
export const right = page.width - page.margin;

export const colours = { wine: '#78163e', ink: '#1c1516', muted: '#605757', line: '#e5e1de', ground: '#f9f6f4', vine: '#0d6638' };

export type Style = { size: number; weight?: Weight; colour?: string };
/** The position of a text: its baseline, and the side that `x` is. */
type Place = { x: number; y: number; align?: 'left' | 'right' | 'centre' };

export type Pen = Awaited<ReturnType<typeof createPen>>;

/** Draws on the pages of a PDF. Lengths are points from the top left corner. */
export async function createPen(info: { title: string; author: string }) {
  const document = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    // No font is the default, since the standard ones have no Georgian.
    font: '',
    lang: 'ka',
    displayTitle: true,
    info: { Title: info.title, Author: info.author },
  });
  for (const { name, data } of await loadFonts()) document.registerFont(name, data);

  const setFont = (run: { script: Parameters<typeof fontName>[0] }, { size, weight = 'regular' }: Style) =>
    document.font(fontName(run.script, weight)).fontSize(size);
  const widthOf = (text: string, style: Style): number =>
    toRuns(text).reduce((width, run) => width + setFont(run, style).widthOfString(run.text), 0);

  function write(text: string, style: Style, { x, y, align = 'left' }: Place): void {
    const width = align === 'left' ? 0 : widthOf(text, style);
    let at = x - (align === 'right' ? width : align === 'centre' ? width / 2 : 0);
    document.fillColor(style.colour ?? colours.ink);
    for (const run of toRuns(text)) {
      setFont(run, style).text(run.text, at, y, { lineBreak: false, baseline: 'alphabetic' });
      at += document.widthOfString(run.text);
    }
  }

  return {
    document,
    widthOf,
    write,
    linesOf: (text: string, style: Style, width: number): string[] => wrap(text, width, (part) => widthOf(part, style)),
    rule: (y: number, { from = left, to = right, width = 0.75, colour = colours.line } = {}): void => {
      document.moveTo(from, y).lineTo(to, y).lineWidth(width).strokeColor(colour).stroke();
    },
    /** Ends the document. */
    finish: (): Promise<Uint8Array<ArrayBuffer>> =>
      new Promise((resolve, reject) => {
        const chunks: Buffer[] = [];
        document.on('data', (chunk: Buffer) => chunks.push(chunk));
        document.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
        document.on('error', reject);
        document.end();
      }),
  };
}
