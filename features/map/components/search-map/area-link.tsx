'use client';

import { ArrowsClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowsClockwise';
import { useLocale, useTranslations } from 'next-intl';
import { buttonClasses } from '@/components/ui/buttons/button';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import type { MapBounds } from '@/lib/domain/place/map-bounds';
import { areaPath } from '../../domain/area-search';

/** Leads to the list of the area that the map shows. A plain link: the search page opens it without leaving the page. */
export function AreaLink({ filters, bounds }: { filters: StatementFilters; bounds: MapBounds }) {
  const t = useTranslations('map');
  const locale = useLocale();
  return (
    <a
      href={areaPath(locale, filters, bounds)}
      rel="nofollow"
      data-map-control
      className={`${buttonClasses({ variant: 'ink', size: 'md' })} shadow-sh-3 transition duration-180 starting:translate-y-1 starting:opacity-0`}
    >
      <ArrowsClockwiseIcon aria-hidden="true" className="size-5" />
      {t('search_area')}
    </a>
  );
}
