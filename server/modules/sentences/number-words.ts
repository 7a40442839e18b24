type NumberWord = { value: number; isOrdinal?: true };

const georgianUnits =
  'ერთ ორ სამ ოთხ ხუთ ექვს შვიდ რვა ცხრა ათ თერთმეტ თორმეტ ცამეტ თოთხმეტ თხუთმეტ თექვსმეტ ჩვიდმეტ თვრამეტ ცხრამეტ'.split(' ');
const georgianTwenties = ['ოც', 'ორმოც', 'სამოც', 'ოთხმოც'];
const georgianHundreds = 'ას ორას სამას ოთხას ხუთას ექვსას შვიდას რვაას ცხრაას'.split(' ');
const georgianEndings = ['', 'ი', 'ს', 'ის', 'ით', 'მდე', 'ამდე', 'იდან', 'დან', 'ად', 'ზე'];
const georgianOrdinals = 'პირველ მეორე მესამე მეოთხე მეხუთე მეექვსე მეშვიდე მერვე მეცხრე მეათე'.split(' ');

/** Georgian counts in twenties: thirty is "twenty and ten". */
const georgianNumbers: [string, number][] = [
  ...georgianUnits.map((word, index): [string, number] => [word, index + 1]),
  ...georgianTwenties.flatMap((twenty, index): [string, number][] => [
    [twenty, (index + 1) * 20],
    ...georgianUnits.map((word, unit): [string, number] => [`${twenty}და${word}`, (index + 1) * 20 + unit + 1]),
  ]),
  ...georgianHundreds.map((word, index): [string, number] => [word, (index + 1) * 100]),
];

const english =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const englishTens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const englishOrdinals = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');

/** Every form of a number, separated by a slash. */
const russian =
  'один/одна/одно/одной/одну/одного двух/два/две/двумя три/трех/тремя четыре/четырех пять/пяти шесть/шести семь/семи восемь/восьми девять/девяти десять/десяти одиннадцать двенадцать тринадцать четырнадцать пятнадцать/пятнадцати шестнадцать семнадцать восемнадцать девятнадцать'.split(
    ' ',
  );
const russianTens =
  'двадцать/двадцати тридцать/тридцати сорок/сорока пятьдесят/пятидесяти шестьдесят/шестидесяти семьдесят/семидесяти восемьдесят/восьмидесяти девяносто'.split(
    ' ',
  );
const russianHundreds =
  'сто/ста двести/двухсот триста/трехсот четыреста/четырехсот пятьсот/пятисот шестьсот/шестисот семьсот/семисот восемьсот/восьмисот девятьсот/девятисот'.split(
    ' ',
  );
const russianOrdinals = 'перв втор трет четверт пят шест седьм восьм девят десят'.split(' ');
const russianEndings = 'ыи ои ии ого его ом ем ьем ьего ая ье ые ую ья'.split(' ');

const latinGeorgian = 'erti ori sami otxi xuti'.split(' ');

const forms = (words: readonly string[], numberAt: (index: number) => number): [string, number][] =>
  words.flatMap((word, index) => word.split('/').map((form): [string, number] => [form, numberAt(index)]));

const cardinals: [string, number][] = [
  ...georgianNumbers.flatMap(([stem, value]) => georgianEndings.map((ending): [string, number] => [stem + ending, value])),
  ...forms(english, (index) => index + 1),
  ...forms(englishTens, (index) => (index + 2) * 10),
  ['hundred', 100],
  ...forms(['полмиллиона/полумиллиона/полмиллион'], () => 500_000),
  ...georgianEndings.map((ending): [string, number] => [`მილიონნახევარ${ending}`, 1_500_000]),
  ...forms(russian, (index) => index + 1),
  ...forms(russianTens, (index) => (index + 2) * 10),
  ...forms(russianHundreds, (index) => (index + 1) * 100),
  ...forms(latinGeorgian, (index) => index + 1),
];
const ordinals: [string, number][] = [
  ...georgianOrdinals.flatMap((stem, index) =>
    ['', 'ი', 'ს', 'ზე', 'იდან', 'დან', 'ამდე', 'მდე'].map((ending): [string, number] => [stem + ending, index + 1]),
  ),
  ...forms(englishOrdinals, (index) => index + 1),
  ['ground', 1],
  ...russianOrdinals.flatMap((stem, index) => russianEndings.map((ending): [string, number] => [stem + ending, index + 1])),
];

const numberWords = new Map<string, NumberWord>([
  ...ordinals.map(([word, value]) => [word, { value, isOrdinal: true }] as const),
  ...cardinals.map(([word, value]) => [word, { value }] as const),
]);

/** The number that a normalised word is. */
export const numberOfWord = (text: string): NumberWord | undefined => numberWords.get(text);

/** Words that contain a number and what is counted, by sound: ოროთახიანი, двухкомнатная. */
const compound =
  /^(?:(ert|odno)|(or|dvuh|dvu)|(sam|treh)|(oth|cetireh)|(hut|piati)|(eks|sesti)|(svid|semi)|(rva|vosmi)|(chra|deviti))(?:(otah|komnatn?)|(sazineb|spaln))/;

export function readCompound(sound: string): { value: number; unit: 'rooms' | 'bedrooms' } | null {
  const match = compound.exec(sound);
  if (!match) return null;
  const value = match.slice(1, 10).findIndex((group) => group !== undefined) + 1;
  return { value, unit: match[10] === undefined ? 'bedrooms' : 'rooms' };
}
