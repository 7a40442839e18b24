// The one table of the list's filters. What reads them derives from it: the query string and its schema, the panel, chips, counts of options,
// the conditions of every search engine, and what a search that finds nothing may drop.

/** Parts of the filter panel, in their order. */
export const panelGroupNames = [
  'popular',
  'kind',
  'price',
  'place',
  'rooms',
  'building',
  'condition',
  'amenities',
  'author',
] as const;
export type PanelGroupName = (typeof panelGroupNames)[number];

type Common = {
  name: string;
  /** The part of the panel where it has a section of its own; absent for filters that other controls or only programs set. */
  panel?: PanelGroupName;
  /** The phrase under `relax.drop` that says what a search without it is like; absent where its name is enough. */
  phrase?: string;
};

/** Ids of which one has to fit: a small option of a row, several options of a row which all have to be there, or one of many. */
type ListFilter = Common & {
  kind: 'option' | 'options' | 'key';
  /** The field of search rows. */
  field: string;
  /** The number of statements of each option is shown beside it. */
  isCounted?: true;
  /** Whose statements a list shows; no condition of the visitor. */
  isScope?: true;
};
/** Places of all levels are alternatives; the most specific ones count. */
type PlaceFilter = Common & { kind: 'place'; field: string; isCounted?: true };
/** A switch: a field that is set, that has or lacks certain options, or that is at least so much. */
type FlagFilter = Common & {
  kind: 'flag';
  field: string;
  options?: readonly number[];
  notOptions?: readonly number[];
  least?: number;
};
/** A switch whose rows change with the clock: what is younger than some days, or has a paid tier that runs. */
type MomentFilter = Common & {
  kind: 'moment';
  field: string;
  withinDays?: number;
  tiers?: readonly number[];
  /** A flag that is enough by itself. */
  orField?: string;
};
/** Two bounds, `{name}_from` and `{name}_to`, both included. The field has `factor` times the unit of the bounds. */
type RangeFilter = Common & { kind: 'range'; field: string; factor: number; isWhole: boolean };
/** Bounds in whole units of `currency_id`; rows have minor units of the currency that their owner typed. */
type PriceFilter = Common & { kind: 'price'; fields: readonly [gel: string, usd: string] };
/** The longest walk to a station in minutes, together with the stations of `metro_station_ids`. */
type WalkFilter = Common & { kind: 'walk'; field: string; stationField: string; pointField: string };
type TextFilter = Common & { kind: 'text'; field: string };
/** A rectangle, or outlines that the visitor drew. */
type AreaFilter = Common & { kind: 'bounds' | 'areas'; field: string };

export type FilterDeclaration =
  | ListFilter
  | PlaceFilter
  | FlagFilter
  | MomentFilter
  | RangeFilter
  | PriceFilter
  | WalkFilter
  | TextFilter
  | AreaFilter;

