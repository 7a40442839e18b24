import { type Localised, locales } from '@/lib/contracts/common';
import { companyCovers } from '@/lib/contracts/companies/own-company';
import { dayMs, minuteMs } from '@/lib/domain/time/duration';
import { tbilisiDay } from '@/lib/domain/time/tbilisi';
import { findStreets } from '@/server/data/gazetteer';
import type { companies, companyDays, companyLeads } from '@/server/modules/companies/companies.table';
import { createRandom, type Random } from '../random';
import { drawPersonName, inventedPhone } from './people';

export type SeedCompany = { id: number; typeId: number };
type CompanyPage = typeof companies.$inferInsert;

const broker = 3;
const tbilisi = 1;
const stream = 41;
/** Days of the pages' figures before the seed, and how many people wrote in them at most. */
const activeDays = 60;
const leadsMax = 45;
const phonesFrom = 3_000_000;

const abouts: Record<'broker' | 'developer', readonly Localised[]> = {
  broker: [
    {
      ka: 'ვმუშაობთ თბილისის ცენტრალურ უბნებში. ყოველ ბინას ვნახულობთ, ვზომავთ და საჯარო რეესტრში ვამოწმებთ, სანამ განცხადებას გამოვაქვეყნებთ. კლიენტს გარიგების ბოლომდე ერთი აგენტი ჰყავს.',
      en: 'We work in the central neighbourhoods of Tbilisi. Before we publish a flat we visit it, measure it and check it in the public registry. One agent stays with you until the deal is done.',
      ru: 'Мы работаем в центральных районах Тбилиси. До публикации мы осматриваем квартиру, измеряем её и проверяем в публичном реестре. До конца сделки клиента ведёт один агент.',
    },
    {
      ka: 'გაქირავებასა და გაყიდვაში გეხმარებით: ვაფასებთ, ვიღებთ ფოტოებს, ვამზადებთ ხელშეკრულებას. ნახვის დროს ვათანხმებთ იმავე დღეს, შაბათსაც.',
      en: 'We help you let and sell: we value the home, take the pictures and prepare the contract. Viewings are arranged the same day, on Saturdays too.',
      ru: 'Помогаем сдать и продать: оцениваем, фотографируем, готовим договор. О просмотре договариваемся в тот же день, и по субботам тоже.',
    },
    {
      ka: 'პატარა გუნდი ვართ და ცოტა ობიექტზე ვმუშაობთ, სამაგიეროდ თითოეული მათგანი კარგად ვიცით: მეზობლები, გათბობა, პარკირება და ფასის ისტორია.',
      en: 'We are a small team with few homes, and we know each of them well: the neighbours, the heating, the parking and the history of its price.',
      ru: 'Мы небольшая команда с небольшим числом объектов, зато каждый знаем хорошо: соседей, отопление, парковку и историю цены.',
    },
  ],
  developer: [
    {
      ka: 'ვაშენებთ საცხოვრებელ სახლებს თბილისში. ყოველი კორპუსი საკუთარი გუნდით შენდება, მშენებლობის მიმდინარეობას კი ფოტოებით ვაქვეყნებთ.',
      en: 'We build homes in Tbilisi. Every building is put up by our own people, and we publish the progress in pictures.',
      ru: 'Мы строим жильё в Тбилиси. Каждый корпус возводит наша собственная команда, а ход работ мы показываем на фотографиях.',
    },
    {
      ka: 'მცირე კორპუსები ძველ უბნებში: დაბალი სართულიანობა, ეზო და მიწისქვეშა პარკირება. ბინებს მწვანე კარკასით ან სრული რემონტით ვაბარებთ.',
      en: 'Small buildings in old neighbourhoods: few floors, a yard and underground parking. Flats are handed over with finished walls or fully renovated.',
      ru: 'Небольшие дома в старых районах: мало этажей, двор и подземная парковка. Квартиры сдаём с чистовой подготовкой или с полным ремонтом.',
    },
  ],
};

const weekdays = [1, 2, 3, 4, 5];

function drawHours(random: Random): NonNullable<CompanyPage['openingHours']> {
  const [from, to] = random.pick([
    ['10:00', '19:00'],
    ['10:00', '20:00'],
    ['09:00', '18:00'],
  ] as const);
  const days = weekdays.map((weekday) => ({ weekday, from, to }));
  return random.chance(0.6) ? [...days, { weekday: 6, from: '11:00', to: '16:00' }] : days;
}

/** The public page of one company; the same id gives the same page. */
export function drawCompanyPage({ id, typeId }: SeedCompany, now: Date): CompanyPage {
  const random = createRandom(id, stream);
  const street = random.pick(findStreets(tbilisi));
  const house = random.int(2, 80);
  const verifiedDaysAgo = random.int(20, 400);
  return {
    userId: id,
    cover: random.chance(0.5) ? null : random.pick(companyCovers),
    about: random.pick(abouts[typeId === broker ? 'broker' : 'developer']),
    address: { ka: `${street.name.ka} ${house}`, en: `${house} ${street.name.en}`, ru: `${street.name.ru}, ${house}` },
    latitude: street.lat,
    longitude: street.lng,
    foundedYear: random.int(2004, 2022),
    openingHours: drawHours(random),
    verifiedAt: random.chance(0.65) ? new Date(now.getTime() - verifiedDaysAgo * dayMs) : null,
    updatedAt: now,
  };
}

/** The languages of a company: Georgian always. */
export const drawLanguages = ({ id }: SeedCompany): string[] => {
  const random = createRandom(id, stream + 1);
  return locales.filter((locale) => locale === 'ka' || random.chance(0.65));
};

/** Openings and reveals of a company's page on the days before the seed. */
export function drawCompanyDays({ id }: SeedCompany, now: Date): (typeof companyDays.$inferInsert)[] {
  const random = createRandom(id, stream + 2);
  const busyness = random.int(2, 30);
  return Array.from({ length: activeDays }, (_, daysAgo) => {
    const views = random.int(0, busyness * 2);
    const day = tbilisiDay(new Date(now.getTime() - daysAgo * dayMs));
    return { companyId: id, projectId: 0, day, views, phoneReveals: Math.round(views * random.next() * 0.3) };
  });
}

/** Leads of a company on those days; most were answered within the hour. */
export function drawCompanyLeads({ id }: SeedCompany, now: Date): (typeof companyLeads.$inferInsert)[] {
  const random = createRandom(id, stream + 3);
  const slowness = random.int(6, 60);
  return Array.from({ length: random.int(3, leadsMax) }, (_, number) => {
    const createdAt = new Date(now.getTime() - random.int(60, activeDays * 24 * 60) * minuteMs);
    const isHandled = random.chance(0.85);
    return {
      companyId: id,
      kind: random.chance(0.7) ? ('call' as const) : ('message' as const),
      name: drawPersonName(random),
      phone: inventedPhone(phonesFrom + ((id * 50 + number) % 900_000)),
      comment: random.chance(0.4) ? '' : 'მაინტერესებს თქვენი განცხადება. როდის შეიძლება ბინის ნახვა?',
      handledAt: isHandled ? new Date(createdAt.getTime() + random.int(2, slowness) * minuteMs) : null,
      createdAt,
    };
  });
}
