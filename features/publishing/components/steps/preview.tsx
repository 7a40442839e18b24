'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useStore } from 'zustand';
import { useListingValues } from '@/components/listing-form/listing-form-context';
import { StatementCard } from '@/components/statement-card/statement-card';
import { UserText } from '@/components/ui/display/user-text';
import { InlineAlert } from '@/components/ui/feedback/inline-alert';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { priceTypeIds } from '@/lib/domain/money/price';
import { placesOf } from '@/lib/domain/place/place-selection';
import { parseDecimal } from '@/lib/domain/statement/listing-values';
import { formatPrice, formatPriceFrom, formatPricePeriod } from '@/lib/format/money';
import { formatArea } from '@/lib/format/number';
import { formatPhone } from '@/lib/format/phone';
import { useOwnCard } from '../../queries/own-statement';
import { usePublishForm, useStatement } from '../form-context';

/** The card of lists, to look at only: it is inert, and the heading next to it has the same facts for screen readers. */
function CardPreview() {
  const t = useTranslations('publishing.preview');
  const statement = useStatement();
  const photoCount = useStore(
    usePublishForm().photos.store,
    ({ photos }) => photos.filter(({ state }) => state === 'uploaded').length,
  );
  const card = useOwnCard(statement?.id, statement ? statement.version * 100 + photoCount : undefined);
  if (card.isError) return <InlineAlert tone="warning">{t('failed')}</InlineAlert>;
  if (!card.data) return card.isPending ? <Skeleton className="h-86 w-full rounded-card" /> : null;
  return (
    <div inert>
      <StatementCard statement={card.data} now={new Date()} isEager />
    </div>
  );
}

/** The head of the statement's page: title, place, price and description. */
function HeadPreview() {
  const t = useTranslations('publishing.preview');
  const locale = useLocale();
  const statement = useStatement();
  const { cities } = usePublishForm();
  const values = useListingValues((all) => all);
  const price = parseDecimal(values.price);
  const currencyId = values.currency_id ?? 2;
  const isNegotiable = values.price_type_id === priceTypeIds.negotiable;
  const format = values.price_type_id === priceTypeIds.from ? formatPriceFrom : formatPrice;
  const area = parseDecimal(values.area);
  const street = [values.street_name || values.address, values.street_number].filter(Boolean).join(' ');
  const places = placesOf(values, cities).map(({ display_names }) => display_names[locale]);
  const comment = values.comments[locale] || values.comments.ka || values.comments.en || values.comments.ru;
  return (
    <article className="flex min-w-0 flex-col gap-2">
      <h3 className="type-listing-title break-words">{statement?.dynamic_titles[locale]}</h3>
      <p className="type-sm text-ink-2">{[street, ...places.reverse()].filter(Boolean).join(', ')}</p>
      <p className="type-price-xl">
        {isNegotiable || price === null
          ? t(isNegotiable ? 'negotiable' : 'no_price')
          : format(price, currencyId, locale) + formatPricePeriod(values.deal_type_id ?? 0, locale)}
      </p>
      <p className="type-sm text-ink-2">
        {[
          area === null ? '' : formatArea(area, locale, values.area_type_id ?? 1),
          values.phone_number && formatPhone(values.phone_number),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p className="type-body mt-1 line-clamp-6">{comment ? <UserText text={comment} /> : t('no_comment')}</p>
    </article>
  );
}

/** How others will see the statement: the card of lists and the head of its page. */
export function Preview() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,410px)_minmax(0,1fr)]">
      <CardPreview />
      <HeadPreview />
    </div>
  );
}