/** Every filter, in the order of the query string: lists, flags, ranges, others. */
export const filterTable = [
  { name: 'ids', kind: 'key', field: 'id', isScope: true },
  { name: 'users', kind: 'key', field: 'userId', isScope: true },
  { name: 'deal_types', kind: 'option', field: 'dealTypeId', isCounted: true, phrase: 'deal_types' },
  { name: 'real_estate_types', kind: 'option', field: 'realEstateTypeId', isCounted: true, phrase: 'real_estate_types' },
  { name: 'cities', kind: 'place', field: 'cityId', isCounted: true },
  { name: 'districts', kind: 'place', field: 'districtId', isCounted: true },
  { name: 'urbans', kind: 'place', field: 'urbanId', isCounted: true },
  { name: 'streets', kind: 'place', field: 'streetId' },
  { name: 'grouped_streets', kind: 'place', field: 'streetId' },
  { name: 'metro_station_ids', kind: 'option', field: 'metroStationId', phrase: 'metro' },
  { name: 'statuses', kind: 'option', field: 'statusId', panel: 'building', isCounted: true, phrase: 'statuses' },
  { name: 'conditions', kind: 'option', field: 'conditionId', panel: 'condition', isCounted: true, phrase: 'conditions' },
  { name: 'project_types', kind: 'option', field: 'projectTypeId', panel: 'building', isCounted: true },
  { name: 'room_types', kind: 'option', field: 'roomTypeId', panel: 'rooms', isCounted: true, phrase: 'room_types' },
  { name: 'bedroom_types', kind: 'option', field: 'bedroomTypeId', panel: 'rooms', isCounted: true, phrase: 'bedroom_types' },
  { name: 'bathroom_types', kind: 'option', field: 'bathroomTypeId', panel: 'rooms', isCounted: true, phrase: 'bathroom_types' },
  { name: 'living_room_types', kind: 'option', field: 'livingRoomTypeId', panel: 'rooms', isCounted: true },
  { name: 'hot_water_types', kind: 'option', field: 'hotWaterTypeId', panel: 'condition', isCounted: true },
  { name: 'heating_types', kind: 'option', field: 'heatingTypeId', panel: 'condition', isCounted: true },
  // Kinds of parking are among the popular conditions.
  { name: 'parking_types', kind: 'option', field: 'parkingTypeId', panel: 'popular', isCounted: true, phrase: 'parking' },
  { name: 'storeroom_types', kind: 'option', field: 'storeroomTypeId', panel: 'condition', isCounted: true },
  { name: 'material_types', kind: 'option', field: 'materialTypeId', panel: 'building', isCounted: true },
  { name: 'door_window_types', kind: 'option', field: 'doorWindowTypeId', panel: 'condition', isCounted: true },
  { name: 'build_years', kind: 'option', field: 'buildYearId', panel: 'building', isCounted: true },
  { name: 'rent_types', kind: 'option', field: 'rentTypeId', panel: 'kind', isCounted: true },
  { name: 'lease_types', kind: 'option', field: 'leaseTypeId', panel: 'kind', isCounted: true },
  { name: 'lease_contract_types', kind: 'option', field: 'leaseContractTypeId', panel: 'kind', isCounted: true },
  { name: 'daily_rent_types', kind: 'option', field: 'dailyRentTypeId', panel: 'kind', isCounted: true },
  { name: 'parameters', kind: 'options', field: 'parameters', panel: 'amenities', isCounted: true },
  { name: 'agencies', kind: 'key', field: 'agencyId', isScope: true },
  { name: 'projects', kind: 'key', field: 'projectId', isScope: true },
  { name: 'price_types', kind: 'option', field: 'priceTypeId', panel: 'price', isCounted: true },
  { name: 'area_types', kind: 'option', field: 'areaTypeId', panel: 'rooms', isCounted: true },
  { name: 'owner_types', kind: 'option', field: 'ownerTypeId' },

  { name: 'with_3d', kind: 'flag', field: 'with3d', panel: 'author', phrase: 'with_3d' },
  { name: 'with_picture', kind: 'flag', field: 'withPicture', panel: 'author', phrase: 'with_picture' },
  { name: 'owner', kind: 'flag', field: 'ownerTypeId', options: [1], panel: 'author', phrase: 'owner' },
  { name: 'newest', kind: 'moment', field: 'createdAt', withinDays: 3, phrase: 'newest' },
  { name: 'is_vip', kind: 'moment', field: 'vipUntil', tiers: [1, 2, 3] },
  { name: 'is_super_vip', kind: 'moment', field: 'vipUntil', tiers: [3] },
  { name: 'is_vip_plus', kind: 'moment', field: 'vipUntil', tiers: [2] },
  { name: 'is_vip_or_with_3d', kind: 'moment', field: 'vipUntil', tiers: [1, 2, 3], orField: 'with3d' },
  { name: 'is_auction', kind: 'flag', field: 'isAuction' },
  { name: 'has_balcony', kind: 'flag', field: 'hasBalcony', panel: 'condition', phrase: 'has_balcony' },
  { name: 'has_loggia', kind: 'flag', field: 'hasLoggia', panel: 'condition' },
  { name: 'has_porch', kind: 'flag', field: 'hasPorch', panel: 'condition' },
  { name: 'has_cadastral_code', kind: 'flag', field: 'hasCadastralCode', panel: 'author' },
  { name: 'can_exchanged', kind: 'flag', field: 'canBeExchanged', panel: 'author' },
  { name: 'not_first', kind: 'flag', field: 'floor', least: 2, panel: 'building', phrase: 'not_first' },
  { name: 'not_last', kind: 'flag', field: 'isBelowTopFloor', panel: 'building', phrase: 'not_last' },
  // 3 means that there is none.
  { name: 'has_parking', kind: 'flag', field: 'parkingTypeId', notOptions: [3], phrase: 'parking' },

  { name: 'area', kind: 'range', field: 'areaSqm', factor: 1, isWhole: false, panel: 'rooms', phrase: 'area' },
  { name: 'price', kind: 'price', fields: ['priceGelMinor', 'priceUsdMinor'], panel: 'price', phrase: 'price' },
  {
    name: 'square_price',
    kind: 'price',
    fields: ['squarePriceGelMinor', 'squarePriceUsdMinor'],
    panel: 'price',
    phrase: 'square_price',
  },
  { name: 'floor', kind: 'range', field: 'floor', factor: 1, isWhole: true, panel: 'building', phrase: 'floor' },
  { name: 'height', kind: 'range', field: 'heightCm', factor: 100, isWhole: true, panel: 'building', phrase: 'height' },
  {
    name: 'metro_minutes_to',
    kind: 'walk',
    field: 'metroDistanceM',
    stationField: 'metroStationId',
    pointField: 'point',
    phrase: 'metro',
  },

  { name: 'q', kind: 'text', field: 'words', phrase: 'keyword' },
  { name: 'bounds', kind: 'bounds', field: 'point', phrase: 'bounds' },
  { name: 'drawn_areas', kind: 'areas', field: 'point', phrase: 'drawn_areas' },
] as const satisfies readonly FilterDeclaration[];

export type Filter = (typeof filterTable)[number];
type Kind = Filter['kind'];
export type FilterOf<K extends Kind> = Extract<Filter, { kind: K }>;

/** The declarations of some kinds, in the order of the table. */
export const filtersOf = <K extends Kind>(...kinds: K[]): FilterOf<K>[] =>
  filterTable.filter((filter): filter is FilterOf<K> => (kinds as string[]).includes(filter.kind));

export const namesOf = <T extends { name: string }>(filters: readonly T[]): T['name'][] => filters.map(({ name }) => name);
