import { toMajorUnits } from '@/lib/domain/money/amount';
import { currencyIds, toCurrencyId } from '@/lib/domain/money/currency';
import { priceTypeIds, toStoredPrice } from '@/lib/domain/money/price';
import { dealTypeIdsOf, dealTypes, realEstateTypeIds, realEstateTypes } from '@/lib/domain/statement/market-ids';
import type { priceHistory, statements } from '@/server/modules/statements/statements.table';
import type { Building } from '../buildings/building';
import { drawEquipment } from '../buildings/equipment';
import { drawApartment, drawHouse } from '../buildings/homes';
import { drawCommercial, drawHotel, drawLand } from '../buildings/non-residential';
import { drawPictures, drawTour } from '../buildings/pictures';
import { writeComment } from '../descriptions/comment';
import { ownerOf } from '../projects/project-owners';
import { createRandom, type Random } from '../random';
import { drawKind, type StatementKind } from './kinds';
import { drawLifecycle, isAuctionIndex, vipIdOf } from './lifecycle';
import type { People, SeedUser } from './people';
import { drawCityId, drawPlace, otherCityIds, type SeedPlace } from './places';
import { drawPrice, type SeedPrice } from './price';
import { drawProjectId } from './projects';

export type SeedStatement = typeof statements.$inferInsert & { id: number };
export type SeedPricePoint = typeof priceHistory.$inferInsert;
export type Market = { seedNumber: number; now: Date; usdRateGel: number; people: People };

const firstStatementId = 10_000_001;

/** Every pair of type and deal, so that the smallest market has an example of each. */
const everyKind: readonly StatementKind[] = realEstateTypeIds.flatMap((typeId) =>
  dealTypeIdsOf(typeId).map((dealId) => ({ typeId, dealId })),
);

/** The city and the kind: given for a few numbers, so that every city and every pair is there; drawn for the rest. */
function drawCityAndKind(random: Random, index: number): { cityId: number; kind: StatementKind } {
  const givenCityId = index % 4 === 1 ? otherCityIds[(index - 1) / 4] : undefined;
  const cityId = givenCityId ?? drawCityId(random);
  const drawn = drawKind(random, cityId);
  const given = index % 8 === 2 ? everyKind[(index - 2) / 8] : undefined;
  // What is sold by auction is sold.
  return { cityId, kind: isAuctionIndex(index) ? { typeId: drawn.typeId, dealId: dealTypes.sale } : (given ?? drawn) };
}

function drawOwner(random: Random, people: People, kind: StatementKind, isNewBuilding: boolean): SeedUser {
  const canBeDeveloper =
    kind.dealId === dealTypes.sale &&
    (kind.typeId === realEstateTypes.apartment || kind.typeId === realEstateTypes.commercial) &&
    isNewBuilding;
  const kindOfOwner = random.weighted([
    ['physical', 40],
    ['agents', 36],
    ['brokers', 20],
    ['developers', canBeDeveloper ? 22 : 0],
  ] as const);
  return random.pick(people[kindOfOwner]);
}

/** A flat in a project that a developer lists is one of the project's developer. */
const inProject = (projectId: number | null, owner: SeedUser, { developers }: People): SeedUser =>
  projectId === null || !developers.includes(owner) ? owner : (ownerOf(projectId, developers) ?? owner);

/** Draws what is offered: sizes, storeys, project and condition that belong together. */
function drawBuilding(random: Random, kind: StatementKind, place: SeedPlace): Building {
  if (kind.typeId === realEstateTypes.apartment) return drawApartment(random, kind, place);
  if (kind.typeId === realEstateTypes.land) return drawLand(random, kind, place);
  if (kind.typeId === realEstateTypes.commercial) return drawCommercial(random, kind);
  return kind.typeId === realEstateTypes.hotel ? drawHotel(random, kind) : drawHouse(random, kind);
}

/** A VIP or an auction shows its price; that of an auction is no lower bound. */
function drawShownPrice(draw: () => SeedPrice, index: number): SeedPrice {
  const [price, isAuction] = [draw(), isAuctionIndex(index)];
  if (price.priceTypeId === priceTypeIds.negotiable && (vipIdOf(index) > 0 || isAuction)) return drawShownPrice(draw, index);
  return isAuction ? { ...price, priceTypeId: priceTypeIds.exact } : price;
}

