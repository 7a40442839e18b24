import { clientPageSize, type Stock, type StockBody, type StockItem } from '@/lib/contracts/clients';
import type { Locale } from '@/lib/contracts/common';
import { pageOf } from '@/lib/contracts/paged';
import { ApiError, invalid, notFound } from '../../http/errors';
import type { Clock } from '../../ports/clock';
import type { PlaceIds, PlaceRow, PlacesRepository } from '../clients/places.repository';
import { assertPair, inMinor, inUnits } from '../clients/wish';
import type { KeptRow, StockColumns, StockFilters, StockRepository } from './my-base.repository';

export type StockParts = { stock: StockRepository; places: PlacesRepository; clock: Clock };
export type StockService = ReturnType<typeof createStockService>;

const itemsMax = 10_000;

const placesOf = (rows: { cityId: number; districtId: number | null; urbanId: number | null }[]): PlaceIds => ({
  cities: rows.map(({ cityId }) => cityId),
  districts: rows.flatMap(({ districtId }) => districtId ?? []),
  urbans: rows.flatMap(({ urbanId }) => urbanId ?? []),
});

function columnsOf(body: StockBody): StockColumns {
  return {
    dealTypeId: body.deal_type_id,
    realEstateTypeId: body.real_estate_type_id,
    cityId: body.city_id,
    districtId: body.district_id,
    urbanId: body.urban_id,
    address: body.address,
    areaSqm: body.area,
    roomTypeId: body.room_type_id,
    priceMinor: inMinor(body.price),
    currencyId: body.currency_id,
    ownerName: body.owner_name,
    ownerPhone: body.owner_phone,
    comment: body.comment,
    isShared: body.shared,
  };
}

/** @throws ApiError 422 for a place that is unknown, or lies outside the one above it */
function assertPlace(columns: StockColumns, known: PlaceRow[]): void {
  const find = (level: keyof PlaceIds, id: number | null) => known.find((row) => row.level === level && row.id === id);
  if (!find('cities', columns.cityId)) throw invalid({ city_id: ['errors.field_invalid'] });
  if (columns.districtId !== null && find('districts', columns.districtId)?.cityId !== columns.cityId)
    throw invalid({ district_id: ['errors.field_invalid'] });
  if (columns.urbanId === null) return;
  const urban = find('urbans', columns.urbanId);
  const isInside = urban?.cityId === columns.cityId && (columns.districtId === null || urban.districtId === columns.districtId);
  if (!isInside) throw invalid({ urban_id: ['errors.field_invalid'] });
}

function placeOf({ urbanId, districtId, cityId }: StockColumns, known: PlaceRow[], locale: Locale): StockItem['place'] {
  const wanted: [keyof PlaceIds, number | null][] = [
    ['urbans', urbanId],
    ['districts', districtId],
    ['cities', cityId],
  ];
  for (const [level, id] of wanted) {
    const row = known.find((candidate) => candidate.level === level && candidate.id === id);
    if (row) return { id: row.id, display_name: row.name[locale], display_names: row.name };
  }
  return null;
}

/** An item as its reader sees it: the owner's name and phone and the comment are the keeper's alone. */
function shapeItem({ item, keeperName }: KeptRow, readerId: number, known: PlaceRow[], locale: Locale): StockItem {
  const isOwn = item.userId === readerId;
  return {
    id: item.id,
    deal_type_id: item.dealTypeId,
    real_estate_type_id: item.realEstateTypeId,
    city_id: item.cityId,
    district_id: item.districtId,
    urban_id: item.urbanId,
    place: placeOf(item, known, locale),
    address: item.address,
    area: item.areaSqm,
    room_type_id: item.roomTypeId,
    price: inUnits(item.priceMinor),
    currency_id: item.currencyId,
    shared: item.isShared,
    is_own: isOwn,
    keeper_name: keeperName,
    owner_name: isOwn ? item.ownerName : null,
    owner_phone: isOwn ? item.ownerPhone : null,
    comment: isOwn ? item.comment : null,
    created_at: item.createdAt.toISOString(),
    updated_at: item.updatedAt.toISOString(),
  };
}

/** The private stock of brokers and agents. What a reader may not see is 404, as what does not exist. */
export function createStockService({ stock, places, clock }: StockParts) {
  const find = async (userId: number, id: number, locale: Locale): Promise<StockItem> => {
    const row = await stock.findVisible(userId, id);
    if (!row) throw notFound();
    return shapeItem(row, userId, await places.find(placesOf([row.item])), locale);
  };

  /** @throws ApiError 422 for a pair or a place that does not exist */
  const checked = async (body: StockBody): Promise<StockColumns> => {
    assertPair(body.deal_type_id, body.real_estate_type_id);
    const columns = columnsOf(body);
    assertPlace(columns, await places.find(placesOf([columns])));
    return columns;
  };

  return {
    find,

    list: async (userId: number, filters: StockFilters, page: number, locale: Locale): Promise<Stock> => {
      const total = await stock.count(userId, filters);
      const rows = await stock.page(userId, filters, clientPageSize, (page - 1) * clientPageSize);
      const known = await places.find(placesOf(rows.map(({ item }) => item)));
      return pageOf(
        rows.map((row) => shapeItem(row, userId, known, locale)),
        page,
        clientPageSize,
        total,
      );
    },

    /** @throws ApiError 409 when there are too many already */
    add: async (userId: number, body: StockBody, locale: Locale): Promise<StockItem> => {
      const columns = await checked(body);
      if ((await stock.count(userId, { kept_by: 'me' })) >= itemsMax) throw new ApiError(409, 'errors.stock_full');
      return find(userId, await stock.add(userId, columns, clock()), locale);
    },

    /** @throws ApiError 404 for what colleagues share, too: they may look, not change */
    change: async (userId: number, id: number, body: StockBody, locale: Locale): Promise<StockItem> => {
      const row = await stock.findVisible(userId, id);
      if (row?.item.userId !== userId) throw notFound();
      if (!(await stock.change(userId, id, await checked(body), clock()))) throw notFound();
      return find(userId, id, locale);
    },

    remove: async (userId: number, id: number): Promise<void> => {
      if (!(await stock.remove(userId, id))) throw notFound();
    },
  };
}
