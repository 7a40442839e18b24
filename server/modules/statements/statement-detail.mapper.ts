import type { Localised } from '@/lib/contracts/common';
import type { Amenity } from '@/lib/contracts/statements/amenities';
import type { StatementDetail } from '@/lib/contracts/statements/statements';
import { toCurrencyId } from '@/lib/domain/money/currency';
import { projectUuid } from '@/lib/domain/project/project-uuid';
import { maskedComment, maskPhone } from '@/lib/domain/statement/masked-phones';
import { formatPrice, formatPricePeriod } from '@/lib/format/money';
import { formatArea } from '@/lib/format/number';
import { toNamedItem } from '../../localised';
import type { BidRow } from '../auctions/auctions.repository';
import { toAuction } from './statement-auction.mapper';
import { toStatementCore, type ViewerContext } from './statement-card.mapper';
import { inLocale } from './statements.describe';
import type { CompanyLink, OptionRow, ProjectLink } from './statements.repository';
import type { StatementRecord, StatementRow } from './statements.row.query';

const adapted = 55;

/** Dictionary of each option whose name the detail gives as well as its id. */
const namedOptions = {
  condition: ['conditions', 'conditionId'],
  hot_water_type: ['hot_water_types', 'hotWaterTypeId'],
  door_window_type: ['door_window_types', 'doorWindowTypeId'],
  living_room_type: ['living_room_types', 'livingRoomTypeId'],
  build_year: ['build_years', 'buildYearId'],
  daily_rent_type: ['daily_rent_types', 'dailyRentTypeId'],
} as const satisfies Record<string, readonly [string, keyof StatementRecord]>;

type NamedOption = keyof typeof namedOptions;
const optionNames = Object.keys(namedOptions) as NamedOption[];

/** The dictionary entries that the detail of a statement needs. */
export function optionsOf(statement: StatementRecord): [string, number][] {
  const named = optionNames.flatMap((name): [string, number][] => {
    const [dictionary, field] = namedOptions[name];
    const id = statement[field];
    return id === null ? [] : [[dictionary, id]];
  });
  return [...named, ...statement.parameters.map((id): [string, number] => ['parameters', id])];
}

const toAmenity = (option: OptionRow, shown: ViewerContext): Amenity => ({
  ...toNamedItem(option, shown.locale),
  key: option.key,
  sort_index: option.position,
  type: 'parameter',
  svg_file_name: option.key,
  deal_type_id: null,
  input_name: null,
  select_name: null,
  background_color: null,
  parameter_value: null,
  parameter_select_name: null,
});

function namesOf(statement: StatementRecord, options: OptionRow[], shown: ViewerContext): Record<NamedOption, string | null> {
  const nameOf = (name: NamedOption): string | null => {
    const [dictionary, field] = namedOptions[name];
    const found = options.find((option) => option.dictionary === dictionary && option.id === statement[field]);
    return found ? found.name[shown.locale] : null;
  };
  return Object.fromEntries(optionNames.map((name) => [name, nameOf(name)])) as Record<NamedOption, string | null>;
}

const ids = (statement: StatementRecord) => ({
  room_type_id: statement.roomTypeId,
  bedroom_type_id: statement.bedroomTypeId,
  bathroom_type_id: statement.bathroomTypeId,
  project_type_id: statement.projectTypeId,
  hot_water_type_id: statement.hotWaterTypeId,
  heating_type_id: statement.heatingTypeId,
  parking_type_id: statement.parkingTypeId,
  storeroom_type_id: statement.storeroomTypeId,
  material_type_id: statement.materialTypeId,
  living_room_type_id: statement.livingRoomTypeId,
  door_window_type_id: statement.doorWindowTypeId,
  build_year_id: statement.buildYearId,
  daily_rent_type_id: statement.dailyRentTypeId,
  rent_type_id: statement.rentTypeId,
  lease_type_id: statement.leaseTypeId,
  lease_contract_type_id: statement.leaseContractTypeId,
});

