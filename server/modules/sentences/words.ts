import { dealTypes as deals, realEstateTypes as types } from '@/lib/domain/statement/market-ids';
import { equipmentEntries } from './equipment-words';
import { noiseWords } from './noise-words';
import { regions } from './regions';
import { bound, type Entry, filters, is, unit } from './word-entries';

const dealEntries: Entry[] = [
  filters(
    { deal_types: [deals.sale] },
    'for sale,on sale,sale,selling,buy,buying,purchase,to buy,იყიდება,იყიდებ*,ყიდვა,ყიდვ*,ვიყიდ*,გაყიდვა,იყიდე,იყიდო,iyideba,vikidi,купить,купл*,куплю,покупка,покупк*,прода*,продам,продаж*',
  ),
  filters(
    { deal_types: [deals.rent] },
    'for rent,to rent,rent,rental,rents,renting,to let,monthly,per month,a month,for a month,month,long term,ქირა,ქირით,ქირად,ქირავ*,გაქირავ*,ვიქირავ*,დაქირავ*,თვეში,თვიურად,თვით,qiravdeba,снять,сниму,снимем,аренда,аренд*,сда*,в месяц,месяц,на месяц,помесячно,долгосрочно',
  ),
  filters(
    { deal_types: [deals.daily] },
    'daily rent,daily,per night,a night,nights,per day,a day,nightly,short term,for the night,დღიურ*,დღეში,ღამე,ღამით,ღამის,დღით,посуточн*,в сутки,за сутки,сутки,на сутки,в день,за ночь,на ночь,ночь,ночи,ночей,суток',
  ),
  filters({ deal_types: [deals.pledge] }, 'pledge*,გირავ*,გირაო*,დაგირავ*,под залог,залог,залоге,в залог'),
  is('lease')('lease,for lease,leasing,იჯარ*'),
];

const shop = { real_estate_types: [types.commercial], statuses: [9] };
const typeEntries: Entry[] = [
  filters(
    { real_estate_types: [types.apartment] },
    'apartment*,apartament*,apt,apts,flat,flats,condo,ბინა,ბინა*,ბინებ*,ბინის,აპარტამენტ*,bina,binas,квартир*,апартамент*,кв',
  ),
  filters(
    { real_estate_types: [types.house] },
    'house,houses,home,cottage,private house,სახლ*,კერძო სახლ*,კოტეჯ*,дом,дома,доме,домик,коттедж*,частный дом,частного дома',
  ),
  filters({ real_estate_types: [types.house], project_types: [13] }, 'villa,villas,ვილა,ვილის,вилла,виллу,виллы'),
  filters({ real_estate_types: [types.house], project_types: [12] }, 'townhouse*,town house,თაუნჰაუს*,таунхаус*'),
  filters({ real_estate_types: [types.countryHouse] }, 'country house*,summer house,dacha,აგარაკ*,дача,дачу,дачи,дачный дом'),
  filters(
    { real_estate_types: [types.land] },
    'land,lands,land plot*,plot,plots,plot of land,მიწა,მიწის,მიწის ნაკვეთ*,ნაკვეთ*,участок,участк*,земл*,земельн*,земельный участок,земельного участка',
  ),
  filters(
    { real_estate_types: [types.land], statuses: [4] },
    'agricultural land,agricultural,სასოფლო სამეურნეო,сельхоз,сельскохозяйствен*',
  ),
  filters(
    { real_estate_types: [types.land], statuses: [5] },
    'non agricultural,nonagricultural,არასასოფლო,არასასოფლო სამეურნეო,არასასოფლოსამეურნეო,несельскохоз*,не сельхоз',
  ),
  filters(
    { real_estate_types: [types.commercial] },
    'commercial,commercial space,commercial property,commercial premises,კომერციულ*,კომერციული ფართ*,коммерч*,коммерческое помещение,коммерческая недвижимость,помещен*',
  ),
  filters(
    { real_estate_types: [types.commercial], statuses: [8] },
    'office,offices,office space,ოფის*,საოფისე,საოფისე ფართ*,офис*,офисное помещение',
  ),
  filters(shop, 'shop,shops,store,retail,retail space,მაღაზი*,სავაჭრო ფართ*,სავაჭრო,магазин*,торговое помещение,торгов*'),
  filters(
    { real_estate_types: [types.commercial], statuses: [10] },
    'warehouse*,საწყობ*,სასაწყობე,склад,склада,складе,складск*,складское помещение',
  ),
  filters(
    { real_estate_types: [types.commercial], statuses: [12] },
    'restaurant,restaurant space,cafe,cafe space,კაფე,კაფეს,კაფესთვის,რესტორან*,რესტორნ*,кафе,ресторан*,помещение под кафе,помещение под ресторан,под кафе,под ресторан',
  ),
  filters({ real_estate_types: [types.hotel] }, 'hotel,hotels,სასტუმრო*,гостиниц*,отель,отеля,отели'),
  is('garage')('garage,with garage,with a garage,garages,გარაჟ*,ავტოფარეხ*,გარაჟით,гараж*,с гаражом'),
];

