import { priceTypeIds } from '@/lib/domain/money/price';
import { dealTypes } from '@/lib/domain/statement/market-ids';
import { type Facts, has, isApartment, isDaily, isHouse, isLand, isRent, isSale, plain, type Sentence } from './sentence';

const months = (count: number, locale: 'en' | 'ru'): string => {
  if (locale === 'en') return count === 1 ? '1 month' : `${count} months`;
  if (count === 1) return '1 месяц';
  return count < 5 || count === 24 ? `${count} месяца` : `${count} месяцев`;
};
const rentMonths = ({ equipment }: Facts): number => equipment.rentPeriodMonths ?? 0;
const leaseMonths = ({ equipment }: Facts): number => equipment.leasePeriodMonths ?? 0;
const isHome = (f: Facts): boolean => isApartment(f) || isHouse(f);

/** What comes with it. */
export const contents: readonly Sentence[] = [
  plain((f) => isSale(f) && has(10)(f), 'ავეჯი რჩება.', 'The furniture stays.', 'Мебель остаётся.'),
  plain(
    (f) => !isSale(f) && has(10, 16, 17)(f),
    'აქვს მთელი ავეჯი და ტექნიკა.',
    'Fully furnished, with all appliances.',
    'Есть вся мебель и техника.',
  ),
  plain(
    (f) => has(4)(f) && f.equipment.heatingTypeId === 1,
    'აქვს ცენტრალური გათბობა და კონდიციონერი.',
    'It has central heating and air conditioning.',
    'Есть центральное отопление и кондиционер.',
  ),
  plain(
    (f) => f.equipment.parkingTypeId === 5,
    'აქვს ადგილი მიწისქვეშა პარკინგზე.',
    'It has a space in the underground car park.',
    'Есть место на подземной парковке.',
  ),
  plain(
    (f) => f.equipment.parkingTypeId === 4,
    'მანქანის გაჩერება ეზოში შეიძლება.',
    'You can park in the yard.',
    'Машину можно ставить во дворе.',
  ),
  plain(has(2, 3), 'ინტერნეტი და ტელევიზია ჩართულია.', 'Internet and TV are connected.', 'Интернет и телевидение подключены.'),
  plain(
    (f) => isApartment(f) && f.equipment.storeroomTypeId === 5,
    'ბინას სარდაფი ახლავს.',
    'A basement storeroom comes with it.',
    'К квартире прилагается подвал.',
  ),
  plain((f) => !isLand(f) && has(12)(f), 'შენობას დაცვა აქვს.', 'The building is guarded.', 'Здание под охраной.'),
];

/** On what terms. */
export const terms: readonly Sentence[] = [
  {
    when: (f) => isRent(f) && rentMonths(f) > 0,
    ka: (f) => `ქირავდება მინიმუმ ${rentMonths(f)} თვით.`,
    en: (f) => `For rent for at least ${months(rentMonths(f), 'en')}.`,
    ru: (f) => `Сдаётся минимум на ${months(rentMonths(f), 'ru')}.`,
  },
  plain(
    isRent,
    'წინასწარ იხდება პირველი და ბოლო თვის ქირა.',
    'The first and the last month are paid in advance.',
    'Первый и последний месяц оплачиваются заранее.',
  ),
  plain(
    isRent,
    'კომუნალური გადასახადები ცალკეა.',
    'Utilities are paid separately.',
    'Коммунальные услуги оплачиваются отдельно.',
  ),
  plain(
    (f) => isHome(f) && isRent(f) && has(49)(f),
    'შინაური ცხოველის ყოლა შეიძლება.',
    'Pets are welcome.',
    'Можно с животными.',
  ),
  plain(
    isDaily,
    'დაბინავება 14:00 საათიდან, გათავისუფლება 12:00 საათამდე.',
    'Check-in from 14:00, check-out by 12:00.',
    'Заезд с 14:00, выезд до 12:00.',
  ),
  plain(
    isDaily,
    'თეთრეული და პირსახოცები ფასში შედის.',
    'Bed linen and towels are included in the price.',
    'Постельное бельё и полотенца входят в стоимость.',
  ),
  {
    when: (f) => isDaily(f) && isApartment(f) && (f.equipment.dailyRentTypeId ?? 99) < 10,
    ka: (f) => `თავისუფლად დაიტევს ${f.equipment.dailyRentTypeId} ადამიანს.`,
    en: (f) => `It sleeps ${f.equipment.dailyRentTypeId}.`,
    ru: (f) => `Спальных мест: ${f.equipment.dailyRentTypeId}.`,
  },
  {
    when: (f) => f.kind.dealId === dealTypes.pledge,
    ka: (f) => `გირავდება ${leaseMonths(f)} თვით, ხელშეკრულება ნოტარიულად ფორმდება.`,
    en: (f) => `Pledged for ${months(leaseMonths(f), 'en')}; the agreement is notarised.`,
    ru: (f) => `Под залог на ${months(leaseMonths(f), 'ru')}, договор у нотариуса.`,
  },
  {
    when: (f) => f.kind.dealId === dealTypes.lease,
    ka: (f) => `გაიცემა იჯარით ${leaseMonths(f)} თვით, ვადის გაგრძელება შესაძლებელია.`,
    en: (f) => `Leased for ${months(leaseMonths(f), 'en')}, and the term can be extended.`,
    ru: (f) => `Сдаётся в аренду на ${months(leaseMonths(f), 'ru')}, срок можно продлить.`,
  },
  plain(
    isSale,
    'საბუთები მოწესრიგებულია, ვალდებულებების გარეშე.',
    'The papers are in order, with no encumbrances.',
    'Документы в порядке, без обременений.',
  ),
  plain(
    (f) => isSale(f) && isApartment(f),
    'შესაძლებელია იპოთეკური სესხით შეძენა.',
    'It can be bought with a mortgage.',
    'Возможна покупка в ипотеку.',
  ),
  plain(
    (f) => isSale(f) && f.building.statusId === 3 && !isLand(f),
    'შესაძლებელია განვადებით შეძენა.',
    'Payment by instalments is possible.',
    'Возможна рассрочка.',
  ),
  plain((f) => f.equipment.canBeExchanged, 'განვიხილავთ გაცვლასაც.', 'An exchange is possible too.', 'Рассмотрим и обмен.'),
];

/** How it ends. */
export const closings: readonly Sentence[] = [
  plain(
    () => true,
    'ნახვა შესაძლებელია ნებისმიერ დროს, წინასწარ დაგვირეკეთ.',
    'Viewings at any time; call ahead.',
    'Показ в любое время, звоните заранее.',
  ),
  plain(
    (f) => f.price.priceTypeId === priceTypeIds.negotiable,
    'ფასზე ადგილზე შევთანხმდებით.',
    'The price is agreed on site.',
    'О цене договоримся на месте.',
  ),
  plain(
    (f) => f.price.priceTypeId === priceTypeIds.exact && isSale(f),
    'რეალურ მყიდველს მცირედით დავუკლებთ.',
    'A small discount for a serious buyer.',
    'Реальному покупателю небольшая скидка.',
  ),
  plain(
    (f) => !f.isOwner,
    'დაგვირეკეთ და სხვა ვარიანტებსაც შეგირჩევთ.',
    'Call us, we can show you other options too.',
    'Звоните, подберём и другие варианты.',
  ),
  plain((f) => f.isOwner, 'შუამავლებმა, გთხოვთ, თავი შეიკავოთ.', 'No agents, please.', 'Посредников просьба не беспокоить.'),
];
