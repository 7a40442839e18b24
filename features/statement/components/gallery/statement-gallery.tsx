import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { paidTierOf, TierBadge } from '@/components/statement-card/tier-badge';
import { buttonClasses } from '@/components/ui/buttons/button';
import { SpriteIcon } from '@/components/ui/display/sprite-icon';
import { Tag } from '@/components/ui/display/tag';
import { EmptyArt } from '@/components/ui/feedback/empty-state';
import { cn } from '@/lib/cn';
import type { StatementDetail } from '@/lib/contracts/statements/statements';
import { photosOf, tourOf } from '../../domain/media';
import { CompareAction } from '../actions/compare-action';
import { BackLink, FavouriteAction, ShareAction } from '../actions/statement-actions';
import { Gallery } from './gallery';
import { PanoramaButton } from './panorama-button';

/** Paid tiers and the auction, as labels over the first photo. */
function StatementBadges({ statement }: { statement: StatementDetail }) {
  const t = useTranslations('statement');
  const tier = paidTierOf(statement);
  return (
    <>
      {tier ? <TierBadge tier={tier} label={t(`tiers.${tier}`)} /> : null}
      {statement.is_promoted ? <TierBadge tier="promoted" label={t('tiers.promoted')} /> : null}
      {statement.is_auction ? (
        <Tag tone="media" icon={<SpriteIcon name="gavel" className="size-3.5" />}>
          {t('auction')}
        </Tag>
      ) : null}
    </>
  );
}

/** Opens a tour on its own site. */
function TourLink({ url }: { url: string }) {
  const t = useTranslations('statement.tour');
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      className={cn(
        buttonClasses({ variant: 'secondary', size: 'md' }),
        'hit shadow-sh-2 max-lg:min-h-7 max-lg:gap-1.5 max-lg:rounded-badge max-lg:bg-tuff-900/85 max-lg:px-2.5 max-lg:text-micro max-lg:text-white max-lg:inset-ring-0 max-lg:hover:bg-tuff-900',
      )}
    >
      <SpriteIcon name="cube" className="size-4 lg:size-5" />
      {t('open')}
      <span className="sr-only">({t('new_tab')})</span>
    </a>
  );
}

/** Shown in place of missing photos: the arch on its balustrade. */
function EmptyGallery({ badges, overlay, tour }: { badges: ReactNode; overlay: ReactNode; tour: ReactNode }) {
  const t = useTranslations('statement.gallery');
  return (
    <section
      aria-label={t('label')}
      className="relative flex h-[260px] flex-col items-center justify-center gap-2 bg-tuff-50 max-lg:-mx-4 max-lg:pb-10 lg:h-[320px] lg:rounded-modal print:hidden"
    >
      <EmptyArt name="house" />
      <p className="type-sm text-ink-2">{t('none')}</p>
      <div className="absolute bottom-9 left-3 flex gap-2 lg:top-4 lg:bottom-auto lg:left-4">{badges}</div>
      {overlay}
      <div className="absolute right-4 bottom-9 lg:bottom-4">{tour}</div>
    </section>
  );
}

/** The photos with their overlays. */
export function StatementGallery({ statement, listPath }: { statement: StatementDetail; listPath: string }) {
  const locale = useLocale();
  const title = statement.dynamic_titles[locale];
  const photos = photosOf(statement.images);
  const tour = tourOf(statement['3d_url']);
  const parts = {
    badges: <StatementBadges statement={statement} />,
    overlay: (
      <div className="absolute inset-x-3 top-3 flex justify-between lg:hidden print:hidden">
        <BackLink href={listPath} />
        <div className="flex gap-2.5">
          <ShareAction look="on-image" title={title} />
          <CompareAction look="on-image" id={statement.id} />
          <FavouriteAction look="on-image" id={statement.id} />
        </div>
      </div>
    ),
    tour: tour?.kind === 'site' ? <TourLink url={tour.url} /> : tour ? <PanoramaButton url={tour.url} title={title} /> : null,
  };
  return photos.length === 0 ? <EmptyGallery {...parts} /> : <Gallery photos={photos} title={title} {...parts} />;
}
