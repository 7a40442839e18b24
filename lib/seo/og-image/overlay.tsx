import type { Locale } from '@/lib/contracts/locales';
import { fontFamily } from './fonts';
import { Arch, Mark } from './shapes';

export type OgImageText = {
  locale: Locale;
  siteName: string;
  title: string;
  /** A line under the title: a price, or how many there are. */
  detail: string | null;
  /** Smaller lines under that: how large, and where. */
  note?: string;
};

/** Width of the column of text, in pixels. */
const columnWidthPx = 468;
/** Georgian display letters are the widest, about so many of their heights. */
const letterWidthEm = 0.74;

/** Georgian display letters. A reader of the page never meets these code points; in a picture they are only drawn. */
export const toMtavruli = (text: string): string =>
  text.replace(/[\u10D0-\u10FA\u10FD-\u10FF]/g, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xbc0));

/** What the shipped fonts have; for anything else the drawer would ask other sites for a font in the middle of an answer. */
const unsupportedCharacters = /[^ -~\u00A0-\u00FF\u0401\u0410-\u044F\u0451\u10D0-\u10F0\u1C90-\u1CB0–—‘’“”„…№₾€]/g;

/**
 * The words of a text as they may stand on different lines: a short preposition stays with the place that it belongs to.
 * Letters of no language of the site are left out.
 */
const unbreakable = (text: string) =>
  text
    .replace(unsupportedCharacters, '')
    .replace(/ (в|на|in|at) /g, ' $1\u00A0')
    .matchAll(/[^ ]+/g);

/** Height of a title's letters in pixels: less for a long title, and so much that its longest word has room. */
function titleSizePx(title: string): number {
  const longest = Math.max(...title.split(' ').map(({ length }) => length));
  const wanted = title.length <= 24 ? 60 : title.length <= 44 ? 52 : title.length <= 58 ? 44 : 38;
  return Math.min(wanted, Math.floor(columnWidthPx / (longest * letterWidthEm)));
}

/** Text that breaks between words alone: the drawer itself would break one at its hyphen. */
function Lines({ text, fontSize, color = '#ffffff' }: { text: string; fontSize: number; color?: string }) {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', columnGap: fontSize * 0.26, fontSize, color, lineHeight: 1.18 }}>
      {[...unbreakable(text)].map(({ 0: word, index }) => (
        <span key={index} style={{ whiteSpace: 'nowrap' }}>
          {word}
        </span>
      ))}
    </div>
  );
}

function TextColumn({ locale, title, detail, note }: Omit<OgImageText, 'siteName'>) {
  const display = locale === 'ka' ? toMtavruli(title) : title;
  return (
    <div style={{ display: 'flex', flexDirection: 'column', gap: 16 }}>
      <Lines text={display} fontSize={titleSizePx(title)} />
      {detail === null ? null : <Lines text={detail} fontSize={44} color="#ffd16b" />}
      {note ? <Lines text={note} fontSize={28} color="#f6cfdc" /> : null}
    </div>
  );
}

/**
 * Everything of a picture but its scene; styles are inline because the drawer knows no style sheet.
 * @param isArched shows the scene through the arch of a balcony instead of beside the words
 */
export function Overlay({ isArched, siteName, ...words }: OgImageText & { isArched: boolean }) {
  return (
    <div style={{ display: 'flex', width: '100%', height: '100%', color: '#ffffff', fontFamily }}>
      {isArched ? <Arch /> : null}
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          width: columnWidthPx + 104,
          padding: '52px 40px 56px 64px',
          backgroundColor: isArched ? 'transparent' : '#5e1230',
        }}
      >
        <div style={{ display: 'flex', alignItems: 'center', gap: 16, fontSize: 38 }}>
          <Mark />
          {words.locale === 'ka' ? toMtavruli(siteName) : siteName}
        </div>
        <TextColumn {...words} />
      </div>
    </div>
  );
}
