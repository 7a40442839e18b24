import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { statementStates } from '@/lib/domain/statement/status-machine';
import { dayMs } from '@/lib/domain/time/duration';
import {
  type DictionaryName,
  dictionaries,
  findEntry,
  findFilterSections,
  findOfferedEntries,
  isKnownPair,
} from '@/server/data/dictionaries';
import { places } from '@/server/data/gazetteer';
import { drawAuction } from './auction';
import { drawPeople } from './people';
import { drawPriceHistory, drawStatement, type Market, type SeedStatement } from './statement';

const now = new Date('2026-11-20T09:00:00Z');
const marketOf = (seedNumber: number, size: number): Market => ({
  seedNumber,
  now,
  usdRateGel: 2.7,
  people: drawPeople(seedNumber, size, now),
});
const drawRows = (market: Market, size: number): SeedStatement[] =>
  Array.from({ length: size }, (_, index) => drawStatement(market, index));

const market = marketOf(7, 5000);
const rows = drawRows(market, 5000);
const active = rows.filter((row) => row.state === 'active');
const share = (part: readonly unknown[], whole: readonly unknown[] = rows): number => part.length / whole.length;
const expectNear = (value: number, wanted: number, tolerance: number): void => {
  expect(value).toBeGreaterThan(wanted - tolerance);
  expect(value).toBeLessThan(wanted + tolerance);
};
const median = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
const isPriced = (
  row: SeedStatement,
): row is SeedStatement & { squarePriceUsdMinor: number; priceUsdMinor: number; priceGelMinor: number } =>
  row.priceUsdMinor != null && row.priceGelMinor != null && row.squarePriceUsdMinor != null;

const optionColumns: readonly [DictionaryName, keyof SeedStatement][] = [
  ['deal_types', 'dealTypeId'],
  ['real_estate_types', 'realEstateTypeId'],
  ['currencies', 'currencyId'],
  ['price_types', 'priceTypeId'],
  ['durations', 'durationId'],
  ['area_types', 'areaTypeId'],
  ['statuses', 'statusId'],
  ['conditions', 'conditionId'],
  ['project_types', 'projectTypeId'],
  ['room_types', 'roomTypeId'],
  ['bedroom_types', 'bedroomTypeId'],
  ['bathroom_types', 'bathroomTypeId'],
  ['living_room_types', 'livingRoomTypeId'],
  ['heating_types', 'heatingTypeId'],
  ['hot_water_types', 'hotWaterTypeId'],
  ['parking_types', 'parkingTypeId'],
  ['storeroom_types', 'storeroomTypeId'],
  ['material_types', 'materialTypeId'],
  ['door_window_types', 'doorWindowTypeId'],
  ['build_years', 'buildYearId'],
  ['rent_types', 'rentTypeId'],
  ['lease_types', 'leaseTypeId'],
  ['lease_contract_types', 'leaseContractTypeId'],
  ['daily_rent_types', 'dailyRentTypeId'],
];
const pairOf = (row: SeedStatement) => ({ realEstateTypeId: row.realEstateTypeId, dealTypeId: row.dealTypeId });

const offeredIds = (dictionary: DictionaryName, row: SeedStatement): Set<number> =>
  new Set(findOfferedEntries(dictionary, pairOf(row)).map((entry) => entry.id));

