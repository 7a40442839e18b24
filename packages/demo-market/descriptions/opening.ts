import { fromAreaSqm } from '@/lib/domain/area/area';
import { cityIds } from '@/lib/domain/place/place-index';
import { realEstateTypes } from '@/lib/domain/statement/market-ids';
import { formatArea, formatCeiling } from '@/lib/format/number';
import {
  type Facts,
  isApartment,
  isCommercial,
  isDaily,
  isHotel,
  isHouse,
  isLand,
  isRent,
  isSale,
  plain,
  type Sentence,
} from './sentence';

const area = (facts: Facts, locale: 'ka' | 'en' | 'ru'): string => formatArea(facts.building.areaSqm, locale);
const landArea = ({ building }: Facts, locale: 'ka' | 'en' | 'ru'): string =>
  formatArea(fromAreaSqm(building.areaSqm, building.areaTypeId), locale, building.areaTypeId);
const yard = ({ building }: Facts, locale: 'ka' | 'en' | 'ru'): string => formatArea(building.yardAreaSqm ?? 0, locale);
const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** How a statement begins: what it is and where. */
export const openings: readonly Sentence[] = [
  {
    when: isApartment,
    ka: (f) => `${f.building.rooms}-ოთახიანი ბინა ${f.place.nameIn.ka}, საერთო ფართი ${area(f, 'ka')}.`,
    en: (f) => `A ${f.building.rooms}-room apartment ${f.place.nameIn.en}, ${area(f, 'en')} in total.`,
    ru: (f) => `${f.building.rooms}-комнатная квартира ${f.place.nameIn.ru}, общая площадь ${area(f, 'ru')}.`,
  },
  {
    when: (f) => isApartment(f) && (f.building.totalFloors ?? 0) <= 9,
    ka: (f) => `ბინა მდებარეობს ${f.place.nameIn.ka}, წყნარ და მწვანე ადგილას.`,
    en: (f) => `The apartment is ${f.place.nameIn.en}, in a quiet green spot.`,
    ru: (f) => `Квартира находится ${f.place.nameIn.ru}, в тихом зелёном месте.`,
  },
  {
    when: (f) => isApartment(f) && (f.building.rooms ?? 0) >= 2,
    ka: (f) => `კარგად დაგეგმარებული ბინა ${f.place.nameIn.ka}, ყველა ოთახი იზოლირებულია.`,
    en: (f) => `A well laid out apartment ${f.place.nameIn.en}; every room is separate.`,
    ru: (f) => `Квартира с удобной планировкой ${f.place.nameIn.ru}, все комнаты изолированные.`,
  },
  {
    when: (f) => isApartment(f) && f.building.statusId === 2,
    ka: (f) => `ბინა ახალაშენებულ კორპუსში, ${f.place.nameIn.ka}.`,
    en: (f) => `An apartment in a new building ${f.place.nameIn.en}.`,
    ru: (f) => `Квартира в новостройке ${f.place.nameIn.ru}.`,
  },
  {
    when: (f) => isApartment(f) && f.equipment.materialTypeId === 2,
    ka: (f) => `ბინა აგურის სახლში, ${f.place.nameIn.ka}, ${area(f, 'ka')}.`,
    en: (f) => `An apartment in a brick house ${f.place.nameIn.en}, ${area(f, 'en')}.`,
    ru: (f) => `Квартира в кирпичном доме ${f.place.nameIn.ru}, ${area(f, 'ru')}.`,
  },
  {
    when: (f) => isApartment(f) && isRent(f),
    ka: (f) => `ქირავდება ნათელი და თბილი ბინა ${f.place.nameIn.ka}.`,
    en: (f) => `A bright, warm apartment for rent ${f.place.nameIn.en}.`,
    ru: (f) => `Сдаётся светлая и тёплая квартира ${f.place.nameIn.ru}.`,
  },
  {
    when: (f) => isApartment(f) && isDaily(f),
    ka: (f) => `კომფორტული ბინა სტუმრებისთვის ${f.place.nameIn.ka}.`,
    en: (f) => `A comfortable apartment for guests ${f.place.nameIn.en}.`,
    ru: (f) => `Уютная квартира для гостей ${f.place.nameIn.ru}.`,
  },
  {
    when: (f) => isApartment(f) && f.building.statusId === 3,
    ka: (f) => `ბინა მშენებარე კორპუსში, ${f.place.nameIn.ka}, ${area(f, 'ka')}.`,
    en: (f) => `An apartment in a building under construction ${f.place.nameIn.en}, ${area(f, 'en')}.`,
    ru: (f) => `Квартира в строящемся доме ${f.place.nameIn.ru}, ${area(f, 'ru')}.`,
  },
  {
    when: (f) => f.kind.typeId === realEstateTypes.house,
    ka: (f) => `კერძო სახლი ${f.place.nameIn.ka}: სახლის ფართი ${area(f, 'ka')}, ეზო ${yard(f, 'ka')}.`,
    en: (f) => `A private house ${f.place.nameIn.en}: ${area(f, 'en')} indoors and a yard of ${yard(f, 'en')}.`,
    ru: (f) => `Частный дом ${f.place.nameIn.ru}: ${area(f, 'ru')}, двор ${yard(f, 'ru')}.`,
  },
  {
    when: (f) => f.kind.typeId === realEstateTypes.countryHouse,
    ka: (f) => `აგარაკი ${f.place.nameIn.ka}, დიდი ეზოთი (${yard(f, 'ka')}).`,
    en: (f) => `A country house ${f.place.nameIn.en} with a large yard (${yard(f, 'en')}).`,
    ru: (f) => `Дача ${f.place.nameIn.ru} с большим двором (${yard(f, 'ru')}).`,
  },
  {
    when: isLand,
    ka: (f) => `მიწის ნაკვეთი ${f.place.nameIn.ka}, ${landArea(f, 'ka')}.`,
    en: (f) => `A land plot ${f.place.nameIn.en}, ${landArea(f, 'en')}.`,
    ru: (f) => `Земельный участок ${f.place.nameIn.ru}, ${landArea(f, 'ru')}.`,
  },
  {
    when: (f) => isCommercial(f) && f.building.statusId === 8,
    ka: (f) => `საოფისე ფართი ${f.place.nameIn.ka}, ${area(f, 'ka')}.`,
    en: (f) => `Office space ${f.place.nameIn.en}, ${area(f, 'en')}.`,
    ru: (f) => `Офисное помещение ${f.place.nameIn.ru}, ${area(f, 'ru')}.`,
  },
  {
    when: (f) => isCommercial(f) && f.building.statusId !== 8,
    ka: (f) => `კომერციული ფართი ${f.place.nameIn.ka}, ${area(f, 'ka')}.`,
    en: (f) => `Commercial space ${f.place.nameIn.en}, ${area(f, 'en')}.`,
    ru: (f) => `Коммерческое помещение ${f.place.nameIn.ru}, ${area(f, 'ru')}.`,
  },
  {
    when: (f) => isHotel(f) && !isDaily(f),
    ka: (f) => `სასტუმრო ${f.place.nameIn.ka}, საერთო ფართი ${area(f, 'ka')}.`,
    en: (f) => `A hotel ${f.place.nameIn.en}, ${area(f, 'en')} in total.`,
    ru: (f) => `Гостиница ${f.place.nameIn.ru}, общая площадь ${area(f, 'ru')}.`,
  },
  {
    when: (f) => isHotel(f) && isDaily(f),
    ka: (f) => `ნომერი სასტუმროში, ${f.place.nameIn.ka}.`,
    en: (f) => `A hotel room ${f.place.nameIn.en}.`,
    ru: (f) => `Номер в гостинице ${f.place.nameIn.ru}.`,
  },
  {
    when: (f) => isSale(f) && f.isOwner,
    ka: (f) => `${f.place.nameIn.ka}, იყიდება მესაკუთრისგან, საკომისიოს გარეშე.`,
    en: (f) => `${upper(f.place.nameIn.en)}, sold by the owner, no commission.`,
    ru: (f) => `${upper(f.place.nameIn.ru)}, продаёт собственник, без комиссии.`,
  },
];

