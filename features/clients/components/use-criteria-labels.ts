import { useLocale, useTranslations } from 'next-intl';
import { useMarketLabels } from '@/components/crud/use-market-labels';
import type { BuyerTiming, Client, Criteria } from '@/lib/contracts/account/clients';
import { formatPrice, formatPriceFrom, formatPriceTo } from '@/lib/format/money';

/** Labels of what a buyer looks for. */
export function useCriteriaLabels() {
  const t = useTranslations('clients');
  const locale = useLocale();
  const labels = useMarketLabels();

  const price = ({ price_from: from, price_to: to, currency_id: currencyId }: Criteria): string | null => {
    if (from !== null && to !== null) return `${formatPrice(from, currencyId, locale)} – ${formatPrice(to, currencyId, locale)}`;
    if (from !== null) return formatPriceFrom(from, currencyId, locale);
    return to === null ? null : formatPriceTo(to, currencyId, locale);
  };
  const area = ({ area_from: from, area_to: to }: Criteria): string | null => {
    if (from !== null && to !== null) return `${labels.area(from)} – ${labels.area(to)}`;
    if (from !== null) return t('area_from', { area: labels.area(from) });
    return to === null ? null : t('area_to', { area: labels.area(to) });
  };
  const rooms = ({ room_types: ids }: Criteria): string | null =>
    ids.length === 0 ? null : t('rooms', { list: ids.map(labels.roomCount).join(', ') });

  const timing = (value: BuyerTiming | null | undefined): string | null =>
    value && value !== 'any' ? t(`timings.${value}`) : null;

  return (criteria: Criteria & Pick<Client, 'places'> & { timing?: BuyerTiming | null }) => ({
    title: `${labels.type(criteria.real_estate_type_id)}, ${labels.deal(criteria.deal_type_id).toLocaleLowerCase(locale)}`,
    places: criteria.places.map(({ display_names }) => display_names[locale]).join(', '),
    facts: [price(criteria), rooms(criteria), area(criteria), timing(criteria.timing)].filter((fact) => fact !== null),
  });
}
