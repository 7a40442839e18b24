import { cityIds } from '@/lib/domain/place/place-index';
import { type Facts, has, isApartment, isCity, isCommercial, isHouse, isLand, isSale, plain, type Sentence } from './sentence';

const floorOf = ({ building }: Facts): number => building.floor ?? 0;
/** Georgian ordinals: პირველი, then მე-2 to მე-20, then 21-ე. */
const georgianOrdinal = (number: number): string => (number === 1 ? 'პირველ' : number <= 20 ? `მე-${number}` : `${number}-ე`);

const isSea = ({ place }: Facts): boolean => place.cityId === cityIds.batumi || place.cityId === 94;
const isSki = ({ place }: Facts): boolean => place.cityId === 16 || place.cityId === 46;
const isNearMetro = (f: Facts): boolean => f.place.metroStationId !== null && !isLand(f);

/** What is around: the floor, the view, the way to town. */
export const surroundings: readonly Sentence[] = [
  {
    when: (f) => isApartment(f) && floorOf(f) >= 9,
    ka: (f) => `${georgianOrdinal(floorOf(f))} სართულიდან ქალაქი ხელისგულივით ჩანს.`,
    en: (f) => `Floor ${floorOf(f)} has an open view of the city.`,
    ru: (f) => `С ${floorOf(f)}-го этажа открывается вид на город.`,
  },
  {
    when: (f) => isApartment(f) && floorOf(f) > 1,
    ka: (f) => `ბინა ${georgianOrdinal(floorOf(f))} სართულზეა, შენობა კი ${f.building.totalFloors}-სართულიანია.`,
    en: (f) => `It is on floor ${floorOf(f)} of ${f.building.totalFloors}.`,
    ru: (f) => `${floorOf(f)}-й этаж, всего в доме этажей: ${f.building.totalFloors}.`,
  },
  plain(
    (f) => isApartment(f) && isSale(f) && floorOf(f) === 1,
    'პირველი სართულია, შესაძლებელია ცალკე შესასვლელის მოწყობა.',
    'It is on the ground floor, and a separate entrance can be made.',
    'Первый этаж, можно сделать отдельный вход.',
  ),
  plain(
    (f) => isApartment(f) && has(6)(f),
    'ლიფტი გამართულად მუშაობს, სადარბაზო სუფთაა.',
    'The lift works and the entrance is clean.',
    'Лифт исправен, подъезд чистый.',
  ),
  plain(
    (f) => isApartment(f) && floorOf(f) > 2,
    'ბინა მზიანია, ნათელია მთელი დღე.',
    'Sunny, with light all day.',
    'Квартира солнечная, весь день светло.',
  ),
  plain(
    (f) => isApartment(f) && f.equipment.balconies !== null,
    'აივანი ეზოს მხარესაა, ამიტომ სიწყნარეა.',
    'The balcony faces the yard, so it is quiet.',
    'Балкон во двор, поэтому тихо.',
  ),
  {
    when: isNearMetro,
    ka: (f) => `მეტრომდე ფეხით ${f.minutes} წუთია.`,
    en: (f) => `The metro is ${f.minutes} minutes away on foot.`,
    ru: (f) => `До метро ${f.minutes} минут пешком.`,
  },
  {
    when: isSea,
    ka: (f) => `ზღვამდე ფეხით ${f.minutes} წუთია.`,
    en: (f) => `The sea is ${f.minutes} minutes away on foot.`,
    ru: (f) => `До моря ${f.minutes} минут пешком.`,
  },
  {
    when: (f) => isSki(f) && !isLand(f),
    ka: (f) => `საბაგირომდე ფეხით ${f.minutes} წუთია.`,
    en: (f) => `The ski lift is ${f.minutes} minutes away on foot.`,
    ru: (f) => `До подъёмника ${f.minutes} минут пешком.`,
  },
  plain(
    (f) => isCity(f) && (isApartment(f) || isHouse(f)),
    'ახლოსაა სკოლა, საბავშვო ბაღი და სუპერმარკეტი.',
    'A school, a kindergarten and a supermarket are close by.',
    'Рядом школа, детский сад и супермаркет.',
  ),
  plain(
    (f) => isCity(f) && isApartment(f),
    'ავტობუსის გაჩერება სახლთან ახლოსაა.',
    'The bus stop is close to the house.',
    'Остановка автобуса рядом с домом.',
  ),
  plain(
    (f) => isCity(f) && isApartment(f),
    'სახლთან პატარა სკვერი და საბავშვო მოედანია.',
    'There is a small garden and a playground by the house.',
    'У дома сквер и детская площадка.',
  ),
  plain(
    (f) => isHouse(f) && !isCity(f),
    'გარშემო სიმწვანე და სუფთა ჰაერია.',
    'Greenery and clean air all around.',
    'Вокруг зелень и чистый воздух.',
  ),
  plain(
    (f) => isHouse(f) && has(39)(f),
    'ეზოში ხეხილი დგას.',
    'There are fruit trees in the yard.',
    'Во дворе растут фруктовые деревья.',
  ),
  plain((f) => isHouse(f) && has(9)(f), 'მისაღებში ბუხარია.', 'There is a fireplace in the living room.', 'В гостиной камин.'),
  plain((f) => isHouse(f) && has(33)(f), 'სახლს აქვს მარანი.', 'The house has a wine cellar.', 'Есть винный погреб.'),
  plain(
    (f) => isLand(f) && has(27)(f),
    'ნაკვეთამდე ასფალტის გზა მიდის.',
    'A paved road leads to the plot.',
    'К участку ведёт асфальт.',
  ),
  plain(
    (f) => isLand(f) && has(1, 24, 26)(f),
    'წყალი, გაზი და ელექტროენერგია შეყვანილია.',
    'Water, gas and electricity are connected.',
    'Вода, газ и электричество подведены.',
  ),
  plain((f) => isLand(f) && has(37)(f), 'ნაკვეთი შემოღობილია.', 'The plot is fenced.', 'Участок огорожен.'),
  plain((f) => isLand(f) && has(54)(f), 'შესაძლებელია ნაკვეთის გაყოფა.', 'The plot can be divided.', 'Участок можно разделить.'),
  plain(
    (f) => isLand(f) && f.building.statusId !== 4,
    'რელიეფი სწორია, გამოდგება მშენებლობისთვის.',
    'Level ground, fit for building.',
    'Рельеф ровный, подходит под строительство.',
  ),
  plain(
    (f) => isLand(f) && f.building.statusId === 4,
    'ნიადაგი ნაყოფიერია, ახლოს სარწყავი არხია.',
    'Fertile soil, with an irrigation canal nearby.',
    'Почва плодородная, рядом оросительный канал.',
  ),
  plain(
    (f) => isCommercial(f) && (f.building.statusId === 9 || f.building.statusId === 12),
    'ფართი ცენტრალურ ქუჩაზე გამოდის და დიდი ვიტრინები აქვს.',
    'It faces the main street and has large shop windows.',
    'Выходит на центральную улицу, большие витрины.',
  ),
  plain(
    (f) => isCommercial(f) && (f.building.statusId === 8 || f.building.statusId === 24),
    'გამოდგება ოფისისთვის, კლინიკისთვის ან სალონისთვის.',
    'It suits an office, a clinic or a salon.',
    'Подойдёт под офис, клинику или салон.',
  ),
  plain(
    (f) => isCommercial(f) && f.building.statusId === 10,
    'სატვირთო მანქანით მისვლა თავისუფლად შეიძლება.',
    'Trucks can drive right up.',
    'Удобный подъезд для грузовых машин.',
  ),
  plain(
    (f) => isCommercial(f) && has(26)(f),
    'ელექტროენერგიის სიმძლავრე საკმარისია ნებისმიერი საქმიანობისთვის.',
    'The power supply is enough for any business.',
    'Мощности электричества хватит для любого дела.',
  ),
];