const condition =
  (id: number) =>
  ({ building }: Facts): boolean =>
    building.conditionId === id;

/** The state it is in and how it is laid out. */
export const conditions: readonly Sentence[] = [
  plain(
    condition(1),
    'გაკეთებულია ახალი, ხარისხიანი რემონტი.',
    'Newly renovated to a good standard.',
    'Сделан новый качественный ремонт.',
  ),
  plain(
    (f) => condition(1)(f) && isApartment(f) && isSale(f),
    'რემონტის შემდეგ არავის უცხოვრია.',
    'Nobody has lived here since the renovation.',
    'После ремонта никто не жил.',
  ),
  plain(
    condition(2),
    'რემონტი ძველია, მაგრამ მოვლილი.',
    'The renovation is older but well kept.',
    'Ремонт не новый, но всё ухожено.',
  ),
  plain(
    condition(3),
    'მიმდინარეობს რემონტი და ერთ თვეში დასრულდება.',
    'Renovation is under way and will be finished within a month.',
    'Идёт ремонт, закончится в течение месяца.',
  ),
  plain(
    (f) => condition(4)(f) && isSale(f),
    'საჭიროებს რემონტს და ფასიც ამის შესაბამისია.',
    'It needs renovation, and the price says so.',
    'Нужен ремонт, цена это учитывает.',
  ),
  plain(
    (f) => condition(4)(f) && !isSale(f),
    'რემონტი ძველია, მაგრამ ცხოვრება შესაძლებელია.',
    'The renovation is dated, but everything works.',
    'Ремонт старый, но жить можно.',
  ),
  plain(
    condition(5),
    'თეთრი კარკასი: კედლები გალესილია, იატაკი მოსწორებული.',
    'White frame: plastered walls, levelled floors.',
    'Белый каркас: стены оштукатурены, стяжка готова.',
  ),
  plain(
    condition(6),
    'შავი კარკასი, დაგეგმარება თქვენი გემოვნებით.',
    'Black frame: the layout is yours to decide.',
    'Чёрный каркас, планировка на ваш вкус.',
  ),
  plain(
    condition(7),
    'მწვანე კარკასი: ტიხრები და გაყვანილობა უკვე გაკეთებულია.',
    'Green frame: partitions and wiring are already in.',
    'Зелёный каркас: перегородки и разводка уже сделаны.',
  ),
  plain(
    condition(8),
    'თეთრი პლიუსი: დარჩენილია მხოლოდ მოპირკეთება.',
    'White plus: only the finishing is left.',
    'Белый плюс: осталась только чистовая отделка.',
  ),
  plain(
    (f) => f.equipment.livingRoomTypeId === 4,
    'სამზარეულო გაერთიანებულია მისაღებთან.',
    'The kitchen opens into the living room.',
    'Кухня объединена с гостиной.',
  ),
  plain(
    (f) => f.equipment.livingRoomTypeId === 3,
    'სამზარეულო და მისაღები ცალ-ცალკეა.',
    'Kitchen and living room are separate.',
    'Кухня и гостиная раздельные.',
  ),
  {
    when: (f) => (isApartment(f) || isCommercial(f)) && (f.building.heightCm ?? 0) >= 310,
    ka: (f) => `ჭერის სიმაღლე ${formatCeiling((f.building.heightCm ?? 0) / 100, 'ka')}.`,
    en: (f) => `Ceilings are ${formatCeiling((f.building.heightCm ?? 0) / 100, 'en')} high.`,
    ru: (f) => `Высота потолков ${formatCeiling((f.building.heightCm ?? 0) / 100, 'ru')}.`,
  },
  plain(
    (f) => f.building.bathroomTypeId === 2 && !isCommercial(f),
    'აქვს ორი სველი წერტილი.',
    'There are two bathrooms.',
    'Два санузла.',
  ),
  plain(
    (f) => f.building.projectTypeId === 17 && f.place.cityId === cityIds.tbilisi,
    'ტიპური თბილისური ეზო ხის აივნებით.',
    'A typical Tbilisi courtyard with wooden balconies.',
    'Типичный тбилисский дворик с деревянными балконами.',
  ),
  {
    when: (f) => isHouse(f) && (f.building.totalFloors ?? 0) >= 2,
    ka: (f) => `სახლი ${f.building.totalFloors}-სართულიანია, ოთახები განცალკევებული.`,
    en: (f) => `The house has ${f.building.totalFloors} storeys and separate rooms.`,
    ru: (f) => `Этажей в доме: ${f.building.totalFloors}, комнаты раздельные.`,
  },
];
