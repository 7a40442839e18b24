import { currencyIds } from '@/lib/domain/money/currency';
import { hourMs } from '@/lib/domain/time/duration';
import type { Executor } from '@/server/db/client';
import { buyerRequests, clients } from '@/server/modules/clients/clients.table';
import { inventoryItems } from '@/server/modules/inventory/inventory.table';
import type { SeedStatement } from '../market/statement';
import { createRandom, type Random } from '../random';
import { type DemoAccountType, demoUserId } from './demo-accounts';

type ClientOwner = 'agent' | 'broker';

/** Invented people, as a broker notes them, with their conversations. */
const buyers: readonly (readonly [name: string, comment: string])[] = [
  ['თეა მაისურაძე', 'ორი ბავშვი ჰყავს, სკოლა ახლოს უნდა იყოს.'],
  ['ლევან ხუციშვილი', 'იპოთეკა უკვე დამტკიცებული აქვს.'],
  ['ნანა გოგოლაძე', ''],
  ['ირაკლი ჩხეიძე', 'პირველ სართულს არ განიხილავს.'],
  ['ქეთევან ღონღაძე', 'საღამოს დარეკვა ურჩევნია, შვიდის შემდეგ.'],
  ['ზურაბ შონია', 'ფასზე დათმობა შეუძლია, თუ პარკინგიც იქნება.'],
  ['მარიამ დვალი', ''],
  ['სანდრო აბულაძე', 'ჩქარობს, თვის ბოლომდე უნდა გადავიდეს.'],
];
const owners: readonly (readonly [name: string, comment: string])[] = [
  ['მერაბ სულაძე', 'გასაღები მეზობელთანაა.'],
  ['მანანა ცქიტიშვილი', 'ექსკლუზივი იანვრამდე.'],
  ['გოჩა წიკლაური', 'ფასს სამ პროცენტამდე დაუკლებს.'],
  ['ლელა ბაკურაძე', ''],
  ['ვახტანგ ნოზაძე', 'რემონტი სამ კვირაში დასრულდება.'],
  ['თინათინ ჯიქია', 'ავეჯით ყიდის.'],
];

const phoneOf = (random: Random): string => `567${random.int(100_000, 999_999)}`;
/** As people round what they are ready to pay: a rent to fifty, a price to a thousand. @param minor cents */
function rounded(minor: number, share: number): number {
  const step = minor < 1_000_000 ? 5000 : 100_000;
  return Math.max(step, Math.round((minor * share) / step) * step);
}

/** Somebody who is looking for what a statement offers, or something similar. */
function criteriaFor(
  { dealTypeId, realEstateTypeId, cityId, districtId, roomTypeId, ...statement }: SeedStatement,
  isNear: boolean,
) {
  const price = statement.priceUsdMinor ?? null;
  return {
    dealTypeId,
    realEstateTypeId,
    cities: cityId === null || cityId === undefined ? [] : [cityId],
    districts: isNear && districtId ? [districtId] : [],
    urbans: [] as number[],
    roomTypes: isNear && roomTypeId ? [roomTypeId] : [],
    priceFromMinor: price === null || !isNear ? null : rounded(price, 0.7),
    priceToMinor: price === null ? null : rounded(price, isNear ? 1.2 : 0.8),
    currencyId: currencyIds.usd,
    areaFromSqm: isNear ? Math.floor((statement.areaSqm * 0.8) / 5) * 5 : null,
    areaToSqm: null,
  };
}

function clientsOf(kind: ClientOwner, own: readonly SeedStatement[], seedNumber: number, now: Date) {
  const random = createRandom(seedNumber, 7, demoUserId(kind));
  const listed = own.filter(({ state }) => state === 'active');
  return listed.slice(0, kind === 'broker' ? 7 : 4).map((statement, number) => {
    const [name, comment] = buyers[(number + (kind === 'broker' ? 0 : 4)) % buyers.length] ?? ['', ''];
    const createdAt = new Date(now.getTime() - (number * 31 + 5) * hourMs);
    const criteria = criteriaFor(statement, number % 3 !== 2);
    return { userId: demoUserId(kind), name, phone: phoneOf(random), comment, ...criteria, createdAt, updatedAt: createdAt };
  });
}

function inventoryOf(kind: ClientOwner, own: readonly SeedStatement[], seedNumber: number, now: Date) {
  const random = createRandom(seedNumber, 8, demoUserId(kind));
  return own.slice(0, kind === 'broker' ? 6 : 3).map((near, number) => {
    const [ownerName, comment] = owners[(number + (kind === 'broker' ? 0 : 3)) % owners.length] ?? ['', ''];
    const createdAt = new Date(now.getTime() - (number * 53 + 9) * hourMs);
    return {
      userId: demoUserId(kind),
      dealTypeId: near.dealTypeId,
      realEstateTypeId: near.realEstateTypeId,
      cityId: near.cityId ?? 1,
      districtId: near.districtId ?? null,
      urbanId: near.urbanId ?? null,
      address: near.addressText ?? '',
      areaSqm: near.areaSqm + random.int(2, 9),
      roomTypeId: near.roomTypeId ?? null,
      priceMinor: near.priceUsdMinor ? rounded(near.priceUsdMinor, 0.95) : null,
      currencyId: currencyIds.usd,
      ownerName,
      ownerPhone: phoneOf(random),
      comment,
      isShared: number % 3 === 1,
      createdAt,
      updatedAt: createdAt,
    };
  });
}

function requestsFor(own: readonly SeedStatement[], seedNumber: number, now: Date) {
  const random = createRandom(seedNumber, 9);
  const listed = own.filter(({ state }) => state === 'active').slice(3, 6);
  return listed.map((statement, number) => {
    const [name] = buyers[7 - number] ?? [''];
    const createdAt = new Date(now.getTime() - (number * 26 + 3) * hourMs);
    return { userId: null, name, phone: phoneOf(random), comment: '', ...criteriaFor(statement, true), createdAt };
  });
}

export type DemoClient = typeof clients.$inferSelect;

/** Clients and inventory of the demo agent and broker, and requests that fit what the broker lists. */
export async function writeDemoClients(
  tx: Executor,
  own: Readonly<Record<DemoAccountType, SeedStatement[]>>,
  seedNumber: number,
  now: Date,
): Promise<Record<ClientOwner, DemoClient[]>> {
  const keep = async (kind: ClientOwner): Promise<DemoClient[]> => {
    await tx.insert(inventoryItems).values(inventoryOf(kind, own[kind], seedNumber, now));
    return tx
      .insert(clients)
      .values(clientsOf(kind, own[kind], seedNumber, now))
      .returning();
  };
  const users = { agent: await keep('agent'), broker: await keep('broker') };
  await tx.insert(buyerRequests).values(requestsFor(own.broker, seedNumber, now));
  return users;
}