describe('the drawn market', () => {
  it('is the same for the same number and another for another', () => {
    expect(drawRows(marketOf(7, 300), 50)).toEqual(drawRows(marketOf(7, 300), 50));
    expect(drawRows(marketOf(8, 300), 50)).not.toEqual(drawRows(marketOf(7, 300), 50));
  });

  it('uses only options that the dictionaries offer for the type and the deal', () => {
    for (const row of rows) {
      expect(isKnownPair(pairOf(row))).toBe(true);
      for (const [dictionary, column] of optionColumns) {
        const id = row[column];
        if (id === null || id === undefined) continue;
        if (!offeredIds(dictionary, row).has(Number(id)))
          throw new Error(`${dictionary} ${id} is not offered for ${JSON.stringify(pairOf(row))}`);
      }
      const amenities = offeredIds('parameters', row);
      expect((row.parameters ?? []).filter((id) => !amenities.has(id))).toEqual([]);
    }
  });

  it('says of a home only what its form asks', () => {
    for (const row of rows) {
      const filters = findFilterSections(pairOf(row));
      if (!filters.includes('has_balcony')) expect(row.balconies).toBeNull();
      if (!filters.includes('has_cadastral_code')) expect(row.cadastralCode).toBeNull();
      if (!filters.includes('can_exchanged')) expect(row.canBeExchanged).toBe(false);
      if (row.floor != null) expect(row.floor).toBeLessThanOrEqual(row.totalFloors ?? 0);
      const bedrooms = findEntry('room_types', row.roomTypeId ?? 0)?.bedroom_types;
      if (row.bedroomTypeId != null) expect(bedrooms).toContain(row.bedroomTypeId);
    }
  });

  it('keeps the proportions of the real one', () => {
    expectNear(share(rows.filter((row) => row.cityId === 1)), 0.89, 0.015);
    expectNear(share(rows.filter((row) => row.cityId === 15)), 0.05, 0.01);
    const apartments = rows.filter((row) => row.realEstateTypeId === 1);
    expect(share(apartments)).toBeGreaterThan(0.76);
    expect(share(apartments)).toBeLessThan(0.84);
    const ratio =
      apartments.filter((row) => row.dealTypeId === 2).length / apartments.filter((row) => row.dealTypeId === 1).length;
    expect(ratio).toBeGreaterThan(1.6);
    expect(ratio).toBeLessThan(2.3);
    expect(share(active)).toBeGreaterThan(0.925);
    expectNear(share(rows.filter((row) => row.priceTypeId === 1)), 0.04, 0.01);
    expect(share(rows.filter((row) => row.images?.length))).toBeGreaterThan(0.89);
    expect(share(rows.filter((row) => row.tourUrl))).toBeGreaterThan(0.06);
  });

  it('asks what the market asks for apartments of Tbilisi, by district and by rooms', () => {
    const sales = rows.filter((row) => row.cityId === 1 && row.realEstateTypeId === 1 && row.dealTypeId === 1).filter(isPriced);
    const squareUsd: readonly [number, number][] = [
      [6, 1938],
      [4, 1700],
      [3, 1538],
      [1, 1352],
      [5, 1300],
    ];
    for (const [districtId, usd] of squareUsd) {
      const here = median(sales.filter((row) => row.districtId === districtId).map((row) => row.squarePriceUsdMinor / 100));
      expect(here / usd, `district ${districtId}`).toBeGreaterThan(0.88);
      expect(here / usd, `district ${districtId}`).toBeLessThan(1.13);
    }
    const rents = rows.filter((row) => row.cityId === 1 && row.realEstateTypeId === 1 && row.dealTypeId === 2).filter(isPriced);
    const monthUsd: readonly [number, number][] = [
      [1, 365],
      [2, 500],
      [3, 700],
    ];
    for (const [rooms, usd] of monthUsd) {
      const here = median(rents.filter((row) => row.roomTypeId === rooms).map((row) => row.priceUsdMinor / 100));
      expect(Math.abs(here / usd - 1), `${rooms} rooms`).toBeLessThan(0.15);
    }
  });

  it('has whole prices in both currencies at the stored rate, and none when negotiable', () => {
    // Half a dollar, which the rate makes 135 tetri.
    const roundingMax = 135;
    for (const row of rows) {
      if (row.priceTypeId === 1) {
        expect([row.priceGelMinor, row.priceUsdMinor, row.squarePriceGelMinor, row.squarePriceUsdMinor]).toEqual([
          null,
          null,
          null,
          null,
        ]);
        continue;
      }
      expect(isPriced(row) && row.squarePriceUsdMinor > 0).toBe(true);
      if (!isPriced(row)) continue;
      expect(Math.abs(row.priceGelMinor - row.priceUsdMinor * 2.7)).toBeLessThanOrEqual(roundingMax);
      expect([row.priceGelMinor % 100, row.priceUsdMinor % 100]).toEqual([0, 0]);
    }
  });
});

describe('the first four hundred statements', () => {
  const first = rows.slice(0, 400);

  it('have every city, every pair of type and deal, every state and every tier', () => {
    expect(new Set(first.map((row) => row.cityId)).size).toBe(places.cities.length);
    expect(new Set(first.map((row) => JSON.stringify(pairOf(row)))).size).toBe(23);
    expect(new Set(first.map((row) => row.state))).toEqual(new Set(statementStates));
    expect(new Set(first.map((row) => row.vipId))).toEqual(new Set([0, 1, 3, 4]));
    expect(first.filter((row) => row.isAuction).length).toBeGreaterThanOrEqual(12);
  });

  it('put only listed, priced and pictured ones on auction or in the paid strip', () => {
    for (const row of rows.filter((candidate) => candidate.isAuction || candidate.vipId)) {
      expect(row.state).toBe('active');
      expect(isPriced(row)).toBe(true);
      expect(row.images?.length).toBeGreaterThan(0);
      if (row.isAuction) expect(row.dealTypeId).toBe(1);
    }
  });
});

