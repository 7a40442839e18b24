import { getLocale, getTranslations } from 'next-intl/server';
import { buttonClasses } from '@/components/ui/buttons/button';
import { cn } from '@/lib/cn';
import type { ServiceTypes } from '@/lib/contracts/money/services';
import { currencyIds } from '@/lib/domain/money/currency';
import { formatPrice } from '@/lib/format/money';
import { formatArea } from '@/lib/format/number';
import { type PriceOption, priceOptions } from '../../domain/price-options';

type CardProps = { option: PriceOption; isMarked: boolean; href: string | null; action: string };

/** What the price of an option is for, in the terms of its kind. */
async function optionTitle({ type, area, days }: PriceOption): Promise<string> {
  const [t, locale] = [await getTranslations('services.landing'), await getLocale()];
  if (area) return area.isUpTo ? t('area_up_to', { area: formatArea(area.sqm, locale) }) : formatArea(area.sqm, locale);
  return days === null ? type.display_names[locale] : t('days', { count: days });
}

async function PriceCard({ option, isMarked, href, action }: CardProps) {
  const [t, locale] = [await getTranslations('services.landing'), await getLocale()];
  const { type, price } = option;
  const money = (amount: number) => formatPrice(amount, currencyIds.gel, locale);
  const title = await optionTitle(option);
  const notes = [
    type.unit === 'sqm' && option.area === null ? t('per_sqm', { price: money(type.unit_price) }) : null,
    option.area?.isUpTo ? t('above_sqm', { price: money(type.unit_price) }) : null,
    type.land_price === null ? null : t('land', { price: money(type.land_price) }),
  ].filter((note) => note !== null);
  return (
    <li
      className={cn(
        'flex flex-col rounded-card p-5 lg:p-6',
        isMarked ? 'bg-brand-soft inset-ring-[1.5px] inset-ring-brand' : 'shadow-hairline',
      )}
    >
      <div className="flex min-h-6 flex-wrap items-center justify-between gap-2">
        <h3 className="type-ui font-semibold">{title}</h3>
        {option.isMostChosen ? (
          <span className="type-xs rounded-full bg-brand px-2.5 py-0.5 font-medium text-white">{t('most_chosen')}</span>
        ) : null}
      </div>
      <p className="type-price-xl mt-2">{money(price)}</p>
      {notes.map((note) => (
        <p key={note} className="type-sm text-ink-2">
          {note}
        </p>
      ))}
      {href ? (
        <a
          href={href}
          rel="nofollow"
          aria-label={`${action}: ${title}`}
          className={cn(buttonClasses({ variant: isMarked ? 'primary' : 'secondary', isFullWidth: true }), 'mt-auto')}
        >
          {action}
        </a>
      ) : null}
    </li>
  );
}

type Props = { types: ServiceTypes /** The order view; null while it does not exist. */; href: string | null; action: string };

/** The address of the order view with the option chosen. */
function optionHref(href: string, { type, area, days }: PriceOption): string {
  const query = new URLSearchParams({ type: type.key });
  if (area) query.set('area', String(area.sqm));
  if (days !== null) query.set('days', String(days));
  return `${href}?${query}`;
}

/** The prices as cards; the one that the last orders chose most is marked, where the API marks it. */
export async function PriceCards({ types, href, action }: Props) {
  const t = await getTranslations('services.landing');
  const options = priceOptions(types.types);
  if (options.length === 0) return null;
  const hasArea = options.some(({ area }) => area !== null);
  return (
    <section aria-labelledby="prices" className="container-page py-6 lg:py-12">
      <h2 id="prices" className="mt type-h2">
        {t('prices')}
      </h2>
      <p className="type-sm mt-0.5 text-ink-2">{t(hasArea ? 'prices_area' : 'prices_text')}</p>
      <ul className="mt-4 grid gap-3 md:grid-cols-[repeat(auto-fit,minmax(--spacing(60),1fr))] lg:gap-5 [&>li>*:last-child]:mt-4 [&>li]:justify-between">
        {options.map((option) => (
          <PriceCard
            key={option.id}
            option={option}
            isMarked={option.isMostChosen}
            href={href && optionHref(href, option)}
            action={action}
          />
        ))}
      </ul>
    </section>
  );
}
