import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { buttonClasses } from '@/components/ui/buttons/button';
import { ImagePreload } from '@/components/ui/display/image-preload';
import { SpriteIcon } from '@/components/ui/display/sprite-icon';
import { cn } from '@/lib/cn';
import type { StatementImage } from '@/lib/contracts/statements/statements';
import { screenSize, srcSetOf } from '@/lib/picture-files';
import { GalleryFrame } from './gallery-frame';
import { PhotoPicture } from './photo-picture';

/**
 * Boxes of the grid from 992 px up and on paper, by how many photos there are: the first is twice as wide, later ones are only in the
 * viewer.
 */
const grids: Record<number, string> = {
  1: 'grid-cols-1 grid-rows-1',
  2: 'grid-cols-2 grid-rows-1',
  3: 'grid-cols-[2fr_1fr] grid-rows-2 *:first:row-span-2',
  4: 'grid-cols-[2fr_1fr_1fr] grid-rows-2 *:first:row-span-2 *:nth-2:col-span-2',
  5: 'grid-cols-[2fr_1fr_1fr] grid-rows-2 *:first:row-span-2',
};
const gridMax = 5;

const sizesOf = (px: number, vw: number): string => `(min-width: 1360px) ${px}px, (min-width: 992px) ${vw}vw, ${screenSize}`;
const [whole, twoThirds, half, third, quarter] = [
  sizesOf(1370, 95),
  sizesOf(908, 64),
  sizesOf(684, 50),
  sizesOf(454, 33),
  sizesOf(340, 25),
];
/** How wide the boxes of each grid are, in their order. */
const boxSizes: Record<number, readonly string[]> = {
  1: [whole],
  2: [half, half],
  3: [twoThirds, third, third],
  4: [half, half, quarter, quarter],
  5: [half, quarter, quarter, quarter, quarter],
};

/** The width of a photo on the screen, as the attribute `sizes` has it. */
const photoSizes = (index: number, total: number): string => boxSizes[Math.min(total, gridMax)]?.[index] ?? quarter;

type PhotosProps = {
  /** The first one is the main photo. */
  photos: StatementImage[];
  title: string;
  /** Badges over the first photo, without client components. */
  badges: ReactNode;
};

/** The photos: a grid on wide screens, a row to swipe on phones. */
function GalleryPhotos({ photos, title, badges }: PhotosProps) {
  const t = useTranslations('statement.gallery');
  const total = photos.length;
  return (
    <div className="contents">
      <ul
        data-photos={JSON.stringify(photos)}
        className={cn(
          'flex snap-x snap-mandatory overflow-x-auto bg-tuff-100 [scrollbar-width:none] max-lg:aspect-3/2 max-lg:max-h-[420px] max-lg:w-full lg:grid lg:h-[472px] lg:gap-2 lg:overflow-visible lg:bg-surface print:grid print:aspect-auto print:h-[300px] print:gap-2 print:overflow-visible print:bg-surface',
          grids[Math.min(total, gridMax)],
        )}
      >
        {photos.map((photo, index) => (
          <li
            key={photo.large}
            className={cn(
              'min-h-0 min-w-full shrink-0 snap-center snap-always lg:min-w-0 print:min-w-0',
              index >= gridMax && 'lg:hidden print:hidden',
            )}
          >
            <button
              type="button"
              aria-haspopup="dialog"
              data-photo={index}
              className="group/photo block size-full overflow-hidden focus-visible:-outline-offset-4"
            >
              <PhotoPicture
                image={photo}
                alt={t('photo', { number: index + 1, total, title })}
                sizes={photoSizes(index, total)}
                isFirst={index === 0}
                className="size-full transition-transform duration-240 lg:group-hover/photo:scale-102"
              />
            </button>
          </li>
        ))}
      </ul>
      <div className="absolute bottom-9 left-3 flex flex-wrap gap-2 lg:top-4 lg:bottom-auto lg:left-4">{badges}</div>
    </div>
  );
}

/** Which photo a phone shows, and the button of wide screens that opens all of them. */
function GalleryEnd({ total }: { total: number }) {
  const t = useTranslations('statement.gallery');
  const first = { number: 1, total };
  return (
    <div className="contents">
      <span className="num type-micro flex h-7 items-center rounded-badge bg-tuff-900/85 px-2.5 font-medium text-white lg:hidden">
        <span aria-hidden="true" data-place="position">
          {t('position', first)}
        </span>
        <span className="sr-only" data-place="read">
          {t('position_read', first)}
        </span>
      </span>
      {total > 1 ? (
        <button
          type="button"
          aria-haspopup="dialog"
          data-photo={0}
          className={cn(buttonClasses({ variant: 'secondary', size: 'md' }), 'num shadow-sh-2 max-lg:hidden')}
        >
          <SpriteIcon name="grid" className="size-5" />
          {t('all', { count: total })}
        </button>
      ) : null}
    </div>
  );
}

type Props = PhotosProps & {
  /** Controls over the picture of phones. */
  overlay: ReactNode;
  /** Shown next to the button that opens all photos. */
  tour: ReactNode;
};

/** Five photos on wide screens, a row to swipe on phones; every photo opens the viewer. */
export function Gallery({ overlay, tour, ...shown }: Props) {
  const t = useTranslations('statement.gallery');
  const [first] = shown.photos;
  return (
    <GalleryFrame
      label={t('label')}
      title={shown.title}
      overlay={overlay}
      end={
        <>
          {tour}
          <GalleryEnd total={shown.photos.length} />
        </>
      }
    >
      {first ? <ImagePreload src={first.large} srcSet={srcSetOf(first)} sizes={photoSizes(0, shown.photos.length)} /> : null}
      <GalleryPhotos {...shown} />
    </GalleryFrame>
  );
}