describe('auctions', () => {
  const drawn = rows.flatMap((row, index) => {
    const found = drawAuction(market, row, index);
    return found ? [{ row, index, ...found }] : [];
  });

  it('are of the statements that are marked as such, the same each time', () => {
    expect(drawn.map(({ row }) => row.id)).toEqual(rows.filter((row) => row.isAuction).map((row) => row.id));
    for (const { row, index, auction, bids } of drawn) expect(drawAuction(market, row, index)).toEqual({ auction, bids });
  });

  it('end after the moment the market is seen at, within the term, some of them without a bid', () => {
    for (const { row, auction } of drawn) {
      expect(auction.endsAt.getTime()).toBeGreaterThan(now.getTime());
      expect(auction.endsAt.getTime()).toBeLessThanOrEqual(row.expiresAt?.getTime() ?? 0);
    }
    expect(drawn.some(({ bids }) => bids.length === 0)).toBe(true);
    expect(drawn.filter(({ bids }) => bids.length > 3).length).toBeGreaterThan(5);
  });

  it('rise from the start price by whole steps to the price of the statement', () => {
    for (const { row, auction, bids } of drawn) {
      const price = row.currencyId === 2 ? row.priceUsdMinor : row.priceGelMinor;
      const amounts = bids.map(({ amountMinor }) => amountMinor);
      expect(amounts.at(-1) ?? auction.startPriceMinor).toBe(price);
      expect(auction).toMatchObject({ currentBidMinor: amounts.at(-1) ?? null, bidsCount: amounts.length });
      expect(amounts[0] ?? price).toBe(auction.startPriceMinor);
      amounts.slice(1).forEach((amount, index) => {
        const raise = amount - (amounts[index] ?? 0);
        expect([raise > 0, raise % auction.stepMinor]).toEqual([true, 0]);
      });
    }
  });

  it('have bids in order before the moment, by others than the owner, numbered as they came', () => {
    for (const { row, bids } of drawn) {
      const times = bids.map(({ createdAt }) => createdAt.getTime());
      expect(times).toEqual(times.toSorted((one, other) => one - other));
      expect(times.every((time) => time < now.getTime())).toBe(true);
      expect(bids.some(({ userId }) => userId === row.userId)).toBe(false);
      const numbers = [...new Set(bids.map(({ bidderNumber }) => bidderNumber))];
      expect(numbers).toEqual(numbers.map((_, index) => index + 1));
      expect(new Set(bids.map(({ userId, bidderNumber }) => `${userId} ${bidderNumber}`)).size).toBe(numbers.length);
    }
  });
});

describe('dates', () => {
  it('are in order and before the moment the market is seen at', () => {
    for (const row of rows) {
      expect(row.createdAt?.getTime()).toBeLessThanOrEqual(row.date?.getTime() ?? 0);
      expect(row.date?.getTime()).toBeLessThan(now.getTime());
      if (row.state === 'active') expect(row.expiresAt?.getTime()).toBeGreaterThan(now.getTime());
      if (row.state === 'expired') expect(row.expiresAt?.getTime()).toBeLessThan(now.getTime());
    }
  });

  it('are mostly recent', () => {
    const ages = active.map((row) => (now.getTime() - (row.date?.getTime() ?? 0)) / dayMs);
    expect(median(ages)).toBeLessThan(20);
  });
});

describe('people', () => {
  it('have their own phones, with a prefix that no operator holds', () => {
    const phones = market.people.all.map((user) => user.phone);
    expect(new Set(phones).size).toBe(phones.length);
    for (const phone of [...phones, ...rows.map((row) => row.phone)]) expect(phone).toMatch(/^56[2-5]\d{6}$/);
  });

  it('are sixty brokers with two to six agents each, thirty developers, and private owners of two statements in five', () => {
    const { brokers, agents, developers, physical } = market.people;
    expect([brokers.length, developers.length]).toEqual([60, 30]);
    for (const broker of brokers) {
      const own = agents.filter((agent) => agent.agencyId === broker.id).length;
      expect(own).toBeGreaterThanOrEqual(2);
      expect(own).toBeLessThanOrEqual(6);
    }
    const ids = new Set(physical.map((user) => user.id));
    expectNear(share(rows.filter((row) => ids.has(row.userId))), 0.4, 0.03);
    expect(new Set([...brokers, ...developers].map((user) => user.slug)).size).toBe(90);
  });
});

describe('pictures', () => {
  it('are three to twelve drawn files, the first of them the main one', () => {
    for (const row of rows.filter((candidate) => candidate.images?.length)) {
      expect(row.images?.length).toBeGreaterThanOrEqual(3);
      expect(row.images?.length).toBeLessThanOrEqual(12);
      expect(row.images?.map((image) => image.is_main).indexOf(true)).toBe(0);
      expect(row.images?.filter((image) => image.is_main)).toHaveLength(1);
    }
    const files = new Set(rows.flatMap((row) => row.images ?? []).flatMap((image) => [image.large, image.thumb, image.blur]));
    for (const file of files) expect(existsSync(join(process.cwd(), 'public', file)), file).toBe(true);
  });
});

describe('price history', () => {
  const histories = rows.map((row, index) => ({ row, points: drawPriceHistory(market, row, index) }));

  it('has one to four points for about three in ten, ending at the present price', () => {
    const kept = histories.filter(({ points }) => points.length > 0);
    expectNear(kept.length / rows.length, 0.3, 0.03);
    for (const { row, points } of kept) {
      expect(points.length).toBeLessThanOrEqual(4);
      expect(points.at(-1)?.priceGelMinor).toBe(row.priceGelMinor);
      expect(points[0]?.changedAt).toEqual(row.createdAt);
      expect(points.map((point) => point.changedAt.getTime())).toEqual(
        points.map((point) => point.changedAt.getTime()).toSorted((a, b) => a - b),
      );
    }
  });
});

it('has every dictionary that a statement can name', () => {
  const named = new Set(optionColumns.map(([dictionary]) => dictionary));
  expect(Object.keys(dictionaries).filter((name) => name !== 'parameters' && !named.has(name as DictionaryName))).toEqual([]);
});
