import type { DemoAccountType } from './demo-accounts';

/** A conversation about the author's first listed statement; the words alternate, the writer's first. */
type Conversation = { from: DemoAccountType; to: DemoAccountType; hoursAgo: number; messages: readonly string[] };

export const conversations: readonly Conversation[] = [
  {
    from: 'physical',
    to: 'broker',
    hoursAgo: 2,
    messages: ['გამარჯობა, ბინა ისევ იყიდება? ხვალ საღამოს შევძლებდი ნახვას.'],
  },
  {
    from: 'designer',
    to: 'broker',
    hoursAgo: 50,
    messages: [
      'რემონტი როდის დასრულდა და ვინ ააშენა კორპუსი?',
      'რემონტი შარშან დასრულდა. კორპუსის დოკუმენტებს ნახვისას გაჩვენებთ.',
      'კარგი, შაბათს თორმეტზე მოვალ.',
    ],
  },
  {
    from: 'developer',
    to: 'agent',
    hoursAgo: 5,
    messages: ['ქირავდება მხოლოდ გრძელვადით? სამი თვე გვჭირდება ჩვენი თანამშრომლისთვის.'],
  },
  {
    from: 'agent',
    to: 'physical',
    hoursAgo: 9,
    messages: [
      'გამარჯობა, მყიდველი მყავს, რომელსაც თქვენი უბანი აინტერესებს. შეგიძლიათ ნახვა?',
      'დიახ, სამუშაო დღეებში ექვსის შემდეგ.',
    ],
  },
  { from: 'physical', to: 'developer', hoursAgo: 27, messages: ['განვადება გაქვთ? და რომელ სართულებზე დარჩა ბინები?'] },
  { from: 'broker', to: 'designer', hoursAgo: 12, messages: ['ფასი საბოლოოა?'] },
];
