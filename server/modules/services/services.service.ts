import type { Locale } from '@/lib/contracts/common';
import { serviceRowOf } from '@/lib/contracts/money/service-table';
import {
  type Rater,
  type ServiceKey,
  type ServicePage,
  type ServiceTypes,
  servicePageKeys,
} from '@/lib/contracts/money/services';
import { hasVisit, type ServiceId, serviceIds, serviceKeys } from '@/lib/domain/order/services';
import { dayMs } from '@/lib/domain/time/duration';
import { notFound } from '../../http/errors';
import { toNamedItem } from '../../localised';
import type { Clock } from '../../ports/clock';
import type { PriceBookRepository } from './price-book.repository';
import type { PromoCodesRepository } from './promo-codes.repository';
import type { ServicesRepository } from './services.repository';
import { choiceDetailOf, serviceTypesOf, type TypeDraft } from './services.types';
import type { VisitsRepository } from './visits.repository';

export type ServicesParts = {
  services: ServicesRepository;
  priceBook: PriceBookRepository;
  promoCodes: PromoCodesRepository;
  visits: VisitsRepository;
  clock: Clock;
};
export type CatalogueService = ReturnType<typeof createCatalogueService>;

const chosenWithinMs = 90 * dayMs;
/** With fewer orders the most frequent choice is not meaningful. */
const chosenOrdersMin = 10;

/** @throws ApiError 404 for an unknown key */
export function serviceIdOf(key: string): ServiceId {
  if (!Object.hasOwn(serviceKeys, key)) throw notFound();
  return serviceKeys[key as ServiceKey];
}

/** The choice of most orders; null when there are few, or two are level. */
function mostChosen(counts: ReadonlyMap<string, number>): string | null {
  const [first, second] = [...counts].toSorted(([, one], [, other]) => other - one);
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return first && total >= chosenOrdersMin && first[1] > (second?.[1] ?? 0) ? first[0] : null;
}

export const propertyOf = (serviceId: number): ServiceTypes['requires']['property'] =>
  serviceRowOf(serviceId)?.property ?? 'own_or_address';
export const takesPromoCodes = (serviceId: number): boolean => serviceRowOf(serviceId)?.takesPromoCodes ?? false;
export const hasRater = (serviceId: number): boolean => serviceRowOf(serviceId)?.hasRater ?? false;

const toType = (
  { priceMinor, unitMinor, includedSqm, landMinor, days, packages, ...draft }: TypeDraft,
  isMostChosen: boolean,
  locale: Locale,
): ServiceTypes['types'][number] => ({
  ...toNamedItem(draft, locale),
  key: draft.key,
  price: priceMinor / 100,
  unit: draft.unit,
  unit_price: unitMinor / 100,
  included_sqm: includedSqm,
  land_price: landMinor === null ? null : landMinor / 100,
  days: days.map((term) => ({ days: term.days, price: term.amountMinor / 100 })),
  packages: packages.map(({ count, amountMinor, fullMinor, discountPercent }) => ({
    count,
    price: amountMinor / 100,
    full_price: fullMinor / 100,
    discount_percent: discountPercent,
  })),
  is_most_chosen: isMostChosen,
});

/** What is sold: types with their prices, forms, valuers, landing pages. */
export function createCatalogueService({ services, priceBook, promoCodes, visits, clock }: ServicesParts) {
  return {
    /** @throws ApiError 404 for an unknown key */
    types: async (key: string, locale: Locale): Promise<ServiceTypes> => {
      const serviceId = serviceIdOf(key);
      const now = clock();
      const detail = choiceDetailOf(serviceId);
      const [book, form, counts, isPromoted, cityIds] = await Promise.all([
        priceBook.findPrices(now),
        services.findForm(serviceId),
        services.countChoices(serviceId, detail, new Date(now.getTime() - chosenWithinMs)),
        promoCodes.hasHolding(serviceId, now),
        visits.servedCityIds(serviceId),
      ]);
      const chosen = mostChosen(counts);
      const drafts = serviceTypesOf(serviceId, book);
      return {
        service_id: serviceId,
        types: drafts.map((row) => {
          const isChosen = drafts.length > 1 && chosen === (detail === 'type' ? row.key : String(row.id));
          return toType(row, isChosen, locale);
        }),
        fields: form?.fields ?? [],
        requires: {
          property: propertyOf(serviceId),
          visit: hasVisit(serviceId),
          rater: hasRater(serviceId),
          promo_code: takesPromoCodes(serviceId),
          files_max: form?.filesMax ?? 0,
        },
        city_ids: hasVisit(serviceId) ? cityIds : [],
        has_active_promo_code: takesPromoCodes(serviceId) && isPromoted,
      };
    },

    raters: async (locale: Locale): Promise<Rater[]> =>
      (await services.findRaters()).map((row) => ({
        ...toNamedItem(row, locale),
        about: row.about,
        logo: row.logo,
        rate_types: row.rateTypes,
      })),

    /** @throws ApiError 404 for an unknown key */
    page: async (key: string): Promise<ServicePage> => {
      const known = servicePageKeys.find((candidate) => candidate === key);
      const row = known && (await services.findPage(known));
      if (!known || !row) throw notFound();
      const serviceId = Object.values(serviceIds).find((id) => id === row.serviceId);
      const drafts = serviceId === undefined ? [] : serviceTypesOf(serviceId, await priceBook.findPrices(clock()));
      const { title, lead, steps, benefits, questions } = row;
      const priceMinor = Math.min(...drafts.map((draft) => draft.priceMinor));
      return {
        key: known,
        service_id: row.serviceId,
        title,
        lead,
        steps,
        benefits,
        questions,
        price_from: Number.isFinite(priceMinor) ? priceMinor / 100 : 0,
      };
    },
  };
}
