import { serviceRows } from '@/lib/contracts/money/service-table';
import type { visitCapacities, visitClosures } from '../../modules/services/services.table';

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
const visitedServices = serviceRows.filter(({ work }) => work === 'visit').map(({ id }) => id);

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
