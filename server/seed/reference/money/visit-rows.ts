import { serviceIds } from '@/lib/domain/order/services';
import type { raters, visitCapacities, visitClosures } from '../../../modules/services/services.table';

/** Tbilisi, Batumi, Kutaisi, Rustavi, with the visits that one slot takes. */
const servedCities = [
  { cityId: 1, capacity: 3 },
  { cityId: 15, capacity: 1 },
  { cityId: 96, capacity: 1 },
  { cityId: 73, capacity: 1 },
];
const slots = ['10:00', '12:00', '14:00', '16:00'];
/** Monday to Saturday. */
const weekdays = [1, 2, 3, 4, 5, 6];
const visitedServices = [serviceIds.tour3d, serviceIds.photoTour, serviceIds.rate, serviceIds.measure];

export const visitCapacityRows: (typeof visitCapacities.$inferInsert)[] = visitedServices.flatMap((serviceId) =>
  servedCities.flatMap(({ cityId, capacity }) =>
    weekdays.flatMap((weekday) => slots.map((slot) => ({ serviceId, cityId, weekday, slot, capacity }))),
  ),
);

const holiday = (monthDay: string, ka: string, en: string, ru: string) => ({ monthDay, reason: { ka, en, ru } });
/** Source: Labour Code of Georgia, article 30. */
const fixedHolidays = [
  holiday('01-01', 'ახალი წელი', 'New Year', 'Новый год'),
  holiday('01-02', 'ბედობა', 'Day of Luck', 'День удачи'),
  holiday('01-07', 'შობა', 'Christmas', 'Рождество'),
  holiday('01-19', 'ნათლისღება', 'Epiphany', 'Крещение'),
  holiday('03-03', 'დედის დღე', 'Mother’s Day', 'День матери'),
  holiday('03-08', 'ქალთა საერთაშორისო დღე', 'International Women’s Day', 'Международный женский день'),
  holiday('04-09', 'ეროვნული ერთიანობის დღე', 'Day of National Unity', 'День национального единства'),
  holiday('05-09', 'ფაშიზმზე გამარჯვების დღე', 'Victory Day', 'День победы над фашизмом'),
  holiday('05-12', 'ანდრია პირველწოდებულის დღე', 'Saint Andrew’s Day', 'День святого Андрея'),
  holiday('05-17', 'ოჯახის სიწმინდის დღე', 'Family Purity Day', 'День святости семьи'),
  holiday('05-26', 'დამოუკიდებლობის დღე', 'Independence Day', 'День независимости'),
  holiday('08-28', 'მარიამობა', 'Saint Mary’s Day', 'Мариамоба'),
  holiday('10-14', 'სვეტიცხოვლობა', 'Svetitskhovloba', 'Светицховлоба'),
  holiday('11-23', 'გიორგობა', 'Saint George’s Day', 'День святого Георгия'),
];
/** Good Friday to Easter Monday of the Orthodox calendar. */
const easterDays = [
  ['2026-04-10', '2026-04-11', '2026-04-12', '2026-04-13'],
  ['2027-04-30', '2027-05-01', '2027-05-02', '2027-05-03'],
  ['2028-04-14', '2028-04-15', '2028-04-16', '2028-04-17'],
].flat();

export const visitClosureRows: (typeof visitClosures.$inferInsert)[] = [
  ...[2026, 2027, 2028].flatMap((year) => fixedHolidays.map(({ monthDay, reason }) => ({ day: `${year}-${monthDay}`, reason }))),
  ...easterDays.map((day) => ({ day, reason: { ka: 'აღდგომა', en: 'Easter', ru: 'Пасха' } })),
];

const logo = (ground: string, ink: string, letter: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" rx="10" fill="${ground}"/><path d="${letter}" fill="none" stroke="${ink}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/></svg>`,
  )}`;

/** Valuers of a seeded market: invented. */
export const raterRows: (typeof raters.$inferInsert)[] = [
  {
    id: 1,
    name: { ka: 'საზომი', en: 'Sazomi', ru: 'Сазоми' },
    about: {
      ka: 'ბინები და კერძო სახლები, ანგარიში ბანკისთვის და სასამართლოსთვის.',
      en: 'Apartments and houses; reports for banks and courts.',
      ru: 'Квартиры и дома, отчёты для банков и судов.',
    },
    logo: logo('#deefff', '#1251b4', 'M11 27V16l9-6 9 6v11M16 27v-7h8v7'),
    rateTypes: ['self', 'bank', 'court'],
  },
  {
    id: 2,
    name: { ka: 'კალკული', en: 'Kalkuli', ru: 'Калькули' },
    about: {
      ka: 'კომერციული ფართები და მიწის ნაკვეთები.',
      en: 'Commercial space and land plots.',
      ru: 'Коммерческая недвижимость и земельные участки.',
    },
    logo: logo('#ddf6e4', '#0d6638', 'M12 28h16M14 28V18M20 28V12M26 28v-7'),
    rateTypes: ['self', 'bank'],
  },
  {
    id: 3,
    name: { ka: 'სამართლიანი ფასი', en: 'Samartliani Pasi', ru: 'Самартлиани Паси' },
    about: {
      ka: 'სასამართლო და მემკვიდრეობის საქმეები, ზომიერი ვადებით.',
      en: 'Court and inheritance cases.',
      ru: 'Судебные и наследственные дела.',
    },
    logo: logo('#fff1cc', '#6f4011', 'M20 10v18M12 15h16M12 15l-3 8h6zM28 15l-3 8h6z'),
    rateTypes: ['self', 'court'],
  },
].map((row, position) => ({ ...row, isActive: true, position }));
