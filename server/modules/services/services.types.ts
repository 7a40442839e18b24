import type { Localised } from '@/lib/contracts/common';
import type { ServiceType } from '@/lib/contracts/money/services';
import { orderLines } from '@/lib/domain/order/order-lines';
import {
  facebookDays,
  type PriceBook,
  type PriceKey,
  packageCounts,
  packageLines,
  sumOfLines,
  tierPriceKey,
} from '@/lib/domain/order/price-book';
import { type ServiceId, serviceIds } from '@/lib/domain/order/services';
import { type TierId, tierIds } from '@/lib/domain/promotion/tiers';

/** One type of a service; amounts in tetri. */
export type TypeDraft = {
  id: number;
  key: string;
  name: Localised;
  priceMinor: number;
  unit: ServiceType['unit'];
  unitMinor: number;
  includedSqm: number | null;
  landMinor: number | null;
  days: { days: number; amountMinor: number }[];
  packages: { count: number; amountMinor: number; fullMinor: number; discountPercent: number }[];
};

const named = (ka: string, en: string, ru: string): Localised => ({ ka, en, ru });
const draft = (
  id: number,
  key: string,
  name: Localised,
  priceMinor: number,
  rest: Partial<Omit<TypeDraft, 'id' | 'key' | 'name' | 'priceMinor'>> = {},
): TypeDraft => ({
  id,
  key,
  name,
  priceMinor,
  unit: 'piece',
  unitMinor: priceMinor,
  includedSqm: null,
  landMinor: null,
  days: [],
  packages: [],
  ...rest,
});

const tierNames: Readonly<Record<TierId, Localised>> = {
  [tierIds.superVip]: named('SUPER VIP', 'Super VIP', 'SUPER VIP'),
  [tierIds.vipPlus]: named('VIP პლუსი', 'VIP plus', 'VIP плюс'),
  [tierIds.vip]: named('VIP', 'VIP', 'VIP'),
};

function tierDraft(book: PriceBook, tierId: TierId): TypeDraft {
  const key = tierPriceKey(tierId);
  const packages = packageCounts.map((count) => {
    const lines = packageLines(book, tierId, count);
    return {
      count,
      amountMinor: sumOfLines(lines),
      fullMinor: lines[0]?.amountMinor ?? 0,
      discountPercent: book[`package_discount_${count}`],
    };
  });
  return draft(tierId, key.replace('_day', ''), tierNames[tierId], book[key], { unit: 'day', packages });
}

const tourDraft = (book: PriceBook, tour: 'photo_tour' | 'tour_3d', name: Localised): TypeDraft =>
  draft(1, tour, name, book[`${tour}_base`], {
    unit: 'sqm',
    unitMinor: book[`${tour}_sqm`],
    includedSqm: book[`${tour}_included_sqm`],
  });

const piece = (book: PriceBook, id: number, key: string, priceKey: PriceKey, name: Localised): TypeDraft =>
  draft(id, key, name, book[priceKey]);

const readers: Readonly<Partial<Record<ServiceId, (book: PriceBook) => TypeDraft[]>>> = {
  [serviceIds.vip]: (book) => [tierIds.superVip, tierIds.vipPlus, tierIds.vip].map((tierId) => tierDraft(book, tierId)),
  [serviceIds.facebook]: (book) =>
    facebookDays.map((days) => {
      const amountMinor = sumOfLines(orderLines(serviceIds.facebook, { days }, 1, book) ?? []);
      const name = named(`${days} დღე`, `${days} days`, days === 3 ? '3 дня' : `${days} дней`);
      return draft(days, String(days), name, amountMinor, { days: [{ days, amountMinor }] });
    }),
  [serviceIds.tour3d]: (book) => [tourDraft(book, 'tour_3d', named('3D ტური', '3D tour', '3D-тур'))],
  [serviceIds.photoTour]: (book) => [tourDraft(book, 'photo_tour', named('ფოტოგადაღება', 'Photo shoot', 'Фотосъёмка'))],
  [serviceIds.rate]: (book) =>
    [
      piece(book, 1, 'self', 'rate_self', named('თქვენთვის', 'For yourself', 'Для себя')),
      piece(book, 2, 'bank', 'rate_official', named('ბანკისთვის', 'For a bank', 'Для банка')),
      piece(book, 3, 'court', 'rate_official', named('სასამართლოსთვის', 'For a court', 'Для суда')),
    ].map((row) => ({ ...row, landMinor: book.rate_land })),
  [serviceIds.measure]: (book) => [
    draft(1, 'building', named('ბინა ან შენობა', 'Flat or building', 'Квартира или здание'), book.measure_min, {
      unit: 'sqm',
      unitMinor: book.measure_sqm,
      includedSqm: Math.floor(book.measure_min / Math.max(1, book.measure_sqm)),
    }),
    draft(2, 'land', named('მიწის ნაკვეთი', 'Land plot', 'Земельный участок'), book.measure_land, { unit: 'parcel' }),
  ],
  [serviceIds.legalCheck]: (book) => [
    piece(book, 1, 'legal_check', 'legal_check', named('ამონაწერი და შემოწმება', 'Extract and check', 'Выписка и проверка')),
  ],
  [serviceIds.publicRegistry]: (book) => [
    piece(book, 1, '4_days', 'registry_4_days', named('4 სამუშაო დღე', '4 working days', '4 рабочих дня')),
    piece(book, 2, '1_day', 'registry_1_day', named('1 სამუშაო დღე', '1 working day', '1 рабочий день')),
    piece(book, 3, 'same_day', 'registry_same_day', named('იმავე დღეს', 'The same day', 'В тот же день')),
  ],
  [serviceIds.aiData]: (book) => [piece(book, 1, 'ai_data', 'ai_data', named('AI მონაცემები', 'AI data', 'Данные AI'))],
};

/** The types of a service at the prices of a price book. */
export const serviceTypesOf = (serviceId: ServiceId, book: PriceBook): TypeDraft[] => readers[serviceId]?.(book) ?? [];

/** The name in an order's details of the chosen kind. */
export const choiceDetailOf = (serviceId: ServiceId): string =>
  (({ [serviceIds.vip]: 'tier_id', [serviceIds.facebook]: 'days' }) as Partial<Record<ServiceId, string>>)[serviceId] ?? 'type';