/** Russian nouns for a flat of a number of rooms. */
const flatNouns: Entry[] = ['однушк*,однушек,однокомнатн* квартир*', 'двушк*,двушек', 'трешк*,трешек', 'четырешк*,четверк*'].map(
  (phrases, index) => filters({ real_estate_types: [types.apartment], room_types: [index + 1] }, phrases),
);

const buildingEntries: Entry[] = [
  filters({ living_room_types: [4] }, 'studio,studios,studio apartment,სტუდიო,სტუდიოს,studia,студия,студию,студии,студио'),
  filters(
    { statuses: [2] },
    'new building*,newly built,new build,new construction,new development,ახალი აშენებ*,ახალაშენებ*,ახალ აშენებ*,ახალი კორპუს*,ახალ კორპუს*,новострой*,новостро*,новый дом,новом доме,в новом доме',
  ),
  filters({ statuses: [3] }, 'under construction,being built,მშენებარე*,строящ*,строится'),
  filters(
    { statuses: [1] },
    'old building*,older building,ძველი აშენებ*,ძველაშენებ*,ძველი კორპუს*,старый фонд,старом фонде,старого фонда',
  ),
  filters(
    { conditions: [1] },
    'newly renovated,new renovation,freshly renovated,recently renovated,ახალი რემონტ*,ახალი გარემონტ*,ახალრემონტ*,ახალგარემონტ*,новый ремонт,новым ремонтом,с новым ремонтом,свежий ремонт,со свежим ремонтом,евроремонт*,с евроремонтом',
  ),
  filters({ conditions: [1, 2] }, 'renovated,with renovation,გარემონტ*,რემონტით,რემონტიან*,с ремонтом,отремонтирован*'),
  filters({ conditions: [2] }, 'old renovation,older renovation,ძველი რემონტ*,ძველი გარემონტ*,старый ремонт,со старым ремонтом'),
  filters(
    { conditions: [4] },
    'needs renovation,needs repair,unrenovated,to renovate,without renovation,no renovation,სარემონტო,სარემონტ*,რემონტის გარეშე,ურემონტო,требует ремонта,под ремонт,без ремонта,нужен ремонт',
  ),
  filters({ conditions: [6] }, 'black frame,შავი კარკას*,черн* каркас*'),
  filters({ conditions: [5] }, 'white frame,თეთრი კარკას*,бел* каркас*'),
  filters({ conditions: [7] }, 'green frame,მწვანე კარკას*,зелен* каркас*'),
  filters({ conditions: [8] }, 'white plus,თეთრი პლიუს*,бел* плюс*'),
  filters(
    { project_types: [4] },
    'khrushchev,khrushchev project,khrushchev building,khrushchyovka,khrushchevka,ხრუშჩოვ*,ხრუშჩოვის პროექტ*,ხრუშოვ*,хрущевк*,хрущев*,хрущоб*',
  ),
  filters({ project_types: [5] }, 'czech,czech project,ჩეხურ*,ჩეხური პროექტ*,чешк*,чешск* проект*,чешский'),
  filters({ project_types: [7] }, 'moscow project,მოსკოვის პროექტ*,московск* проект*'),
  filters({ project_types: [1] }, 'lviv project,lvov project,ლვოვის პროექტ*,львовск* проект*'),
  filters({ project_types: [3] }, 'tukhareli,tukhareli project,თუხარელ*,თუხარელის პროექტ*,тухарели'),
  filters({ project_types: [2] }, 'kavlashvili,kavlashvili project,ყავლაშვილ*,ყავლაშვილის პროექტ*,кавлашвили'),
  filters({ project_types: [17] }, 'italian courtyard,italian yard,იტალიური ეზო*,იტალიურ ეზო*,итальянск* двор*'),
  filters({ project_types: [9] }, 'duplex*,დუპლექს*,дуплекс*,двухуровнев*'),
  filters({ project_types: [10] }, 'triplex*,ტრიპლექს*,триплекс*'),
  filters({ project_types: [11] }, 'dormitor*,საერთო საცხოვრებ*,общежит*'),
  filters({ material_types: [2] }, 'brick,bricks,აგურ*,кирпич*'),
  filters({ material_types: [1] }, 'block house,blocks,ბლოკის,ბლოკით,блочн*'),
  filters({ material_types: [3] }, 'wooden,timber,ხის სახლ*,деревянн*'),
  filters(
    { build_years: [3] },
    'built after 2000,after 2000,since 2000,2000 წლის შემდეგ,2000 წლის შემდეგ აშენებ*,2000 წლიდან,после 2000,после 2000 года,после 2000 г',
  ),
  filters({ build_years: [1] }, 'before 1955,1955 წლამდე,до 1955,до 1955 года'),
];

