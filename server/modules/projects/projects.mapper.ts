import type { Localised } from '@/lib/contracts/common';
import type {
  Amounts,
  PriceList,
  ProgressReport,
  ProjectCard,
  ProjectDeveloper,
  ProjectOffer,
  ProjectPlan,
  ProjectRooms,
  SquarePriceQuarter,
} from '@/lib/contracts/companies/projects';
import { perLocale } from '@/lib/contracts/locales';
import { roundArea } from '@/lib/domain/area/area';
import { toMajorUnits } from '@/lib/domain/money/amount';
import { projectUuid } from '@/lib/domain/project/project-uuid';
import { maskPhone } from '@/lib/domain/statement/masked-phones';
import type { DeveloperRow, ProjectCardRow, RoomsRow } from './projects.rows';
import type { projectFlats, projectOffers, projectPlans, projectProgress, projectQuarters } from './projects.table';

const wholeUnits = (minor: number): number => Math.round(toMajorUnits(minor));

const toAmounts = (gelMinor: number | null, usdMinor: number | null): Amounts | null =>
  gelMinor === null || usdMinor === null ? null : { '1': wholeUnits(gelMinor), '2': wholeUnits(usdMinor) };

const quarterOf = (year: number | null, quarter: number | null) => (year === null || quarter === null ? null : { year, quarter });

/** The names of the places around, smallest first, no name twice. */
const placeNamesOf = ({ urbanName, districtName, cityName }: ProjectCardRow): Localised =>
  perLocale((locale) => {
    const names = [(urbanName ?? districtName)?.[locale], cityName?.[locale]];
    return [...new Set(names.filter(Boolean))].join(', ');
  });

export function toProjectCard(row: ProjectCardRow): ProjectCard {
  return {
    id: row.id,
    uuid: projectUuid(row.id),
    slug: row.slug,
    display_name: row.name.ka,
    display_names: row.name,
    city_id: row.cityId,
    district_id: row.districtId,
    urban_id: row.urbanId,
    place_names: placeNamesOf(row),
    addresses: row.address,
    lat: row.latitude,
    lng: row.longitude,
    stage: row.stage,
    is_stopped: row.isStopped,
    progress_percent: row.progressPercent,
    handover: quarterOf(row.handoverYear, row.handoverQuarter),
    first_handover: quarterOf(row.firstHandoverYear, row.firstHandoverQuarter),
    image: row.images.find((image) => image.is_main) ?? row.images[0] ?? null,
    square_price_from: toAmounts(row.squarePriceGelMinor, row.squarePriceUsdMinor),
    flats_for_sale: row.flatsForSale,
    developer:
      row.developerId === null || row.developerName === null
        ? null
        : { id: row.developerId, name: row.developerName, slug: row.developerSlug },
  };
}

export const toProjectDeveloper = (row: DeveloperRow): ProjectDeveloper => ({
  id: row.id,
  name: row.name,
  slug: row.slug,
  logo: row.logo,
  is_verified: row.isVerified,
  projects_count: row.projectsCount,
  delivered_count: row.deliveredCount,
  phone: maskPhone(row.phone),
});

const toRooms = (row: RoomsRow): ProjectRooms => ({
  room_type_id: row.roomTypeId,
  flats_for_sale: row.total,
  area_from: roundArea(row.areaFrom),
  area_to: roundArea(row.areaTo),
  price_from: toAmounts(row.priceFromGelMinor, row.priceFromUsdMinor),
  price_to: toAmounts(row.priceToGelMinor, row.priceToUsdMinor),
  square_price_from: toAmounts(row.squareGelMinor, row.squareUsdMinor),
});

/** The flats on sale by rooms; the rooms that only plans or the price list name have a row without flats. */
export function toRoomsTable(rows: RoomsRow[], named: readonly number[]): ProjectRooms[] {
  const listed = rows.map(toRooms);
  const absent = [...new Set(named)].filter((id) => !rows.some(({ roomTypeId }) => roomTypeId === id));
  const empty = { flats_for_sale: 0, area_from: null, area_to: null, price_from: null, price_to: null, square_price_from: null };
  return [...listed, ...absent.map((room_type_id) => ({ room_type_id, ...empty }))].sort(
    (one, other) => one.room_type_id - other.room_type_id,
  );
}

/** The lowest of the rows' prices. */
export function lowestPrice(rooms: readonly ProjectRooms[]): Amounts | null {
  const prices = rooms.flatMap(({ price_from }) => (price_from === null ? [] : [price_from]));
  const lowest = (currency: string) => Math.min(...prices.map((price) => price[currency] ?? Number.POSITIVE_INFINITY));
  return prices.length === 0 ? null : { '1': lowest('1'), '2': lowest('2') };
}

/** @param usdRateGel the price of a dollar in GEL; both currencies of a quarter follow its dollars, at the rate of today */
export const toQuarter = (row: typeof projectQuarters.$inferSelect, usdRateGel: number): SquarePriceQuarter => ({
  year: row.year,
  quarter: row.quarter,
  square_price: { '1': wholeUnits(row.squarePriceUsdMinor * usdRateGel), '2': wholeUnits(row.squarePriceUsdMinor) },
});

export const toProgress = (row: typeof projectProgress.$inferSelect): ProgressReport => ({
  id: row.id,
  happened_on: row.happenedOn,
  stage: row.stage,
  percent: row.percent,
  images: row.images,
});

export const toPlan = (row: typeof projectPlans.$inferSelect): ProjectPlan => ({
  id: row.id,
  room_type_id: row.roomTypeId,
  area: row.areaSqm,
  image: row.image,
});

export const toOffer = (row: typeof projectOffers.$inferSelect): ProjectOffer => ({
  id: row.id,
  title: row.title,
  text: row.text,
  starts_on: row.startsOn,
  ends_on: row.endsOn,
});

/** The developer's price list with its counts; null without a flat. */
export function toPriceList(rows: (typeof projectFlats.$inferSelect)[]): PriceList | null {
  if (rows.length === 0) return null;
  const totalOf = (state: string) => rows.filter((row) => row.state === state).length;
  return {
    updated_at: new Date(Math.max(...rows.map(({ updatedAt }) => updatedAt.getTime()))).toISOString(),
    available: totalOf('available'),
    reserved: totalOf('reserved'),
    sold: totalOf('sold'),
    flats: rows.map((row) => ({
      number: row.number,
      floor: row.floor,
      room_type_id: row.roomTypeId,
      area: row.areaSqm,
      price: row.priceMinor === null ? null : toMajorUnits(row.priceMinor),
      currency_id: row.currencyId,
      state: row.state,
    })),
  };
}