const measures = (statement: StatementRecord) => ({
  lease_period: statement.leasePeriodMonths,
  rent_period: statement.rentPeriodMonths,
  min_nights: statement.minNights,
  height: statement.heightCm === null ? null : statement.heightCm / 100,
  balconies: statement.balconies,
  balcony_area: statement.balconyAreaSqm,
  loggia_area: statement.loggiaAreaSqm,
  porch_area: statement.porchAreaSqm,
  living_room_area: statement.livingRoomAreaSqm,
  storeroom_area: statement.storeroomAreaSqm,
});

/** The same for every statement: see the contract. */
const unused = {
  rating: null,
  additional_phone_number: null,
  can_exchanged_comment: null,
  swimming_pool_type: null,
  waiting_space_area: null,
  price_label: null,
  airbnb_link: null,
  booking_link: null,
  promotion_message: null,
  map_static_image: null,
  all_nearby_places_image: null,
  nearby_places: {},
  exclusive_contract_status: 'none',
  website_status_id: 1,
} as const;

/** The phone that a reveal returns: the statement's own, else the seller's. */
export const phoneOf = ({ statement, seller }: StatementRow): string | null => statement.phone || seller?.phone || null;

function seoOf(core: ReturnType<typeof toStatementCore>, { locale }: ViewerContext): StatementDetail['seo'] {
  const price = core.price[toCurrencyId(core.currency_id)];
  const area = formatArea(core.area, locale, core.area_type_id);
  const shownPrice = price
    ? formatPrice(price.price_total, core.currency_id, locale) + formatPricePeriod(core.deal_type_id, locale)
    : '';
  const line = (...parts: string[]): string => parts.filter(Boolean).join(', ');
  return {
    meta_title: line(core.dynamic_title, shownPrice, area, String(core.id)),
    meta_description: line(core.dynamic_title, core.address, area, shownPrice),
    h1: core.dynamic_title,
  };
}

type DetailParts = {
  /** The published project that the statement belongs to, and the company of its seller. */
  project: ProjectLink | null;
  company: CompanyLink | null;
  /** Of the author's words, as `currentTranslations` found them. */
  translations: Localised;
  /** Of an auction, the highest first. */
  bids: BidRow[];
};

/**
 * A statement as its page shows it. It has a cadastral code only when its author shows it, and never a phone.
 * @param options the dictionary entries that `optionsOf` requires
 */
export function toStatementDetail(
  row: StatementRow,
  options: OptionRow[],
  { project, company, translations, bids }: DetailParts,
  shown: ViewerContext,
): StatementDetail {
  const { statement, seller } = row;
  const core = toStatementCore(row, shown);
  const isActive = statement.state === 'active';
  const comments = maskedComment(statement.comment);
  const flags = {
    published: isActive,
    appear_rs_code: statement.isCadastralCodeShown,
    can_exchanged: statement.canBeExchanged,
    for_special_people: statement.parameters.includes(adapted),
  };
  return {
    ...core,
    ...unused,
    ...ids(statement),
    ...namesOf(statement, options, shown),
    ...measures(statement),
    ...flags,
    additional_information: Object.entries(flags).flatMap(([name, isSet]) => (isSet ? [name] : [])),
    total_price: core.price[toCurrencyId(statement.currencyId)]?.price_total ?? null,
    youtube_link: statement.youtubeLink,
    rs_code: statement.isCadastralCodeShown || shown.isOwner ? statement.cadastralCode : null,
    comment: inLocale(comments, shown.locale),
    comments,
    translations,
    views: statement.views,
    owner_name: statement.ownerName ?? seller?.legalName ?? seller?.name ?? null,
    owner_slug: seller?.slug ?? null,
    company: company ? { id: company.id, type_id: company.typeId, name: company.name, slug: company.slug } : null,
    project_uuid: project ? projectUuid(project.id) : null,
    project_slug: project?.slug ?? null,
    project_names: project?.name ?? null,
    user_phone_number: maskPhone(phoneOf(row)),
    auction: statement.isAuction && row.auction ? toAuction(row.auction, bids) : null,
    is_active: isActive,
    is_owner: shown.isOwner,
    point:
      statement.latitude === null || statement.longitude === null
        ? null
        : { type: 'Point', coordinates: [statement.longitude, statement.latitude] },
    seo: seoOf(core, shown),
    parameters: options.filter(({ dictionary }) => dictionary === 'parameters').map((option) => toAmenity(option, shown)),
  };
}