const offerEntries: Entry[] = [
  filters(
    { owner: true },
    'by owner,from owner,from the owner,by the owner,owner only,owner,no agents,without agents,no agent,no commission,მესაკუთრ*,მეპატრონ*,შუამავლის გარეშე,შუამავლების გარეშე,აგენტის გარეშე,от собственник*,собственник*,от хозяина,от владельца,хозяин,без посредник*,без агентов,без комиссии',
  ),
  filters(
    { rent_types: [3] },
    'with owner,with the owner,together with the owner,live with owner,მეპატრონესთან ერთად,с хозяином,с хозяйкой,с подселением',
  ),
  filters(
    { owner_types: [4] },
    'developer,from developer,from the developer,developers,დეველოპერ*,от застройщик*,застройщик*,от девелопер*',
  ),
  filters({ owner_types: [3] }, 'agency,from agency,broker,სააგენტო*,ბროკერ*,агентств*,от агентства,брокер*'),
  filters({ can_exchanged: true }, 'exchange,for exchange,swap,გაცვლ*,обмен*,с обменом'),
  filters({ with_3d: true }, '3d,3d tour,3d tours,3დ,3დ ტურ*,3d ტურ*,3д,3д тур*,3d тур*,3d тур*'),
  filters(
    { with_picture: true },
    'with photos,with photo,with pictures,photos,ფოტოებით,სურათებით,ფოტოთი,с фото,с фотографиями,с фотками',
  ),
  filters({ is_auction: true }, 'auction,at auction,აუქციონ*,აუქციონზე,аукцион*'),
  filters(
    { newest: true },
    'newest,newest listings,latest,latest listings,new listings,ბოლო განცხადებ*,ახალი განცხადებ*,უახლესი,свежие,свежие объявлен*,новые объявлен*',
  ),
  filters(
    { has_cadastral_code: true },
    'cadastral code,cadastral,with cadastral code,საკადასტრო კოდ*,საკადასტრო,кадастров* код*,кадастров* номер*',
  ),
  filters(
    { price_types: [1] },
    'negotiable,negotiable price,price negotiable,ფასი შეთანხმებით,შეთანხმებით,по договоренности,договорная,цена договорная',
  ),
];

