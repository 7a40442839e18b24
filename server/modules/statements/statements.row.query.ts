import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Localised } from '@/lib/contracts/common';
import { currencyIds } from '@/lib/domain/money/currency';
import { auctions } from '../auctions/auctions.table';
import { statementEstimates } from '../estimate/estimate.table';
import { cities, districts, streets, urbans } from '../locations/locations.table';
import { currencies } from '../site/site.table';
import { users } from '../users/users.table';
import { statements } from './statements.table';

export type StatementRecord = typeof statements.$inferSelect;

/** A statement with the names of its places and its seller; names are null where the id is not in the gazetteer. */
export type StatementRow = {
  statement: StatementRecord;
  seller: Pick<typeof users.$inferSelect, 'typeId' | 'name' | 'legalName' | 'slug' | 'logo' | 'phone' | 'isPremierAgent'> | null;
  cityName: Localised | null;
  cityNameIn: Localised | null;
  districtName: Localised | null;
  districtNameIn: Localised | null;
  urbanName: Localised | null;
  urbanNameIn: Localised | null;
  streetName: Localised | null;
  /** Whether nobody has approved the street yet: only its author sees its name. */
  isStreetPending: boolean | null;
  /** Price of one euro in GEL, for the price shown in the third currency. */
  euroRateGel: number | null;
  /** Price of one dollar in GEL, for the estimate. */
  usdRateGel: number | null;
  /** The price model's estimate of a listed apartment, in cents; null for everything else. */
  estimate: Pick<
    typeof statementEstimates.$inferSelect,
    'totalUsdMinor' | 'lowUsdMinor' | 'highUsdMinor' | 'comparablesCount'
  > | null;
  /** Terms and standing of an auction; null for what is not sold by one, and for auctions without terms. */
  auction: Omit<typeof auctions.$inferSelect, 'statementId'> | null;
};

/** A statement as lists need it. */
export type CardRow = Omit<StatementRow, 'statement'> & { statement: Pick<StatementRecord, keyof typeof cardColumns> };

/** What lists show of a statement. Reading its other columns would take as long as all the rest of a list. */
export const cardColumns = {
  id: statements.id,
  uuid: statements.uuid,
  userId: statements.userId,
  state: statements.state,
  dealTypeId: statements.dealTypeId,
  realEstateTypeId: statements.realEstateTypeId,
  cityId: statements.cityId,
  districtId: statements.districtId,
  urbanId: statements.urbanId,
  streetId: statements.streetId,
  streetNumber: statements.streetNumber,
  addressText: statements.addressText,
  latitude: statements.latitude,
  longitude: statements.longitude,
  metroStationId: statements.metroStationId,
  projectId: statements.projectId,
  areaSqm: statements.areaSqm,
  areaTypeId: statements.areaTypeId,
  yardAreaSqm: statements.yardAreaSqm,
  priceTypeId: statements.priceTypeId,
  currencyId: statements.currencyId,
  priceGelMinor: statements.priceGelMinor,
  priceUsdMinor: statements.priceUsdMinor,
  squarePriceGelMinor: statements.squarePriceGelMinor,
  squarePriceUsdMinor: statements.squarePriceUsdMinor,
  floor: statements.floor,
  totalFloors: statements.totalFloors,
  statusId: statements.statusId,
  conditionId: statements.conditionId,
  roomTypeId: statements.roomTypeId,
  bedroomTypeId: statements.bedroomTypeId,
  livingRoomTypeId: statements.livingRoomTypeId,
  dailyRentTypeId: statements.dailyRentTypeId,
  minNights: statements.minNights,
  images: statements.images,
  comment: statements.comment,
  tourUrl: statements.tourUrl,
  vipId: statements.vipId,
  vipUntil: statements.vipUntil,
  isPromoted: statements.isPromoted,
  isAuction: statements.isAuction,
  date: statements.date,
  createdAt: statements.createdAt,
};

/** What decides who may see a statement, and what its prices and similar statements go by. */
export const briefColumns = {
  id: statements.id,
  userId: statements.userId,
  state: statements.state,
  expiresAt: statements.expiresAt,
  dealTypeId: statements.dealTypeId,
  realEstateTypeId: statements.realEstateTypeId,
  cityId: statements.cityId,
  districtId: statements.districtId,
  urbanId: statements.urbanId,
  areaSqm: statements.areaSqm,
  priceTypeId: statements.priceTypeId,
  priceGelMinor: statements.priceGelMinor,
  squarePriceGelMinor: statements.squarePriceGelMinor,
  squarePriceUsdMinor: statements.squarePriceUsdMinor,
  roomTypeId: statements.roomTypeId,
  livingRoomTypeId: statements.livingRoomTypeId,
  isAuction: statements.isAuction,
  createdAt: statements.createdAt,
};

/** The statement's own row as far as its prices and similar statements need it. */
export type StatementBrief = Pick<StatementRecord, keyof typeof briefColumns>;
/** The same with what its title and address are made of. */
export type StatementStubRow = Omit<CardRow, 'statement'> & { statement: StatementBrief };

const dollar = alias(currencies, 'dollar');
const euro = alias(currencies, 'euro');

/** The tables besides its own that a statement's row is read from. Its version is that of all these rows: list a table here, and join none elsewhere. */
export const relatedTables = [
  { table: users, on: eq(users.id, statements.userId) },
  { table: cities, on: eq(cities.id, statements.cityId) },
  { table: districts, on: eq(districts.id, statements.districtId) },
  { table: urbans, on: eq(urbans.id, statements.urbanId) },
  { table: streets, on: eq(streets.id, statements.streetId) },
  { table: statementEstimates, on: eq(statementEstimates.statementId, statements.id) },
  { table: auctions, on: eq(auctions.statementId, statements.id) },
  { table: dollar, on: eq(dollar.id, currencyIds.usd) },
  { table: euro, on: eq(euro.id, currencyIds.eur) },
];

/** Changes whenever one of the rows is written: their versions, and their positions on the disk. */
export const rowVersion = sql<string>`concat_ws(' ', ${sql.join(
  [statements, ...relatedTables.map(({ table }) => table)].map((table) => sql`${table}.xmin, ${table}.ctid`),
  sql`, `,
)})`;

/** The names of a statement's places, its seller, the rates, its estimate and its auction. */
export const relatedColumns = {
  seller: {
    typeId: users.typeId,
    name: users.name,
    legalName: users.legalName,
    slug: users.slug,
    logo: users.logo,
    phone: users.phone,
    isPremierAgent: users.isPremierAgent,
  },
  cityName: cities.name,
  cityNameIn: cities.nameIn,
  districtName: districts.name,
  districtNameIn: districts.nameIn,
  urbanName: urbans.name,
  urbanNameIn: urbans.nameIn,
  streetName: streets.name,
  isStreetPending: sql<boolean | null>`${streets.status} = 'pending'`,
  euroRateGel: euro.rateGel,
  usdRateGel: dollar.rateGel,
  estimate: {
    totalUsdMinor: statementEstimates.totalUsdMinor,
    lowUsdMinor: statementEstimates.lowUsdMinor,
    highUsdMinor: statementEstimates.highUsdMinor,
    comparablesCount: statementEstimates.comparablesCount,
  },
  auction: {
    currencyId: auctions.currencyId,
    startPriceMinor: auctions.startPriceMinor,
    stepMinor: auctions.stepMinor,
    currentBidMinor: auctions.currentBidMinor,
    bidsCount: auctions.bidsCount,
    paymentDays: auctions.paymentDays,
    startsAt: auctions.startsAt,
    endsAt: auctions.endsAt,
  },
};
