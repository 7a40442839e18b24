import type { Locale } from '@/lib/contracts/common';

type Letters = ReadonlyMap<string, string>;

const GEORGIAN = 'აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰ';
const RUSSIAN = 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя';

/** As Georgian is typed on a Latin keyboard, which is what the market's addresses use. */
const addressLetters = toLetters(GEORGIAN, 'a b g d e v z t i k l m n o p zh r s t u f q gh y sh ch ts dz w ch x j h');

/** National system of romanisation of Georgia, 2002, without its apostrophes. */
const nationalLetters = toLetters(GEORGIAN, 'a b g d e v z t i k l m n o p zh r s t u p k gh q sh ch ts dz ts ch kh j h');

/** Practical transcription of Georgian into Russian. */
const cyrillicLetters = toLetters(GEORGIAN, 'а б г д е в з т и к л м н о п ж р с т у п к г к ш ч ц дз ц ч х дж х');

/** The market's spelling of Russian addresses: комнатная is komnatnaia, сдаётся is sdaetsia. The signs ъ and ь are silent. */
const russianLetters = toLetters(RUSSIAN, 'a b v g d e e zh z i i k l m n o p r s t u f kh ts ch sh shch  y  e iu ia');

/** Russian in Georgian letters, by sound; "дж" and "дз" are one letter each. */
const georgianLetters = toLetters(RUSSIAN, 'ა ბ ვ გ დ ე იო ჟ ზ ი ი კ ლ მ ნ ო პ რ ს ტ უ ფ ხ ც ჩ შ შჩ  ი  ე იუ ია');

/** A Georgian word on its own. */
function word(text: string): RegExp {
  return new RegExp(`(?<![\\u10D0-\\u10FF])(?:${text})(?![\\u10D0-\\u10FF])`, 'g');
}

const GEORGIAN_WORD = /[\u10D0-\u10FF\u1C90-\u1CBF]+/g;

/** Georgian in the Latin of addresses, lower case: "ვაკეში" is "vakeshi", "ხილიანი" is "xiliani". Other scripts stay. */
export function romaniseForSlug(text: string): string {
  return replaceLetters(text.toLowerCase(), addressLetters);
}

/**
 * Georgian in Latin as people read it, by the national system: "მიხეილ თამარაშვილის ქუჩა 6" is "Mikheil Tamarashvilis Kucha 6".
 * Georgian has no capitals, so every word gets one, as names do in addresses. Other scripts stay.
 */
export function romaniseNational(text: string): string {
  return text.replace(GEORGIAN_WORD, (word) => capitalise(replaceLetters(word.toLowerCase(), nationalLetters)));
}

/** Georgian in Cyrillic for readers of Russian, every word with a capital: "ჭავჭავაძის გამზ. 5" is "Чавчавадзис Гамз. 5". */
export function georgianToCyrillic(text: string): string {
  return text.replace(GEORGIAN_WORD, (word) => {
    const cyrillic = replaceLetters(word.toLowerCase(), cyrillicLetters);
    // A word that begins with ე is pronounced э, not йе.
    return capitalise(cyrillic.replace(/^е/, 'э'));
  });
}

/** Russian in Georgian letters, which have no capitals: "Джавахишвили 5" is "ჯავახიშვილი 5". Other scripts stay. */
export function cyrillicToGeorgian(text: string): string {
  return text.replace(/[а-яё]+/gi, (word) =>
    replaceLetters(word.toLowerCase().replaceAll('дж', 'ჯ').replaceAll('дз', 'ძ'), georgianLetters),
  );
}

/** Forms of companies, which are translated and not spelled. */
const legalForms: readonly { pattern: RegExp; en: string; ru: string }[] = [
  { pattern: word('შპს'), en: 'LLC', ru: 'ООО' },
  { pattern: word('სს'), en: 'JSC', ru: 'АО' },
  { pattern: word('ი/მ|იმ'), en: 'IE', ru: 'ИП' },
];

/** The name of a person or a company in the letters of a language: "შპს ჩხაიძე" is "LLC Chkhaidze" and "ООО Чхаидзе". */
export function transliterateName(name: string, locale: Locale): string {
  if (locale === 'ka') return name;
  const formed = legalForms.reduce((text, form) => text.replace(form.pattern, form[locale]), name);
  return locale === 'ru' ? georgianToCyrillic(formed) : cyrillicNameToLatin(romaniseNational(formed));
}

/** Russian names as people read them in Latin: "Юлия Щукина" is "Iuliia Shchukina". Other scripts stay. */
function cyrillicNameToLatin(text: string): string {
  return text.replace(/[а-яё]+/gi, (russian) => {
    const latin = russianToLatin(russian);
    return russian.charAt(0) === russian.charAt(0).toLowerCase() ? latin : capitalise(latin);
  });
}

/** Russian in the Latin of addresses, lower case. Other scripts stay. */
export function russianToLatin(text: string): string {
  return replaceLetters(text.toLowerCase(), russianLetters);
}

/**
 * A part of an address: lower-case Latin letters, digits and single hyphens. Georgian follows the market's spelling in Georgian
 * addresses and the readable one elsewhere; a plus sign after a figure is spoken ("10+" is "10-plus").
 */
export function slugify(text: string, locale: Locale): string {
  const georgian = locale === 'ka' ? romaniseForSlug(text) : romaniseNational(text);
  return russianToLatin(georgian)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{Mark}|['’`]/gu, '')
    .replace(/(\d)\+/g, '$1-plus-')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function toLetters(alphabet: string, spellings: string): Letters {
  const spelled = spellings.split(' ');
  return new Map(Array.from(alphabet, (letter, index) => [letter, spelled[index] ?? '']));
}

function replaceLetters(text: string, letters: Letters): string {
  return Array.from(text, (letter) => letters.get(letter) ?? letter).join('');
}

function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
