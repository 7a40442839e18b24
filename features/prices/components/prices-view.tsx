import { InfoIcon } from '@phosphor-icons/react/dist/ssr/Info';
import { useLocale, useTranslations } from 'next-intl';
import { CurrencySegments } from '@/components/layout/header/currency-segments';
import { ByCurrency } from '@/components/ui/display/by-currency';
import { Breadcrumb } from '@/components/ui/navigation/breadcrumb';
import { LinkTabs } from '@/components/ui/navigation/link-tabs';
import { type PlacePrices, pricedHomesMin } from '@/lib/contracts/statements/prices';
import { toTbilisiClock } from '@/lib/domain/time/tbilisi';
import { formatDate, formatMonth, formatTime } from '@/lib/format/date';
import { formatNumber } from '@/lib/format/number';
import { HistoryChart } from './charts/history-chart';
import { FigureCards } from './figure-cards';
import { PlaceButton } from './place-button';
import { type BesidePlace, PlacesBeside } from './places-beside';
import { QuartileRows, useAreaGroups } from './quartile-rows';

type Crumb = { name: string; href: string };
export type PricesViewProps = {
  prices: PlacePrices;
  deal: 'sale' | 'rent';
  title: string;
  /** The path from the list of cities; the last is the place itself. */
  crumbs: Crumb[];
  /** Listed apartments of the place. */
  listedCount: number;
  /** Addresses of the page for each deal. */
  paths: { sale: string; rent: string };
  listPaths: { sale: string; rent: string };
  /** The list of the deal shown with further bounds. */
  listPathOf: (bounds: { area_from?: number; area_to?: number; conditions?: number[] }) => string;
  conditionName: (id: number) => string | null;
  beside: BesidePlace[];
  now: Date;
};

function Heading({ title, crumbs, listedCount, prices: { place, updated_at }, now }: PricesViewProps) {
  const locale = useLocale();
  const t = useTranslations('prices');
  const local = toTbilisiClock(now);
  const month = formatMonth(local.getUTCFullYear(), local.getUTCMonth(), locale);
  // The first crumb is the country.
  const [, ...way] = crumbs;
  const updated = updated_at === null ? null : new Date(updated_at);
  return (
    <>
      <Breadcrumb label={t('way')} crumbs={crumbs.slice(0, -1)} current={crumbs.at(-1)?.name ?? ''} className="py-3 lg:py-5" />
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="mt type-h1">{title}</h1>
          <p className="type-sm mt-1 text-ink-2 tabular-nums">
            {[
              month,
              t('listed', { count: listedCount, shown: formatNumber(listedCount, locale) }),
              updated ? t('updated', { when: `${formatDate(updated, now, locale)}, ${formatTime(updated)}` }) : null,
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-3 print:hidden">
          <PlaceButton key={`${place.level}-${place.id}`} place={place} name={way.at(-1)?.name ?? t('country')} />
          <CurrencySegments labels={{ label: t('currency'), gel: t('gel'), dollar: t('dollar') }} />
        </div>
      </div>
    </>
  );
}

/** What apartments cost and let for at a place. */
export function PricesView(props: PricesViewProps) {
  const { prices, deal, paths, listPaths, listPathOf, conditionName, beside, crumbs } = props;
  const t = useTranslations('prices');
  const shown = prices[deal];
  const groupsOfAreas = useAreaGroups(shown, listPathOf);
  const groupsOfConditions = shown.conditions.flatMap((sample) => {
    const name = conditionName(sample.condition_id);
    return name === null
      ? []
      : [{ ...sample, key: String(sample.condition_id), name, href: listPathOf({ conditions: [sample.condition_id] }) }];
  });
  const { level, id } = prices.place;
  const csvHref = `/api/microservice/prices/history.csv${level === 'country' ? '' : `?${level}=${id}`}`;
  const wider = level === 'urbans' ? crumbs[1] : null;
  return (
    <div data-page="prices" className="container-page pb-12 lg:pb-20">
      <Heading {...props} />
      <FigureCards prices={prices} listPaths={listPaths} />
      <LinkTabs
        label={t('deal')}
        items={(['sale', 'rent'] as const).map((one) => ({ href: paths[one], label: t(`tabs.${one}`), isCurrent: one === deal }))}
        className="mt-6 print:hidden"
      />
      <div className="mt-5 grid grid-cols-1 gap-5 xl:grid-cols-[minmax(0,1fr)_400px]">
        <section aria-labelledby="price-months" className="min-w-0 overflow-x-clip rounded-card p-4 shadow-hairline lg:p-6">
          <h2 id="price-months" className="type-h3">
            {t(`history.${deal}`, { count: shown.months.length })}
          </h2>
          <ByCurrency gel={<HistoryChart deal={shown} currencyId={1} />} dollar={<HistoryChart deal={shown} currencyId={2} />} />
        </section>
        <PlacesBeside title={t(`beside.${prices.place.level}`)} places={beside} wider={wider ?? null} />
      </div>
      <section aria-labelledby="price-groups" className="mt-5 rounded-card p-4 shadow-hairline lg:p-6">
        <h2 id="price-groups" className="mt type-h2">
          {t(`groups.${deal}`)}
        </h2>
        <QuartileRows title={t('area')} groups={groupsOfAreas} dealTypeId={shown.deal_type_id} />
        <QuartileRows title={t('condition')} groups={groupsOfConditions} dealTypeId={shown.deal_type_id} />
      </section>
      <div className="type-xs mt-5 flex max-w-200 gap-3 text-ink-2">
        <InfoIcon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        <div className="flex flex-col gap-1">
          <p>{t('how.counted', { min: pricedHomesMin })}</p>
          <p>{t('how.months')}</p>
          <p>{t('how.time')}</p>
          <p>{t('how.yield')}</p>
          <p className="print:hidden">
            <a href={csvHref} download className="hit font-medium text-link hover:underline">
              {t('csv')}
            </a>
          </p>
        </div>
      </div>
    </div>
  );
}