const grammarEntries: Entry[] = [
  unit('rooms', 'room,rooms,roomed,ოთახ*,ოთ,ოთახიან*,otaxian*,otaxi*,комнат*,комн,комнатн*,к кв'),
  unit('bedrooms', 'bedroom*,bed,beds,bdr,bdrm,br,საძინებ*,საძ,спальн*,спален'),
  unit(
    'bathrooms',
    'bathroom*,bath,baths,toilet*,wc,სველი წერტილ*,სველ წერტილ*,აბაზან*,სააბაზანო*,ტუალეტ*,санузл*,санузел*,ванн*,туалет*',
  ),
  unit(
    'area',
    'm2,м2,მ2,sqm,sq m,sq meter*,sq metre*,square meter*,square metre*,m sq,кв м,кв метр*,квм,квадратн* метр*,квадрат*,კვმ,კვ მ,კვ,კვ მეტრ*,კვადრატ*,კვადრატული მეტრ*',
  ),
  unit('sotka', 'sotka*,sotok,соток,сотк*,სოტ*,ასეულ*'),
  unit('hectare', 'ha,hectare*,га,гектар*,ჰა,ჰექტარ*'),
  unit('metre', 'm,м,მ,meter,meters,metre,metres,метр*,მეტრ*'),
  unit('floor', 'floor,floors,этаж*,სართულ*,sartul*'),
  unit('usd', '$,usd,dollar*,bucks,доллар*,дол,бакс*,დოლარ*,დოლ,დოლარში,у е'),
  unit('gel', '₾,gel,lari,laris,lar,laramde,larad,larida*,лари,лар,ლარ*'),
  unit('year', 'year,years,год,года,году,годов,წლის,წლიდან,წლამდე,წელს,წელი'),
  unit('guests', 'guest*,persons,people,adults,гост*,человек*,взрослых,სტუმ*,ადამიან*'),
  is('built')('built,built in,built after,built since,after,since,constructed,построен*,после,აშენებულ*,შემდეგ'),
  unit('minutes', 'minute*,mins,минут*,мин,წუთ*'),
  bound(
    'to',
    '<,≤,under,up to,upto,below,max,maximum,at most,less than,cheaper than,no more than,not more than,within,until,till,to,до,do,не более,не больше,не дороже,дешевле,меньше,менее,максимум,макс,не дальше,не далее,მდე,ამდე,mde,მაქსიმუმ,არაუმეტეს,ნაკლებ*,ფარგლებში',
  ),
  bound(
    'from',
    '>,≥,from,over,more than,at least,min,minimum,starting from,no less than,not less than,больше,более,свыше,дороже,от,ot,минимум,не менее,не меньше,с запасом,დან,იდან,dan,მინიმუმ,არანაკლებ,მეტი,მეტს,ზე მეტი,and more,or more,and up,and above,plus,და მეტი,ან მეტი,და ზემოთ,и более,и больше,between,между,и выше,или больше,+',
  ),
  bound('above', 'above,higher than,выше,ზემოთ,ზევით'),
  bound('below', 'lower than,ниже,ქვემოთ,ქვევით'),
  bound('about', 'about,around,approximately,approx,circa,~,დაახლოებით,დაახ,около,примерно,приблизительно,где то'),
  [{ is: 'scale', scale: 1_000 }, 'k,к,თ,thousand,thousands,thous,тыс,тысяч*,ათას*'],
  [{ is: 'scale', scale: 1_000_000 }, 'mln,million*,млн,миллион*,მლნ,მილიონ*'],
  is('half')('half,half a,пол,полу,ნახევარ,ნახევარი'),
  is('not')(
    'not,no,except,except for,excluding,without,apart from,other than,не,ни,нет,кроме,без,не предлагать,только не,არა,არ,არც,გარდა,გარეშე,ne',
  ),
  is('and')('and,or,и,или,და,ან,либо,as well as,&'),
  is('last')('last,top,последн*,ბოლო'),
  is('metro')(
    'metro,metros,subway,metro station,underground station,the metro,მეტრო,მეტროს*,მეტროდან,მეტრომდე,მეტროთი,метро,станции метро,станция метро',
  ),
  is('near')(
    'near,near the,close to,close,next to,by the,near to,nearby,რიახლოვეს,ახლოს,ახლო,ახლოში,სიახლოვ*,рядом с,рядом,возле,недалеко от,недалеко,вблизи,близко',
  ),
  is('ceiling')('ceiling*,high ceilings,ceiling height,ჭერ*,ჭერის სიმაღლ*,потол*,высот* потол*,высокие потолки'),
  is('square_price')(
    'per m2,per sqm,per sq m,per square meter,per square metre,per meter,per metre,a square meter,a square metre,/ m2,/ м2,за м2,за метр,за кв м,за квм,за квадрат,за квадратный метр,кв метрის ფასი,კვადრატული,კვადრატის ფასი,კვადრატულის ფასი,კვმ ის ფასი,1 კვმ,ერთი კვადრატ*,per metr',
  ),
];

const regionEntries = regions.map(({ cities, phrases }) => filters({ cities }, phrases));

export const entries: readonly Entry[] = [
  ...dealEntries,
  ...typeEntries,
  ...flatNouns,
  ...buildingEntries,
  ...equipmentEntries,
  ...offerEntries,
  ...grammarEntries,
  ...regionEntries,
  is('noise')(noiseWords),
];