/** One statement of the market; the same market and index give the same one. */
export function drawStatement(market: Market, index: number): SeedStatement {
  const random = createRandom(market.seedNumber, 2, index);
  const { cityId, kind } = drawCityAndKind(random, index);
  const place = drawPlace(random, cityId, kind.typeId, kind.dealId);
  const { rooms: _rooms, ...building } = drawBuilding(random, kind, place);
  const whole = { ...building, rooms: _rooms };
  const equipment = drawEquipment(random, kind, whole, place);
  const price = drawShownPrice(() => drawPrice(random, kind, whole, place, market.usdRateGel), index);
  const projectId = drawProjectId(createRandom(market.seedNumber, 6, index), kind, place, building.statusId);
  const owner = inProject(projectId, drawOwner(random, market.people, kind, building.buildYearId === 3), market.people);
  const lifecycle = drawLifecycle(random, index, market.now);
  const isShown = lifecycle.vipId > 0 || lifecycle.isAuction;
  const { level: _level, isSuburb: _isSuburb, nameIn: _nameIn, ...location } = place;
  const words = createRandom(market.seedNumber, 3, index);
  const ownerName = random.chance(0.3) ? owner.name : null;
  const hasPictures = isShown || random.chance(0.92);
  const statement = {
    id: firstStatementId + index,
    uuid: uuidFrom(createRandom(market.seedNumber, 4, index)),
    userId: owner.id,
    phone: owner.phone,
    ownerName,
    dealTypeId: kind.dealId,
    realEstateTypeId: kind.typeId,
    ...location,
    projectId,
    ...building,
    ...equipment,
    ...price,
    ...lifecycle,
    tourUrl: random.chance(0.1) ? drawTour(random, kind, whole) : null,
    comment: writeComment(words, {
      kind,
      building: whole,
      equipment,
      place,
      price,
      isOwner: owner.typeId === 1,
      minutes: words.pick([5, 6, 7, 8, 10, 12]),
    }),
  };
  return { ...statement, images: hasPictures ? drawPictures(statement) : [] };
}

/** A version 4 UUID out of a stream. */
export function uuidFrom(random: Random): string {
  const hex = Array.from({ length: 32 }, () => random.int(0, 15).toString(16));
  hex[12] = '4';
  hex[16] = random.pick(['8', '9', 'a', 'b']);
  const text = hex.join('');
  return [text.slice(0, 8), text.slice(8, 12), text.slice(12, 16), text.slice(16, 20), text.slice(20)].join('-');
}

/** One to four prices for about a third of the statements: the first at publication, the last the present one. */
export function drawPriceHistory(market: Market, statement: SeedStatement, index: number): SeedPricePoint[] {
  const random = createRandom(market.seedNumber, 5, index);
  const { createdAt, date, priceGelMinor, priceUsdMinor } = statement;
  // What an auction costs is bid, and no price of its owner's.
  if (statement.isAuction) return [];
  if (priceGelMinor == null || priceUsdMinor == null || !createdAt || !date || !random.chance(0.31)) return [];
  const currencyId = toCurrencyId(statement.currencyId ?? currencyIds.gel);
  const present = toMajorUnits(currencyId === currencyIds.usd ? priceUsdMinor : priceGelMinor);
  const changes = date.getTime() > createdAt.getTime() ? random.int(0, 3) : 0;
  let typed = present;
  const points: SeedPricePoint[] = [];
  for (let change = changes; change >= 0; change--) {
    const share = changes === 0 ? 0 : change / changes;
    points.unshift({
      statementId: statement.id,
      changedAt: new Date(createdAt.getTime() + Math.round(share * (date.getTime() - createdAt.getTime()))),
      currencyId,
      ...toStoredPrice(typed, currencyId, statement.areaSqm, market.usdRateGel),
    });
    // Prices mostly came down to the current one.
    typed = roundLike(typed * (random.chance(0.75) ? 1.02 + random.next() * 0.06 : 0.96), present);
  }
  return points;
}

/** As round as the present price is. */
export function roundLike(amount: number, present: number): number {
  const step = present >= 20_000 ? 500 : present >= 1000 ? 50 : 5;
  return Math.max(step, Math.round(amount / step) * step);
}
