'use client';

import { CrosshairIcon } from '@phosphor-icons/react/dist/ssr/Crosshair';
import { HashIcon } from '@phosphor-icons/react/dist/ssr/Hash';
import { MapTrifoldIcon } from '@phosphor-icons/react/dist/ssr/MapTrifold';
import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import { boundsWithin } from '@/lib/domain/place/map-bounds';
import { searchPath } from '@/lib/routes/addresses/search-address';

/** How far "near me" reaches. */
const nearMetres = 1_500;
const locateMs = 10_000;
const mapHash = '#map';

const locate = (): Promise<GeolocationPosition> =>
  new Promise((resolve, reject) =>
    navigator.geolocation.getCurrentPosition(resolve, reject, { timeout: locateMs, maximumAge: 60_000 }),
  );

type Props = {
  /** The search without its places. */
  filters: StatementFilters;
  /** A statement's number is going to be typed. */
  onNumber: () => void;
  onClose: () => void;
};

/** Other ways to a place: around the visitor, on the map, and by the number of a statement. */
export function PlaceTools({ filters, onNumber, onClose }: Props) {
  const t = useTranslations('place');
  const locale = useLocale();
  const router = useRouter();
  const [state, setState] = useState<'idle' | 'locating' | 'unknown'>('idle');
  const goNear = async () => {
    setState('locating');
    try {
      const { latitude: lat, longitude: lng } = (await locate()).coords;
      onClose();
      router.push(searchPath(locale, { ...filters, bounds: boundsWithin({ lat, lng }, nearMetres) }));
    } catch {
      setState('unknown');
    }
  };
  const goToMap = () => {
    onClose();
    // Where the map is already beside the list, it is only shown.
    if (document.querySelector('[data-page="search"]')) window.location.hash = mapHash;
    else router.push(searchPath(locale, filters) + mapHash);
  };
  const tools = [
    { key: 'near', Icon: CrosshairIcon, act: () => void goNear() },
    { key: 'on_map', Icon: MapTrifoldIcon, act: goToMap },
    { key: 'by_number', Icon: HashIcon, act: onNumber },
  ] as const;
  return (
    <div className="flex flex-col border-line not-first:border-t not-first:pt-2">
      {tools.map(({ key, Icon, act }) => (
        <button
          key={key}
          type="button"
          onClick={act}
          aria-busy={key === 'near' && state === 'locating'}
          className="type-ui flex min-h-11 items-center gap-3 rounded-control px-3 text-left font-medium text-link transition hover:bg-tuff-100 focus-visible:-outline-offset-2"
        >
          <Icon aria-hidden="true" className="size-5 shrink-0" />
          {t(`tools.${key}`)}
        </button>
      ))}
      <p role="status" className="type-xs px-3 text-ink-2">
        {state === 'idle' ? '' : t(`tools.${state}`)}
      </p>
    </div>
  );
}
