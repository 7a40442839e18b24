import { useLocale } from 'next-intl';
import type { StatementDetail } from '@/lib/contracts/statements/statements';
import { tourOf } from '../../domain/media-link';
import { photosOf } from '../../domain/photos';
import { FavouriteAction } from '../actions/favourite-action';
import { ShareAction } from '../actions/share-action';
import { EmptyGallery } from '../empty-gallery';
import { BackLink } from './back-link';
import { Gallery } from './gallery';
import { PanoramaButton } from './panorama-button';
import { StatementBadges } from './statement-badges';
import { TourLink } from './tour-link';

/** The photos with what stands on them. */
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
          <FavouriteAction look="on-image" id={statement.id} />
        </div>
      </div>
    ),
    tour: tour?.kind === 'site' ? <TourLink url={tour.url} /> : tour ? <PanoramaButton url={tour.url} title={title} /> : null,
  };
  return photos.length === 0 ? <EmptyGallery {...parts} /> : <Gallery photos={photos} title={title} {...parts} />;
}
