import type { Locale, Localised } from '@/lib/contracts/common';
import type { banners } from '@/server/modules/site/site.table';

type Drawing = { ground: string; ink: string; button: string; buttonInk: string; art: string };
type Advertisement = { title: Localised; text: Localised; action: Localised; path: string; drawing: Drawing };

const prefixes: Record<Locale, string> = { ka: '', en: '/en', ru: '/ru' };
const locales = Object.keys(prefixes) as Locale[];

const fonts = [
  ['georgian', 'U+10A0-10FF'],
  ['latin', 'U+0000-00FF, U+2000-206F'],
  ['cyrillic', 'U+0400-045F'],
]
  .map(
    ([script, range]) =>
      `@font-face{font-family:G;src:url(/assets/fonts/google-sans-${script}.woff2);font-weight:400 700;font-display:swap;unicode-range:${range}}`,
  )
  .join('');

const style = ({ ground, ink, button, buttonInk }: Drawing) =>
  `${fonts}a{box-sizing:border-box;display:none;align-items:center;gap:16px;height:100vh;padding:0 20px 0 0;overflow:hidden;background:${ground};color:${ink};font:14px/1.45 G,sans-serif;text-decoration:none}:lang(ka)>a[lang=ka],:lang(en)>a[lang=en],:lang(ru)>a[lang=ru]{display:flex}svg{flex:none;height:100%}p{flex:1;min-width:0;margin:0}b{display:block;font-size:18px;font-weight:600}i{flex:none;padding:9px 16px;border-radius:12px;background:${button};color:${buttonInk};font-style:normal;font-weight:600}a:focus-visible{outline:2px solid ${ink};outline-offset:-4px}@media(max-width:480px){a{gap:8px;padding-right:8px;font-size:12px;line-height:1.3}b{font-size:13px;line-height:1.3}svg{width:48px}i{padding:6px 10px;border-radius:9px;font-size:12px}}`;

/** One link in each language; the frame shows that of the page. Nothing in it needs a script. */
const advertisement = ({ title, text, action, path, drawing }: Advertisement): string =>
  `<style>${style(drawing)}</style>${locales
    .map(
      (locale) =>
        `<a lang="${locale}" href="${prefixes[locale]}${path}" target="_top">${drawing.art}<p><b>${title[locale]}</b>${text[locale]}</p><i>${action[locale]}</i></a>`,
    )
    .join('')}`;

const look: Localised = { ka: 'ნახვა', en: 'View', ru: 'Смотреть' };

/** A room seen from the door, the path of a walk through it on the floor. */
const walkThrough: Drawing = {
  ground: '#fff1cc',
  ink: '#4e2c0f',
  button: '#4e2c0f',
  buttonInk: '#fff1cc',
  art: '<svg viewBox="0 0 150 90" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><path fill="#ffe3a0" d="M0 0h150v90H0z"/><path fill="#fffaeb" d="M34 12h82v48H34z"/><path fill="#ffd16b" d="m0 90 34-30h82l34 30z"/><path fill="#bedeff" d="M60 20h30v26H60z"/><path fill="#fff" d="M73.6 20h2.8v26h-2.8zM60 32h30v2H60zM58 46h34v3H58z"/><path fill="#bf3469" d="M96 46h14v14H96z"/><path fill="#9b1c51" d="M94 52h18v8H94z"/><path fill="#0d6638" d="M44 50c-6-8-4-14 0-16 4 2 6 8 0 16z"/><path fill="#955811" d="M41 50h6v10h-6z"/><path fill="none" stroke="#955811" stroke-width="2" stroke-dasharray="3 4" d="M22 84c30-2 40-16 58-18"/><circle cx="22" cy="84" r="3.5" fill="#78163e"/><circle cx="82" cy="66" r="3.5" fill="#78163e"/></svg>',
};

/** The sea at noon, a white house with an umbrella before it. */
const seaside: Drawing = {
  ground: '#deefff',
  ink: '#152e5d',
  button: '#153e86',
  buttonInk: '#ffffff',
  art: '<svg viewBox="0 0 150 90" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><path fill="#bedeff" d="M0 0h150v90H0z"/><circle cx="122" cy="20" r="11" fill="#ffd16b"/><path fill="#2c7de9" d="M0 48h150v22H0z"/><path fill="#569df6" d="M0 54c12-4 24 4 38 0s26 4 38 0 26 4 38 0 24 3 36 0v4c-12 3-22-4-36 0s-26-4-38 0-24-4-38 0-26 4-38 0z"/><path fill="#fff1cc" d="M0 70c40-8 110-8 150 0v20H0z"/><path fill="#fff" d="M22 34h34v38H22z"/><path fill="#ce2c1d" d="m18 34 21-14 21 14z"/><path fill="#92c5ff" d="M27 40h9v10h-9zM42 40h9v10h-9z"/><path fill="#1565d7" d="M24 54h30v2.5H24zM26 56h2v8h-2zM32 56h2v8h-2zM38 56h2v8h-2zM44 56h2v8h-2zM50 56h2v8h-2z"/><path fill="#955811" d="M99 52h2v26h-2z"/><path fill="#bf3469" d="M80 56c4-16 36-16 40 0z"/><path fill="#fbe8ee" d="M92 56c1-9 3-12 8-12s7 3 8 12z"/><path fill="#955811" d="m104 76 16-4 1 3-17 4z"/></svg>',
};

const size = { type: 'html', width: 728, height: 90 } as const;

/** The banners of a seeded market: they advertise the site itself and lead to its own lists. */
export const bannerRows: (typeof banners.$inferInsert)[] = [
  {
    ...size,
    id: 1,
    place: 'AdoHeader',
    content: advertisement({
      title: {
        ka: 'ნახეთ ბინა სახლიდან გაუსვლელად',
        en: 'See a home without leaving yours',
        ru: 'Посмотрите квартиру, не выходя из дома',
      },
      text: { ka: 'განცხადებები 3D ტურით', en: 'Listings with a 3D tour', ru: 'Объявления с 3D-туром' },
      action: look,
      path: '/s?with_3d=1',
      drawing: walkThrough,
    }),
  },
  {
    ...size,
    id: 2,
    place: 'AdoFooter',
    content: advertisement({
      title: { ka: 'რამდენიმე დღე ზღვასთან', en: 'A few days by the sea', ru: 'Несколько дней у моря' },
      text: { ka: 'ბინები დღიურად ბათუმში', en: 'Batumi flats by the day', ru: 'Квартиры в Батуми посуточно' },
      action: look,
      path: '/s?deal_types=7&amp;cities=15',
      drawing: seaside,
    }),
  },
];
