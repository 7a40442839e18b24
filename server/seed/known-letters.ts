import type { KnownKind } from './known-people';

/** A conversation about the author's first listed statement; the words alternate, the writer's first. */
type Conversation = { from: KnownKind; to: KnownKind; hoursAgo: number; words: readonly string[] };

export const conversations: readonly Conversation[] = [
  {
    from: 'physical',
    to: 'broker',
    hoursAgo: 2,
    words: ['გამარჯობა, ბინა ისევ იყიდება? ხვალ საღამოს შევძლებდი ნახვას.'],
  },
  {
    from: 'designer',
    to: 'broker',
    hoursAgo: 50,
    words: [
      'რემონტი როდის დასრულდა და ვინ ააშენა კორპუსი?',
      'რემონტი შარშან დასრულდა. კორპუსის დოკუმენტებს ნახვისას გაჩვენებთ.',
      'კარგი, შაბათს თორმეტზე მოვალ.',
    ],
  },
  {
    from: 'developer',
    to: 'agent',
    hoursAgo: 5,
    words: ['ქირავდება მხოლოდ გრძელვადით? სამი თვე გვჭირდება ჩვენი თანამშრომლისთვის.'],
  },
  {
    from: 'agent',
    to: 'physical',
    hoursAgo: 9,
    words: [
      'გამარჯობა, მყიდველი მყავს, რომელსაც თქვენი უბანი აინტერესებს. შეგიძლიათ ნახვა?',
      'დიახ, სამუშაო დღეებში ექვსის შემდეგ.',
    ],
  },
  { from: 'physical', to: 'developer', hoursAgo: 27, words: ['განვადება გაქვთ? და რომელ სართულებზე დარჩა ბინები?'] },
  { from: 'broker', to: 'designer', hoursAgo: 12, words: ['ფასი საბოლოოა?'] },
];
