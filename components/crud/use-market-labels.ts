import { useLocale, useTranslations } from 'next-intl';
import {
  dealTypeIds,
  dealTypeIdsOf,
  isDealTypeId,
  isRealEstateTypeId,
  realEstateTypeIds,
  roomCountOf,
} from '@/lib/domain/statement/market-ids';
import { formatArea } from '@/lib/format/number';

/** Room type ids in order: 6 does not exist, 7 means six rooms, 11 ten and more. */
const roomTypeIds = [1, 2, 3, 4, 5, 7, 8, 9, 10, 11] as const;
const roomCountMax = 10;

/** Labels of the market's ids, and the options of a form. */
export function useMarketLabels() {
  const t = useTranslations('crud');
  const locale = useLocale();
  const deal = (id: number): string => (isDealTypeId(id) ? t(`deals.${id}`) : '');
  const type = (id: number): string => (isRealEstateTypeId(id) ? t(`types.${id}`) : '');
  const roomCount = (id: number): string => {
    const count = roomCountOf(id) ?? 0;
    return count >= roomCountMax ? `${count}+` : String(count);
  };
  const option = (labelOf: (id: number) => string) => (id: number) => ({ value: String(id), label: labelOf(id) });
  return {
    deal,
    type,
    roomCount,
    rooms: (id: number): string => t('rooms', { count: roomCount(id) }),
    area: (areaSqm: number): string => formatArea(areaSqm, locale),
    typeOptions: realEstateTypeIds.map(option(type)),
    roomOptions: roomTypeIds.map(option(roomCount)),
    /** The deals that a type allows; all of them without a type. */
    dealOptions: (typeId: number) => (isRealEstateTypeId(typeId) ? dealTypeIdsOf(typeId) : dealTypeIds).map(option(deal)),
  };
}
