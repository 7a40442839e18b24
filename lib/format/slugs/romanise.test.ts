import { describe, expect, it } from 'vitest';
import {
  cyrillicToGeorgian,
  georgianToCyrillic,
  romaniseForSlug,
  romaniseNational,
  russianToLatin,
  slugify,
  transliterateName,
} from './romanise';

const ALPHABET = 'აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰ';

describe('romaniseForSlug', () => {
  it('spells every letter of the alphabet as the market does', () => {
    expect(Array.from(ALPHABET, romaniseForSlug).join(' ')).toBe(
      'a b g d e v z t i k l m n o p zh r s t u f q gh y sh ch ts dz w ch x j h',
    );
  });

  it.each([
    ['იყიდება', 'iyideba'],
    ['ქირავდება დღიურად', 'qiravdeba dghiurad'],
    ['მიწის ნაკვეთი', 'miwis nakveti'],
    ['დიდ დიღომში', 'did dighomshi'],
    ['ᲗᲑᲘᲚᲘᲡᲨᲘ', 'tbilisshi'],
  ])('spells %s as %s', (georgian, latin) => expect(romaniseForSlug(georgian)).toBe(latin));
});

describe('romaniseNational', () => {
  it('spells every letter by the national system without apostrophes', () => {
    expect(Array.from(ALPHABET, romaniseNational).join(' ').toLowerCase()).toBe(
      'a b g d e v z t i k l m n o p zh r s t u p k gh q sh ch ts dz ts ch kh j h',
    );
  });

  it('capitalises names and does not change figures and other scripts', () => {
    expect(romaniseNational('მიხეილ თამარაშვილის ქუჩა 6')).toBe('Mikheil Tamarashvilis Kucha 6');
    expect(romaniseNational('ვაჟა-ფშაველას გამზ. 12ა, Block B')).toBe('Vazha-Pshavelas Gamz. 12A, Block B');
  });
});

describe('georgianToCyrillic', () => {
  it.each([
    ['ვაჟა-ფშაველა', 'Важа-Пшавела'],
    ['ჭავჭავაძე 37', 'Чавчавадзе 37'],
    ['ერისთავი', 'Эристави'],
    ['ჯავახიშვილი', 'Джавахишвили'],
    ['Block B', 'Block B'],
  ])('writes %s as %s', (georgian, cyrillic) => expect(georgianToCyrillic(georgian)).toBe(cyrillic));

  it('leaves no Georgian letter', () => {
    expect(georgianToCyrillic(ALPHABET)).toMatch(/^[а-яё]+$/i);
  });
});

describe('cyrillicToGeorgian', () => {
  it.each([
    ['Джавахишвили 5', 'ჯავახიშვილი 5'],
    ['Дзержинского', 'ძერჟინსკოგო'],
    ['Ёлкина-Юрьева', 'იოლკინა-იურევა'],
    ['ვაჟა Block B', 'ვაჟა Block B'],
  ])('writes %s as %s', (cyrillic, georgian) => expect(cyrillicToGeorgian(cyrillic)).toBe(georgian));
});

describe('transliterateName', () => {
  it.each([
    ['ნინო ჩხაიძე', 'Nino Chkhaidze', 'Нино Чхаидзе'],
    ['ეკა ყიფიანი', 'Eka Qipiani', 'Эка Кипиани'],
    ['შპს ძველი ქალაქი', 'LLC Dzveli Kalaki', 'ООО Дзвели Калаки'],
    ['სს „ორბი“', 'JSC „Orbi“', 'АО „Орби“'],
    ['ი/მ ლაშა ბერიძე', 'IE Lasha Beridze', 'ИП Лаша Беридзе'],
    ['შპსონი', 'Shpsoni', 'Шпсони'],
    ['Old Town Homes 1', 'Old Town Homes 1', 'Old Town Homes 1'],
    ['Юлия Щукина', 'Iuliia Shchukina', 'Юлия Щукина'],
  ])('writes %s as %s and %s', (name, en, ru) => {
    expect([transliterateName(name, 'ka'), transliterateName(name, 'en'), transliterateName(name, 'ru')]).toEqual([name, en, ru]);
  });
});

describe('slugify', () => {
  it('spells Russian as the market does', () => {
    expect(russianToLatin('Сдаётся 3-комнатная квартира')).toBe('sdaetsia 3-komnatnaia kvartira');
    expect(slugify('Площадь Шевченко, подъезд 5', 'ru')).toBe('ploshchad-shevchenko-podezd-5');
    expect(slugify('Майский', 'ru')).toBe('maiskii');
    expect(russianToLatin('объявление, ыьэюя')).toBe('obiavlenie, yeiuia');
  });

  it('uses the market’s spelling of Georgian on ka and the readable one elsewhere', () => {
    expect(slugify('წყნეთის ქ. 5', 'ka')).toBe('wynetis-q-5');
    expect(slugify('წყნეთის ქ. 5', 'en')).toBe('tsqnetis-k-5');
  });

  it('keeps only lower-case Latin, figures and single hyphens', () => {
    expect(slugify('  Café “Élan” — №5 / O’Neill  ', 'en')).toBe('cafe-elan-no5-oneill');
    expect(slugify('10+ room', 'en')).toBe('10-plus-room');
    expect(slugify('···', 'ka')).toBe('');
  });
});
