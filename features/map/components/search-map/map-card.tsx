'use client';

import { HeartIcon } from '@phosphor-icons/react/dist/csr/Heart';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { Link } from '@/components/ui/navigation/link';
import type { StatementCard } from '@/lib/contracts/statements/statements';
import { formatArea } from '@/lib/format/number';
import { priceViewOf } from '@/lib/format/price-view';
import { statementPath } from '@/lib/routes/addresses/statement-address';
import { useCurrency } from '@/lib/stores/currency';
import { addFavourite, removeFavourite, useIsFavourite } from '@/lib/stores/lists/saved-statements';
import { useMapStatement } from '../../queries/use-map-statement';

function usePriceText(statement: StatementCard): string {
  const t = useTranslations('map');
  const locale = useLocale();
  const { currencyId } = useCurrency();
  const view = priceViewOf(statement, currencyId, locale);
  return view ? view.main + view.period : t('negotiable');
}

/** "108 m² · Floor 7/12 · Vake": the line under the title. */
function useFactsText({ area, area_type_id: areaTypeId, floor, total_floors: total, ...place }: StatementCard): string {
  const t = useTranslations('map.card');
  const locale = useLocale();
  const floorText = floor === null ? '' : total === null ? t('floor_alone', { floor }) : t('floor', { floor, total });
  const name = place.urban_names?.[locale] || place.district_names?.[locale] || place.city_names[locale];
  return [formatArea(area, locale, areaTypeId), floorText, name].filter(Boolean).join(' · ');
}

function CardBody({ statement, isFocused }: { statement: StatementCard; isFocused: boolean }) {
  const t = useTranslations('map.card');
  const locale = useLocale();
  const link = useRef<HTMLAnchorElement>(null);
  const isFavourite = useIsFavourite(statement.id);
  const [image] = statement.images;
  const title = (statement.card_titles ?? statement.dynamic_titles)[locale];
  const price = usePriceText(statement);
  const facts = useFactsText(statement);
  useEffect(() => {
    if (isFocused) link.current?.focus();
  }, [isFocused]);
  return (
    <>
      <div className="w-[36%] shrink-0 bg-tuff-100">
        {image ? (
          // biome-ignore lint/performance/noImgElement: The API already serves every picture in its sizes, so an optimiser in between would only add work.
          <img src={image.thumb} alt="" width={150} height={112} decoding="async" className="size-full object-cover" />
        ) : null}
      </div>
      <div className="min-w-0 flex-1 py-2.5 pr-3 pl-3.5">
        <p className="type-price pr-20">{price}</p>
        <Link ref={link} href={statementPath(locale, statement)} className="type-ui mt-0.5 block text-pretty stretched">
          {title}
        </Link>
        <p className="type-sm truncate text-ink-2">{facts}</p>
        {statement.addresses[locale] ? <p className="type-sm truncate text-ink-2">{statement.addresses[locale]}</p> : null}
        {statement.is_location_approximate ? <p className="type-xs text-ink-2">{t('approximate')}</p> : null}
      </div>
      <button
        type="button"
        aria-pressed={isFavourite}
        aria-label={t('save', { title })}
        onClick={() => (isFavourite ? removeFavourite(statement.id) : addFavourite(statement.id))}
        className="hit absolute! top-px right-10 flex size-9 items-center justify-center rounded-control hover:bg-tuff-100"
      >
        <HeartIcon
          aria-hidden="true"
          weight={isFavourite ? 'fill' : 'regular'}
          className={isFavourite ? 'size-5.5 text-saperavi-600' : 'size-5.5'}
        />
      </button>
    </>
  );
}

type Props = {
  id: number;
  /** Whether the pin was pressed by keyboard; the focus then moves into the card. */
  isFocused: boolean;
  onClose: () => void;
};

/** The statement of the pressed pin, with a link to its page. */
export function MapCard({ id, isFocused, onClose }: Props) {
  const t = useTranslations('map.card');
  const { data: statement, isPending, isError } = useMapStatement(id);
  return (
    <section
      aria-label={t('label')}
      aria-busy={isPending}
      className="relative flex min-h-28 overflow-clip rounded-card bg-surface shadow-sh-3 transition duration-180 starting:translate-y-1 starting:opacity-0"
    >
      {statement ? <CardBody key={statement.id} statement={statement} isFocused={isFocused} /> : null}
      {isPending ? (
        <>
          <span className="sr-only">{t('loading')}</span>
          <Skeleton className="w-[36%] rounded-none" />
          <div className="flex flex-1 flex-col gap-2.5 p-3.5">
            <Skeleton className="h-6 w-1/2" />
            <Skeleton className="h-4 w-3/4" />
            <Skeleton className="h-4 w-2/3" />
          </div>
        </>
      ) : null}
      {isError || statement === null ? (
        <p role="status" className="type-sm self-center p-4 pr-14">
          {isError ? t('failed') : t('unavailable')}
        </p>
      ) : null}
      <button
        type="button"
        aria-label={t('close')}
        onClick={onClose}
        className="hit absolute! top-px right-0.5 flex size-9 items-center justify-center rounded-control text-ink-2 hover:bg-tuff-100"
      >
        <XIcon aria-hidden="true" className="size-5" />
      </button>
    </section>
  );
}
