import { clientPageSize, type InventoryItem, type InventoryItemBody, type InventoryPage } from '@/lib/contracts/account/clients';
import type { Locale } from '@/lib/contracts/common';
import { toPage } from '@/lib/contracts/paged';
import { ApiError, notFound } from '../../http/errors';
import { toNamedItem } from '../../localised';
import type { Clock } from '../../ports/clock';
import { assertPair, fromMinorUnits, toMinorUnits } from '../clients/criteria';
import { assertPlace, placeIdListsOf } from '../locations/assert-place';
import type { PlaceIdLists, PlaceRow, PlacesRepository } from '../locations/locations.repository';
import type { InventoryColumns, InventoryFilters, InventoryRepository, InventoryRowWithKeeper } from './inventory.repository';

export type InventoryParts = { inventory: InventoryRepository; places: PlacesRepository; clock: Clock };
export type InventoryService = ReturnType<typeof createInventoryService>;

const itemsMax = 10_000;

function toInventoryColumns(body: InventoryItemBody): InventoryColumns {
  return {
    dealTypeId: body.deal_type_id,
    realEstateTypeId: body.real_estate_type_id,
    cityId: body.city_id,
    districtId: body.district_id,
    urbanId: body.urban_id,
    address: body.address,
    areaSqm: body.area,
    roomTypeId: body.room_type_id,
    priceMinor: toMinorUnits(body.price),
    currencyId: body.currency_id,
    ownerName: body.owner_name,
    ownerPhone: body.owner_phone,
    comment: body.comment,
    isShared: body.shared,
  };
}

function placeOf({ urbanId, districtId, cityId }: InventoryColumns, known: PlaceRow[], locale: Locale): InventoryItem['place'] {
  const wanted: [keyof PlaceIdLists, number | null][] = [
    ['urbans', urbanId],
    ['districts', districtId],
    ['cities', cityId],
  ];
  for (const [level, id] of wanted) {
    const row = known.find((candidate) => candidate.level === level && candidate.id === id);
    if (row) return toNamedItem(row, locale);
  }
  return null;
}

/** An item as its reader sees it: the owner's name and phone and the comment are only for the user who added it. */
function toInventoryItem(
  { item, keeperName }: InventoryRowWithKeeper,
  readerId: number,
  known: PlaceRow[],
  locale: Locale,
): InventoryItem {
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
    price: fromMinorUnits(item.priceMinor),
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

/** The private inventory of brokers and agents. What a reader may not see is 404, as what does not exist. */
export function createInventoryService({ inventory, places, clock }: InventoryParts) {
  const find = async (userId: number, id: number, locale: Locale): Promise<InventoryItem> => {
    const row = await inventory.findVisible(userId, id);
    if (!row) throw notFound();
    return toInventoryItem(row, userId, await places.find(placeIdListsOf([row.item])), locale);
  };

  /** @throws ApiError 422 for a pair or a place that does not exist */
  const checked = async (body: InventoryItemBody): Promise<InventoryColumns> => {
    assertPair(body.deal_type_id, body.real_estate_type_id);
    const columns = toInventoryColumns(body);
    assertPlace(columns, await places.find(placeIdListsOf([columns])));
    return columns;
  };

  return {
    find,

    list: async (userId: number, filters: InventoryFilters, page: number, locale: Locale): Promise<InventoryPage> => {
      const total = await inventory.count(userId, filters);
      const rows = await inventory.page(userId, filters, clientPageSize, (page - 1) * clientPageSize);
      const known = await places.find(placeIdListsOf(rows.map(({ item }) => item)));
      return toPage(
        rows.map((row) => toInventoryItem(row, userId, known, locale)),
        page,
        clientPageSize,
        total,
      );
    },

    /** @throws ApiError 409 when there are too many already */
    add: async (userId: number, body: InventoryItemBody, locale: Locale): Promise<InventoryItem> => {
      const columns = await checked(body);
      if ((await inventory.count(userId, { kept_by: 'me' })) >= itemsMax) throw new ApiError(409, 'errors.stock_full');
      return find(userId, await inventory.add(userId, columns, clock()), locale);
    },

    /** @throws ApiError 404 for what colleagues share, too: they may look, not change */
    change: async (userId: number, id: number, body: InventoryItemBody, locale: Locale): Promise<InventoryItem> => {
      const row = await inventory.findVisible(userId, id);
      if (row?.item.userId !== userId) throw notFound();
      if (!(await inventory.change(userId, id, await checked(body), clock()))) throw notFound();
      return find(userId, id, locale);
    },

    remove: async (userId: number, id: number): Promise<void> => {
      if (!(await inventory.remove(userId, id))) throw notFound();
    },
  };
}
