import type { Localised } from '@/lib/contracts/common';
import { type ServicePageKey, serviceRows } from '@/lib/contracts/money/service-table';
import { dealTypeIdsOf, type RealEstateTypeId } from '@/lib/domain/statement/market-ids';
import layoutEn from '@/messages/en/layout.json';
import servicesEn from '@/messages/en/services.json';
import layoutKa from '@/messages/ka/layout.json';
import servicesKa from '@/messages/ka/services.json';
import layoutRu from '@/messages/ru/layout.json';
import servicesRu from '@/messages/ru/services.json';
import type { navEntries } from '../modules/site/site.table';

type Row = typeof navEntries.$inferInsert;
type Child = { key: string; title: Localised; url: string };

const navTitle = (key: keyof typeof layoutEn.nav): Localised => ({
  ...{ ka: layoutKa.nav[key], en: layoutEn.nav[key], ru: layoutRu.nav[key] },
});
const typeTitle = (key: keyof typeof layoutEn.types): Localised => ({
  ...{ ka: layoutKa.types[key], en: layoutEn.types[key], ru: layoutRu.types[key] },
});
const serviceTitle = (key: keyof typeof servicesEn.names): Localised => ({
  ...{ ka: servicesKa.names[key], en: servicesEn.names[key], ru: servicesRu.names[key] },
});

/** Types in the order of the menus: land after the buildings people live in. */
const types = { apartment: 1, house: 2, country_house: 3, commercial: 5, land_plot: 4, hotel: 6 } as const satisfies Record<
  keyof typeof layoutEn.types,
  RealEstateTypeId
>;
const deals = { sale: 1, rent: 2, daily_rent: 7, pledge: 3 } as const;
function dealChildren(deal: keyof typeof deals): Child[] {
  const dealId = deals[deal];
  const list = `/s?deal_types=${dealId}`;
  const offered = (Object.keys(types) as (keyof typeof types)[]).filter((type) => dealTypeIdsOf(types[type]).includes(dealId));
  return [
    { key: 'all', title: navTitle('all'), url: list },
    ...offered.map((type) => ({ key: type, title: typeTitle(type), url: `${list}&real_estate_types=${types[type]}` })),
    // Land is leased instead of rented.
    ...(deal === 'rent'
      ? [{ key: 'land_lease', title: navTitle('land_lease'), url: `/s?deal_types=10&real_estate_types=${types.land_plot}` }]
      : []),
  ];
}

const withChildren = (key: string, title: Localised, url: string | null, position: number, children: Child[]): Row[] => [
  { key, parentKey: null, title, url, position },
  ...children.map((child, index) => ({ ...child, key: `${key}.${child.key}`, parentKey: key, position: index })),
];

/** The main navigation of a fresh installation. `property_reformation` leads to INTERIOR_SITE_URL, and is absent without it. */
export const navigationRows = (): Row[] => [
  ...(Object.keys(deals) as (keyof typeof deals)[]).flatMap((deal, index) =>
    withChildren(deal, navTitle(deal), `/s?deal_types=${deals[deal]}`, index, dealChildren(deal)),
  ),
  ...withChildren(
    'services',
    navTitle('services'),
    null,
    4,
    serviceRows.flatMap(({ page }) =>
      page ? [{ key: page.key, title: serviceTitle(page.key as ServicePageKey), url: page.landing }] : [],
    ),
  ),
  { key: 'property_reformation', parentKey: null, title: navTitle('property_reformation'), url: null, position: 5 },
];
