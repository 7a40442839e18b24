import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { SpriteIcon } from '@/components/ui/display/sprite-icon';
import { Link } from '@/components/ui/navigation/link';
import type { StatementDetail } from '@/lib/contracts/statements/statements';
import type { LatLng } from '@/lib/domain/place/map-bounds';
import { formatNumber } from '@/lib/format/number';
import type { NearbyStation } from '../../domain/place';
import { printedMapMark, printedMapPath, printedMapSize } from '../../domain/printed-map';

/** About a metre, finer than any address. */
const decimals = 5;

type Props = {
  statement: StatementDetail;
  address: string;
  station: NearbyStation | null;
  point: LatLng | null;
  /** The place on a map. */
  map: ReactNode;
};

/** The station of the metro within a walk, how far it is, and how that was computed. */
function StationRow({ station }: { station: NearbyStation }) {
  const t = useTranslations('statement.location');
  const locale = useLocale();
  return (
    <p className="type-sm mt-2 flex tabular-nums items-start gap-2.5">
      <SpriteIcon name="metro" className="size-5 shrink-0 text-ink-2" />
      <span className="min-w-0">
        <Link href={station.href} className="font-medium text-link hover:underline">
          {t('station', { name: station.name })}
        </Link>
        {' · '}
        {t('walk', { metres: formatNumber(station.distanceM, locale), minutes: station.minutes })}
        <span className="type-xs block text-ink-2">{t('walk_note')}</span>
      </span>
    </p>
  );
}

/**
 * A small map for print, where the interactive map cannot be used. Browsers load a lazy picture that is not shown only when they print,
 * from their own menu too.
 */
function PaperMap({ at }: { at: LatLng }) {
  const t = useTranslations('statement.location');
  const path = printedMapPath(at);
  if (path === null) return null;
  return (
    <figure className="mt-3 hidden print:block">
      {/* biome-ignore lint/performance/noImgElement: The picture is drawn by the server as it is; the framework's optimiser is off. */}
      <img
        {...{ [printedMapMark]: '' }}
        loading="lazy"
        src={path}
        alt={t('title')}
        width={printedMapSize.width}
        height={printedMapSize.height}
        className="w-full rounded-control"
      />
      <figcaption className="type-xs mt-1 text-ink-2">{t('map_source')}</figcaption>
    </figure>
  );
}

type PlaceProps = Omit<Props, 'map'>;

/** The address, what is known of the position, and the nearest station. */
export function PlaceInWords({ statement, address, station, point }: PlaceProps) {
  const t = useTranslations('statement.location');
  const isApproximate = statement.is_location_approximate === true;
  return (
    <div className="mt-3 rounded-card p-4 shadow-hairline lg:p-5">
      <p className="flex items-start gap-2.5 font-medium">
        <SpriteIcon name="pin-fill" className="mt-0.5 size-5 shrink-0 text-brand" />
        {address}
      </p>
      {isApproximate ? <p className="type-sm mt-1 ml-7.5 text-ink-2">{t('approximate')}</p> : null}
      {point && !isApproximate ? (
        <p className="type-xs num mt-1 ml-7.5 text-ink-2">
          {t('coordinates')}: {point.lat.toFixed(decimals)}, {point.lng.toFixed(decimals)}
        </p>
      ) : null}
      {station && !isApproximate ? <StationRow station={station} /> : null}
    </div>
  );
}

/** The address as text and the nearest station, below what is around. */
export function LocationBlock({ statement, map, ...place }: Props) {
  const t = useTranslations('statement.location');
  return (
    <section aria-labelledby="location">
      <h2 id="location" className="type-h3">
        {t('title')}
      </h2>
      {map ? <div className="mt-3">{map}</div> : null}
      {place.point ? <PaperMap at={place.point} /> : null}
      <PlaceInWords statement={statement} {...place} />
    </section>
  );
}
