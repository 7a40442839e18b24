import type { Locale } from '@/lib/contracts/locales';
import { logoMark } from '@/lib/logo-mark';
import { fontFamily } from './fonts';

/** The site's emblem: an arch over a balustrade. */
export function Emblem() {
  return (
    <svg width="56" height="56" viewBox="0 0 32 32" fill="#ffffff" role="presentation">
      {logoMark}
    </svg>
  );
}

/** The opening of the arch in a picture of 1200 × 630, in pixels. */
export const archOpening = { left: 612, top: 56, width: 532, height: 574 };

const balusters = Array.from({ length: 14 }, (_, index) => 602 + index * 41.5);

/** A wall with an arched opening, through which the scene is seen, and the railing of the balcony before it. */
function Arch() {
  const { left, top, width } = archOpening;
  const radius = width / 2;
  const opening = `M${left} 630V${top + radius}a${radius} ${radius} 0 0 1 ${width} 0V630Z`;
  return (
    <svg width="1200" height="630" viewBox="0 0 1200 630" style={{ position: 'absolute', top: 0, left: 0 }} role="presentation">
      <path fillRule="evenodd" fill="#5e1230" d={`M0 0H1200V630H0Z${opening}`} />
      <path fill="none" stroke="#9b1c51" strokeWidth="10" d={opening} />
      <g fill="#ffffff">
        <rect x="584" y="516" width="588" height="18" rx="9" />
        {balusters.map((x) => (
          <path key={x} d={`M${x} 534h12v10q10 16 0 40v26h-12v-26q-10 -24 0 -40z`} />
        ))}
        <rect x="584" y="606" width="588" height="24" />
      </g>
    </svg>
  );
}

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
/** Mean width of Georgian display characters, the widest, as a share of their height. */
const letterWidthEm = 0.74;

/** Georgian display characters. Pages never contain these code points; in a picture they are only drawn. */
export const toMtavruli = (text: string): string =>
  text.replace(/[\u10D0-\u10FA\u10FD-\u10FF]/g, (character) => String.fromCodePoint((character.codePointAt(0) ?? 0) + 0xbc0));

/** Characters of the shipped fonts; for any other the renderer would fetch a font from another site while it draws. */
const unsupportedCharacters = /[^ -~\u00A0-\u00FF\u0401\u0410-\u044F\u0451\u10D0-\u10F0\u1C90-\u1CB0–—‘’“”„…№₾€]/g;

/**
 * The unbreakable parts of a text: a short preposition stays with its place. Characters that the fonts lack are left out.
 */
const unbreakable = (text: string) =>
  text
    .replace(unsupportedCharacters, '')
    .replace(/ (в|на|in|at) /g, ' $1\u00A0')
    .matchAll(/[^ ]+/g);

/** Font size of a title in pixels: smaller for a long title, and small enough for its longest word. */
function titleSizePx(title: string): number {
  const longest = Math.max(...title.split(' ').map(({ length }) => length));
  const wanted = title.length <= 24 ? 60 : title.length <= 44 ? 52 : title.length <= 58 ? 44 : 38;
  return Math.min(wanted, Math.floor(columnWidthPx / (longest * letterWidthEm)));
}

/** Text that breaks only between words: the renderer would also break at hyphens. */
export function Lines({ text, fontSize, color = '#ffffff' }: { text: string; fontSize: number; color?: string }) {
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

/** Everything of a picture without a photo but its scene; styles are inline because the renderer does not support style sheets. */
export function Overlay({ siteName, ...text }: OgImageText) {
  return (
    <div style={{ display: 'flex', width: '100%', height: '100%', color: '#ffffff', fontFamily }}>
      <Arch />
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          width: columnWidthPx + 104,
          padding: '52px 40px 56px 64px',
        }}
      >
        <div style={{ display: 'flex', alignItems: 'center', gap: 16, fontSize: 38 }}>
          <Emblem />
          {text.locale === 'ka' ? toMtavruli(siteName) : siteName}
        </div>
        <TextColumn {...text} />
      </div>
    </div>
  );
}
