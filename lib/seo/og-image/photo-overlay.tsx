import { fontFamily } from './fonts';
import { Emblem, Lines, type OgImageText, toMtavruli } from './overlay';

const wine = '#5e1230';

const arch = 'M18 612V238A582 220 0 0 1 1182 238V612Z';

/** The arch of a balcony as a thin line on the photo, dark at its edge to be seen on white walls. */
function ArchFrame() {
  return (
    <svg width="1200" height="630" viewBox="0 0 1200 630" style={{ position: 'absolute', top: 0, left: 0 }} role="presentation">
      <path fill="none" stroke={wine} strokeWidth="8" d={arch} />
      <path fill="none" stroke="#ffffff" strokeWidth="4" d={arch} />
    </svg>
  );
}

const longTitleLength = 40;

/** What stands on a photo that fills the picture: a plate with price, title and place, and the site's name. */
export function PhotoOverlay({ locale, siteName, title, detail, note }: OgImageText) {
  const isTitleLarge = detail === null;
  const titleSizePx = title.length > longTitleLength ? 34 : 40;
  return (
    <div style={{ display: 'flex', width: '100%', height: '100%', color: '#ffffff', fontFamily }}>
      <ArchFrame />
      <div
        style={{
          display: 'flex',
          alignItems: 'flex-end',
          justifyContent: 'space-between',
          width: '100%',
          padding: '0 42px 42px',
        }}
      >
        <div
          style={{
            display: 'flex',
            flexDirection: 'column',
            gap: 10,
            maxWidth: 780,
            padding: '24px 36px 28px',
            borderRadius: 20,
            backgroundColor: wine,
          }}
        >
          {detail === null ? null : <Lines text={detail} fontSize={64} color="#ffd16b" />}
          <Lines text={title} fontSize={isTitleLarge ? 54 : titleSizePx} />
          {note ? <Lines text={note} fontSize={28} color="#f6cfdc" /> : null}
        </div>
        <div
          style={{
            display: 'flex',
            alignItems: 'center',
            gap: 14,
            padding: '14px 24px',
            borderRadius: 20,
            backgroundColor: wine,
            fontSize: 32,
          }}
        >
          <Emblem />
          {locale === 'ka' ? toMtavruli(siteName) : siteName}
        </div>
      </div>
    </div>
  );
}
