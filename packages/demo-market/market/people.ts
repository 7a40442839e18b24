import { dayMs } from '@/lib/domain/time/duration';
import { romaniseForSlug } from '@/lib/format/slugs/romanise';
import type { users } from '@/server/modules/users/users.table';
import { createRandom, type Random } from '../random';

export type SeedUser = typeof users.$inferInsert & { id: number; typeId: number; phone: string };

/** Everyone who may own a statement, by kind. */
export type People = { all: SeedUser[]; physical: SeedUser[]; agents: SeedUser[]; brokers: SeedUser[]; developers: SeedUser[] };

const PHYSICAL = 1;
const AGENT = 2;
const BROKER = 3;
const DEVELOPER = 4;

const brokerCount = 60;
const developerCount = 30;
const firstUserId = 1001;
/** Brokers come first, then developers. */
export const seedCompanyIds = { first: firstUserId, last: firstUserId + brokerCount + developerCount - 1 } as const;

const firstNames = [
  'ნინო',
  'მარიამ',
  'თამარ',
  'ანა',
  'ქეთევან',
  'ნათია',
  'ეკა',
  'ლელა',
  'მაია',
  'სოფო',
  'თეა',
  'ნანა',
  'ია',
  'ხატია',
  'მანანა',
  'ლანა',
  'გვანცა',
  'თინათინ',
  'გიორგი',
  'დავით',
  'ლევან',
  'ირაკლი',
  'ნიკა',
  'ზურაბ',
  'გია',
  'თორნიკე',
  'ვახტანგ',
  'მერაბ',
  'ბექა',
  'ლაშა',
  'სანდრო',
  'მამუკა',
  'გოჩა',
  'რატი',
  'ანდრია',
  'ლუკა',
];
/** Common surnames; with the first names they make people who do not exist. */
const lastNames = [
  'ბერიძე',
  'კაპანაძე',
  'გელაშვილი',
  'მაისურაძე',
  'ლომიძე',
  'ხუციშვილი',
  'ნოზაძე',
  'წიკლაური',
  'ქავთარაძე',
  'გოგოლაძე',
  'ჩხეიძე',
  'მელაძე',
  'ბაკურაძე',
  'ცქიტიშვილი',
  'ღონღაძე',
  'ფირცხალავა',
  'ჯიქია',
  'კვარაცხელია',
  'შონია',
  'ტაბატაძე',
  'აბულაძე',
  'დვალი',
  'სულაძე',
  'მჭედლიშვილი',
  'ოქრუაშვილი',
  'გიგაური',
  'ხარაიშვილი',
  'წერეთელი',
];
/** Two words make a company that nobody registered. */
const brokerAdjectives = [
  'ლურჯი',
  'თეთრი',
  'მზიანი',
  'ძველი',
  'ოქროს',
  'მწვანე',
  'ვერცხლის',
  'წითელი',
  'პატარა',
  'დილის',
  'ჩუმი',
  'მაღალი',
];
const brokerNouns = ['დარაბა', 'კიბე', 'ჩარდახი', 'ფარანი', 'ბუხარი'];
const developerNames = [
  'ჩინარი',
  'კაკლისხე',
  'ბროწეული',
  'ალუბალი',
  'მუხნარი',
  'ფიჭვი',
  'ნაძვნარი',
  'ია-ია',
  'მერცხალი',
  'არწივა',
  'ჯეირანი',
  'მიმინო',
  'თოლია',
  'ცისკარი',
  'აისი',
];
const developerSuffixes = ['დეველოპმენტი', 'მშენებელი'];

/**
 * Numbers that are not in use: no operator has a prefix from 560 to 567 (the national numbering plan assigns 568 and 569 next to them).
 * @param number of the person in the seed, below 4,000,000
 */
export const inventedPhone = (number: number): string =>
  `56${2 + Math.floor(number / 1_000_000)}${String((number * 7919 + 104_729) % 1_000_000).padStart(6, '0')}`;

const slugOf = (name: string): string => romaniseForSlug(name).replace(/[^a-z0-9]+/g, '-');

/** A company's code of nine digits that begins with 9: the registry gives out 2 and 4. */
const identificationCode = (number: number): string => `9${String(10_000_000 + number * 7_919)}`.slice(0, 9);

function company(
  typeId: number,
  number: number,
  words: readonly string[],
  things: readonly string[],
): Omit<SeedUser, 'id' | 'phone' | 'createdAt'> {
  const name = `${words[number % words.length]} ${things[Math.floor(number / words.length) % things.length]}`;
  return {
    typeId,
    name,
    slug: slugOf(name),
    legalName: `შპს „${name}“`,
    identificationCode: identificationCode(typeId * 1000 + number),
  };
}

export const drawPersonName = (random: Random): string => `${random.pick(firstNames)} ${random.pick(lastNames)}`;

/** One private owner has about two and a half statements; the large seeds stop at fifty thousand owners. */
const physicalCount = (statements: number): number => Math.min(50_000, Math.max(40, Math.round(statements * 0.16)));

/** The people of a market of this size, with ids from 1001 up. */
export function drawPeople(seedNumber: number, statements: number, now: Date): People {
  const random = createRandom(seedNumber, 1);
  const all: SeedUser[] = [];
  const add = (user: Omit<SeedUser, 'id' | 'phone' | 'createdAt'>): SeedUser => {
    const number = all.length;
    const daysAgo = random.int(20, 1800);
    const added: SeedUser = {
      ...user,
      id: firstUserId + number,
      phone: inventedPhone(number),
      createdAt: new Date(now.getTime() - daysAgo * dayMs),
    };
    all.push(added);
    return added;
  };
  const brokers = Array.from({ length: brokerCount }, (_, number) => add(company(BROKER, number, brokerAdjectives, brokerNouns)));
  const developers = Array.from({ length: developerCount }, (_, number) =>
    add(company(DEVELOPER, number, developerNames, developerSuffixes)),
  );
  const agents = brokers.flatMap((broker) =>
    Array.from({ length: random.int(2, 6) }, () =>
      add({ typeId: AGENT, name: drawPersonName(random), agencyId: broker.id, isPremierAgent: random.chance(0.12) }),
    ),
  );
  const physical = Array.from({ length: physicalCount(statements) }, () =>
    add({ typeId: PHYSICAL, name: drawPersonName(random) }),
  );
  return { all, physical, agents, brokers, developers };
}
