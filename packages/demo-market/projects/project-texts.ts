import type { Localised } from '@/lib/contracts/common';

type Facts = { name: Localised; floors: number; buildings: number; flats: number };

/** Descriptions of projects by their developers: three alternating texts, so that neighbours in a list differ. */
const abouts: readonly ((facts: Facts) => Localised)[] = [
  ({ name, floors, flats }) => ({
    ka: `„${name.ka}“ ${floors}-სართულიანი კომპლექსია, სულ ${flats} ბინით. ეზო მანქანებისგან თავისუფალია: პარკინგი მიწისქვეშაა, ეზოში კი ხეები, სკამები და ბავშვების მოედანია. ბინები ბარდება თეთრ კარკასად, გათბობა ინდივიდუალურია.`,
    en: `${name.en} has ${floors} storeys and ${flats} flats. The yard is free of cars: parking is underground, and trees, benches and a playground take its place. Flats are handed over as a white frame with individual heating.`,
    ru: `«${name.ru}» — это ${floors} этажей и ${flats} квартир. Двор свободен от машин: парковка под землёй, а во дворе деревья, скамейки и детская площадка. Квартиры сдаются в белом каркасе, отопление индивидуальное.`,
  }),
  ({ name, buildings, flats }) => ({
    ka: `„${name.ka}“ ${flats} ბინაა ${buildings} კორპუსში. პირველ სართულზე მაღაზიები და კაფეა, სადარბაზოებში — ორი ლიფტი და დაცვა. ფანჯრები ეზოსკენ და ქუჩისკენ იყურება, ამიტომ ყველა ბინას აქვს დღის სინათლე.`,
    en: `${name.en} is ${flats} flats in ${buildings} buildings. Shops and a café are on the ground floor; every entrance has two lifts and security. Windows face both the yard and the street, so every flat has daylight.`,
    ru: `«${name.ru}» — это ${flats} квартир в ${buildings} корпусах. На первом этаже магазины и кафе, в подъездах по два лифта и охрана. Окна выходят и во двор, и на улицу, поэтому в каждой квартире есть дневной свет.`,
  }),
  ({ name, floors }) => ({
    ka: `„${name.ka}“ მონოლითური კარკასით შენდება, გარე კედლები თბოიზოლაციითაა. კომპლექსი ${floors}-სართულიანია, თითო სართულზე ოთხიდან ექვსამდე ბინაა. ყოველთვიურად ვაქვეყნებთ ფოტოებს, რომ მშენებლობის ნახვა მისვლის გარეშეც შეძლოთ.`,
    en: `${name.en} is built on a monolithic frame with insulated outer walls. It has ${floors} storeys with four to six flats on each. We publish photos every month, so that you can follow the work without a visit.`,
    ru: `«${name.ru}» строится на монолитном каркасе с утеплёнными внешними стенами. В доме ${floors} этажей, на каждом от четырёх до шести квартир. Каждый месяц мы публикуем фотографии, чтобы за стройкой можно было следить без поездок.`,
  }),
];

export const aboutOf = (turn: number, facts: Facts): Localised => abouts[turn % abouts.length]?.(facts) ?? facts.name;

/** A developer's instalments without interest. @param months from the first payment to the last */
export const instalmentsOf = (percent: number, months: number): Localised => ({
  ka: `შიდა განვადება პროცენტის გარეშე: პირველი შენატანი ${percent}%, დანარჩენი თანაბარ ნაწილებად ${months} თვეში.`,
  en: `The developer’s own instalments without interest: ${percent}% at the start, the rest in equal parts over ${months} months.`,
  ru: `Внутренняя рассрочка без процентов: первый взнос ${percent}%, остальное равными частями за ${months} месяцев.`,
});

export type OfferText = { title: Localised; text: Localised };

export const offerTexts: readonly OfferText[] = [
  {
    title: { ka: 'ფასდაკლება სრული გადახდისას', en: 'Discount for full payment', ru: 'Скидка при полной оплате' },
    text: {
      ka: 'თანხის ერთიანად გადახდისას ბინა 5%-ით ნაკლები ღირს.',
      en: 'A flat costs 5% less when it is paid for at once.',
      ru: 'При оплате сразу квартира стоит на 5% меньше.',
    },
  },
  {
    title: { ka: 'პარკინგი საჩუქრად', en: 'A parking space as a gift', ru: 'Парковочное место в подарок' },
    text: {
      ka: 'სამოთახიანი და უფრო დიდი ბინის მყიდველს მიწისქვეშა ადგილი უფასოდ ერგება.',
      en: 'Buyers of flats with three rooms and more get an underground space for free.',
      ru: 'Покупатели квартир от трёх комнат получают подземное место бесплатно.',
    },
  },
  {
    title: { ka: 'პირველი შენატანი 10%', en: 'First payment of 10%', ru: 'Первый взнос 10%' },
    text: {
      ka: 'აქციის დროს განვადების პირველი შენატანი ორჯერ ნაკლებია.',
      en: 'During the offer the first payment of the instalments is half of the usual one.',
      ru: 'Во время акции первый взнос по рассрочке вдвое меньше обычного.',
    },
  },
];
