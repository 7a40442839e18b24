import { foldWord } from '@/lib/domain/place/fold';

/** What a name calls its place: a street, an avenue, a station. */
const streetTypes = ['street', 'avenue', 'square', 'highway', 'lane', 'rise', 'alley', 'embankment'] as const;
export type PlaceType = (typeof streetTypes)[number] | 'metro' | 'quarter' | 'area' | 'village' | 'city';

const spellings: Record<PlaceType, string> = {
  street: 'ქუჩა ქუჩის ქუჩაზე ქუჩას ქუჩაში street str улица улице улицы ул',
  avenue:
    'გამზირი გამზირის გამზირზე გამზ avenue ave av prospect prospekt პროსპექტი პროსპექტზე проспект проспекте проспекта просп пр пркт',
  square: 'მოედანი მოედნის მოედანზე მოედ square sq площадь площади пл',
  highway: 'გზატკეცილი გზატკეცილის გზატკეცილზე გზატ highway hwy шоссе',
  lane: 'შესახვევი შესახვევში შეს ჩიხი ჩიხში lane переулок переулке пер',
  rise: 'აღმართი აღმართზე ascent rise подъем подъеме',
  alley: 'ხეივანი ხეივანში alley аллея аллее',
  embankment: 'სანაპირო სანაპიროზე embankment набережная набережной наб',
  metro: 'მეტრო მეტროს მეტროსთან metro metros subway station станция станции ст метро',
  quarter:
    'კვარტალი კვარტლის კვარტალში კვ quarter kvartal квартал квартале кв მიკრორაიონი მიკრორაიონში მკრ microdistrict mkr микрорайон микрорайоне мкр',
  area: 'უბანი უბნის უბანში დასახლება დასახლების დასახლებაში დას რაიონი რაიონის რაიონში მუნიციპალიტეტი მუნიციპალიტეტის მუნიციპალიტეტში settlement district municipality поселок поселке район районе муниципалитет муниципалитете',
  village: 'სოფელი სოფელში სოფ village село селе',
  city: 'ქალაქი ქალაქ ქალაქში city город городе',
};
/** Words of one letter, which mean a type only as they are written. */
const abbreviations: Record<string, PlaceType> = { ქ: 'street', მ: 'metro', m: 'metro', м: 'metro', г: 'city' };

const types = new Map<string, PlaceType>(
  Object.entries(spellings).flatMap(([type, words]) => words.split(' ').map((word) => [foldWord(word), type as PlaceType])),
);

/** The type that a normalised word of a name means, in whichever language and case. */
export const typeOfWord = (word: string): PlaceType | undefined => types.get(foldWord(word));

/** As `typeOfWord`, for a word of a query, which may be one letter. */
export const typeOfTypedWord = (word: string): PlaceType | undefined => abbreviations[word] ?? typeOfWord(word);

const beginningLengthMin = 2;

/** The type that an unfinished word begins to name. */
export function typeOfBeginning(word: string): PlaceType | undefined {
  const beginning = foldWord(word);
  if (beginning.length < beginningLengthMin) return undefined;
  for (const [spelling, type] of types) if (spelling.startsWith(beginning)) return type;
  return undefined;
}

/** Words next to a name or a number that do not help to find a place. */
const noise = new Set(
  'in on at the of near в во на у около д дом n no house სახლი ბინა ბინები bina apartment apartments flat квартира квартиры квартиру'.split(
    ' ',
  ),
);
export const isNoise = (word: string): boolean => noise.has(word);

export const isStreetType = (type: PlaceType): boolean => (streetTypes as readonly string[]).includes(type);
