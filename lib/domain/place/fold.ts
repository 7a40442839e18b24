const georgian = 'აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰ';
const russian = 'абвгдежзийклмнопрстуфхцчшщъыьэюя';

/**
 * One letter for the sounds that people confuse or write the same: თ and ტ, კ ქ and ყ, პ and ф, გ and ღ, ხ and ჰ, ჟ and ჯ,
 * ზ and ძ, ს and შ, ჩ ჭ ც and წ.
 */
const letters = new Map<string, string>([
  ...pairs(georgian, 'a b g d e v z t i k l m n o p j r s t u p k g k s c c z c c h j h'),
  ...pairs(russian, 'a b v g d e j z i i k l m n o p r s t u p h c c s s  i  e iu ia'),
  ...pairs('qwxfy', 'k c h p i'),
]);

/** Groups of letters that spell one sound, longest first. */
const groups = /shch|dzh|sh|ch|zh|gh|kh|ts|tz|dz|dj|ph|th|дж|дз|тс/g;
const groupSounds: Record<string, string> = {
  shch: 's',
  dzh: 'j',
  sh: 's',
  ch: 'c',
  zh: 'j',
  gh: 'g',
  kh: 'h',
  ts: 'c',
  tz: 'c',
  dz: 'z',
  dj: 'j',
  ph: 'p',
  th: 't',
  дж: 'j',
  дз: 'z',
  тс: 'c',
};

function pairs(alphabet: string, sounds: string): [string, string][] {
  const spelled = sounds.split(' ');
  return Array.from(alphabet, (letter, index) => [letter, spelled[index] ?? '']);
}

/** The apostrophes of the national romanisation: ch'avch'avadze. They would split a word. */
const apostrophes = /(?<=\p{L})['’‘ʼʻ`´](?=\p{L})/gu;

/** Lower case without marks and apostrophes: ё is е, й is и, and Georgian capitals are the small letters everybody types. */
export const normaliseText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(apostrophes, '')
    .toLowerCase();

/**
 * A word by its sound, in one Latin spelling for Georgian, Russian and every usual romanisation:
 * "ჭავჭავაძე", "Chavchavadze", "cavcavadze" and "Чавчавадзе" are "cavcavaze".
 * @param word normalised
 */
export function foldWord(word: string): string {
  const sounded = word.replace(groups, (group) => groupSounds[group] ?? group);
  return Array.from(sounded, (letter) => letters.get(letter) ?? letter)
    .join('')
    .replace(/([a-z])\1/g, '$1');
}

const latinKeys = "qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const russianKeys = 'йцукенгшщзхъфывапролджэячсмитьбю';
/** The Georgian layout on Latin keys; capitals are pressed with Shift. */
const georgianKeys = 'abgdevzTiklmnopJrstufqRySCcZwWxjh';

const keyMap = (from: string, to: string) => new Map(Array.from(from, (key, index) => [key, to[index] ?? key]));
const latinToRussian = keyMap(latinKeys, russianKeys);
const russianToLatin = keyMap(russianKeys, latinKeys);
const latinToGeorgian = keyMap(georgianKeys, georgian);
const georgianToLatin = keyMap(georgian, georgianKeys);

const typed = (text: string, ...layouts: Map<string, string>[]): string =>
  Array.from(text, (letter) =>
    layouts.reduce((key, layout) => layout.get(key) ?? layout.get(key.toLowerCase()) ?? key, letter),
  ).join('');

/** What the same keys write on the other keyboard layouts; the text itself is not among them. */
export function otherLayouts(text: string): string[] {
  const lower = text.toLowerCase();
  if (/[\u10d0-\u10ff]/.test(text)) {
    return [typed(text, georgianToLatin).toLowerCase(), typed(text, georgianToLatin, latinToRussian)];
  }
  if (/[а-я]/.test(lower)) return [typed(lower, russianToLatin), typed(lower, russianToLatin, latinToGeorgian)];
  return /[a-z]/.test(lower) ? [typed(text, latinToGeorgian), typed(lower, latinToRussian)] : [];
}
