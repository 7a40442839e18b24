import { useTranslations } from 'next-intl';
import { SpriteIcon } from '@/components/ui/display/sprite-icon';
import { Tag } from '@/components/ui/display/tag';
import { cn } from '@/lib/cn';
import type { StatementCard as Statement } from '@/lib/contracts/statements/statements';
import { srcSetOf } from '@/lib/picture-files';
import { type CardPictureView, useCardPicture } from './card-view';
import { TierBadge } from './tier-badge';

const looks = {
  below: { icon: 'below', tint: 'text-aivani-700' },
  at: { icon: 'at', tint: 'text-vine-700' },
  above: { icon: 'above', tint: 'text-saffron-800' },
} as const;

/** How the price compares with the market, as text next to an icon. */
function BandTag({ band, text }: NonNullable<CardPictureView['band']>) {
  const { icon, tint } = looks[band];
  return (
    <span className="card-chip">
      <SpriteIcon name={icon} className={cn('size-3.5 shrink-0', tint)} />
      {text}
    </span>
  );
}

/**
 * Widths of a card in lists and, for a narrow one, in rails, for the choice between the thumbnail and the large picture. The margins are
 * subtracted: with them, many a phone would have a few pixels more than the thumbnail and load the large picture.
 */
export const cardImageSizes = (isNarrow: boolean): string =>
  `(min-width: 992px) 410px, ${isNarrow ? '318px' : '(min-width: 640px) calc(50vw - 22px), calc(100vw - 32px)'}`;

/** A balcony with a picture for a door, and the text below. */
function NoPhoto({ label }: { label: string }) {
  return (
    <div className="flex h-full flex-col items-center justify-center gap-2 bg-tuff-100 text-ink-2">
      <svg viewBox="0 0 64 58" aria-hidden="true" className="h-16" fill="none" stroke="#d0cbc7" strokeWidth="4">
        <path d="M14 40V25a18 18 0 0 1 36 0v15" stroke="#e5e1de" strokeWidth="7" />
        <path d="M2 42h60M2 56h60M10 42v14M21 42v14M32 42v14M43 42v14M54 42v14" />
        <use href="/assets/icons/page.svg#image" x="21" y="18" width="22" height="22" stroke="none" />
      </svg>
      <span className="type-xs">{label}</span>
    </div>
  );
}

/** The paid tier of the card, then that it is on auction or the age of the building, next to the buttons. */
function CardBadges({ tier, auction, age }: Pick<CardPictureView, 'tier' | 'auction' | 'age'>) {
  if (!tier && !auction && !age) return null;
  return (
    <div className="card-badges">
      {tier ? <TierBadge {...tier} /> : null}
      {auction ? (
        <Tag tone="media" icon={<SpriteIcon name="gavel" className="size-3.5" />}>
          {auction}
        </Tag>
      ) : null}
      {age ? (
        <span className="card-chip">
          <SpriteIcon name="buildings" className="size-3.5" />
          {age}
        </span>
      ) : null}
    </div>
  );
}

/** A line about a card that replaces its tour and band: how a near match differs. */
function NoteTag({ note }: { note: string }) {
  return (
    <span className="num absolute bottom-3 left-3 inline-flex h-6 max-w-[72%] items-center rounded-badge bg-brand-soft px-2 text-[calc(0.78125rem*var(--k))] font-medium text-brand-text">
      <span className="truncate">{note}</span>
    </span>
  );
}

function CardFeatures({ tour, band }: Pick<CardPictureView, 'tour' | 'band'>) {
  if (!tour && !band) return null;
  return (
    <div className="card-features">
      {tour ? (
        <Tag tone="media" icon={<SpriteIcon name="cube" className="size-3.5" />}>
          {tour}
        </Tag>
      ) : null}
      {band ? <BandTag {...band} /> : null}
    </div>
  );
}

type Props = {
  statement: Statement;
  isEager: boolean;
  isNarrow: boolean;
  /** The label that this list puts on the statement. */
  note: string | undefined;
};

/** The picture of a card with its overlays: tier, 3D tour or note, number of photos. */
export function CardImage({ statement, isEager, isNarrow, note }: Props) {
  const t = useTranslations('search.card');
  const { image, photos, tier, auction, age, tour, band } = useCardPicture(statement);
  return (
    <div className="card-photo" style={image ? { backgroundImage: `url("${encodeURI(image.blur)}")` } : undefined}>
      {image ? (
        // biome-ignore lint/performance/noImgElement: The API already serves every picture in its sizes, so an optimiser in between would only add work.
        <img
          src={image.thumb}
          srcSet={srcSetOf(image)}
          sizes={cardImageSizes(isNarrow)}
          alt=""
          width={410}
          height={200}
          loading={isEager ? 'eager' : 'lazy'}
          fetchPriority={isEager ? 'high' : 'auto'}
          decoding={isEager ? 'sync' : 'async'}
          className="card-image"
        />
      ) : (
        <NoPhoto label={t('no_photo')} />
      )}
      <CardBadges tier={tier} auction={auction} age={age} />
      {note ? <NoteTag note={note} /> : <CardFeatures tour={tour} band={band} />}
      {photos ? (
        <Tag tone="media" icon={<SpriteIcon name="image" className="size-3.5" />} className="absolute right-3 bottom-3">
          <span aria-hidden="true">{photos.count}</span>
          <span className="sr-only">{photos.text}</span>
        </Tag>
      ) : null}
    </div>
  );
}
