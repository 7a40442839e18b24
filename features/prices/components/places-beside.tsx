import { ArrowRightIcon } from '@phosphor-icons/react/dist/ssr/ArrowRight';
import { useTranslations } from 'next-intl';
import { ByCurrency } from '@/components/ui/display/by-currency';
import { Link } from '@/components/ui/navigation/link';
import { cn } from '@/lib/cn';
import type { PlacePrices } from '@/lib/contracts/statements/prices';
import type { CurrencyId } from '@/lib/domain/money/currency';
import { dealTypes } from '@/lib/domain/statement/market-ids';
import { Change } from './figure-cards';
import { useAmounts } from './use-amounts';

export type BesidePlace = PlacePrices['places'][number] & { name: string; href: string; isCurrent: boolean };
type Props = { title: string; places: BesidePlace[]; wider: { name: string; href: string } | null };

function Rows({ places, currencyId }: Pick<Props, 'places'> & { currencyId: CurrencyId }) {
  const { perSqm } = useAmounts(dealTypes.sale, currencyId);
  return (
    <ul className="mt-3 max-h-90 overflow-y-auto border-t border-line">
      {places.map(({ level, id, name, href, isCurrent, figure, change_pct }) => (
        <li key={`${level}-${id}`} className="border-b border-line last:border-0">
          <Link
            href={href}
            aria-current={isCurrent ? 'page' : undefined}
            className="type-sm flex min-h-11 items-center gap-4 py-2 large-text:flex-wrap hover:underline"
          >
            <span className={cn('min-w-0 flex-1 large-text:basis-full', isCurrent && 'font-semibold')}>{name}</span>
            <span className="num font-semibold whitespace-nowrap">{perSqm(figure[currencyId].median)}</span>
            <Change percent={change_pct} className="type-xs min-w-14 text-right" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Sale prices of the neighbouring places, or of its parts, the most expensive first. */
export function PlacesBeside({ title, places, wider }: Props) {
  const t = useTranslations('prices');
  return (
    <section aria-labelledby="places-beside" className="rounded-card p-4 shadow-hairline lg:p-6">
      <h2 id="places-beside" className="type-h3">
        {title}
      </h2>
      <p className="type-xs mt-0.5 text-ink-2">{places.length === 0 ? t('too_few') : t('beside_text')}</p>
      {places.length === 0 ? null : (
        <ByCurrency gel={<Rows places={places} currencyId={1} />} dollar={<Rows places={places} currencyId={2} />} />
      )}
      {wider ? (
        <Link
          href={wider.href}
          className="hit type-sm mt-3 inline-flex items-center gap-1.5 font-medium text-link hover:underline"
        >
          {t('all_of', { place: wider.name })}
          <ArrowRightIcon aria-hidden="true" className="size-4" />
        </Link>
      ) : null}
    </section>
  );
}
