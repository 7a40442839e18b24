import { describe, expect, it } from 'vitest';
import { foldWord, normaliseText, otherLayouts } from './fold';

const fold = (text: string) => foldWord(normaliseText(text));

describe('foldWord', () => {
  it.each([
    ['ჭავჭავაძე', 'Chavchavadze', 'cavcavadze', 'Чавчавадзе'],
    ['აღმაშენებელი', 'Aghmashenebeli', 'Agmashenebeli', 'Агмашенебели'],
    ['ნუცუბიძე', 'Nutsubidze', 'nucubidze', 'Нуцубидзе'],
    ['ყაზბეგი', 'Kazbegi', 'qazbegi', 'Казбеги'],
    ['ვაჟა', 'Vazha', 'vaja', 'Важа'],
    ['ბახტრიონი', 'Bakhtrioni', 'baxtrioni', 'bahtrioni'],
  ])('spells %s as its romanisations', (...spellings) => {
    expect(new Set(spellings.map(fold)).size).toBe(1);
  });

  it('reads Georgian capitals, ё and double letters as they are typed', () => {
    expect(fold('ᲠᲣᲡᲗᲐᲕᲔᲚᲘ')).toBe(fold('რუსთაველი'));
    expect(fold('Королёва')).toBe(fold('королева'));
    expect(fold('saakadze')).toBe(fold('sakadze'));
  });

  it('distinguishes different names', () => {
    expect(new Set(['ვერა', 'ვარკეთილი', 'ვაკე', 'ვანი'].map(fold)).size).toBe(4);
  });
});

describe('otherLayouts', () => {
  it.each([
    ['Georgian typed on Latin keys', 'WavWavaZe', 'ჭავჭავაძე'],
    ['Latin typed on Georgian keys', 'ცჰავცჰავადზე', 'chavchavadze'],
    ['Russian typed on Latin keys', ',fnevb', 'батуми'],
    ['Latin typed on Russian keys', 'ифегьш', 'batumi'],
    ['Russian typed on Georgian keys', 'დფრტ', 'ваке'],
  ])('reads %s', (_name, typed, meant) => {
    expect(otherLayouts(typed)).toContain(meant);
  });

  it('reads nothing else into figures', () => {
    expect(otherLayouts('300')).toEqual([]);
  });
});
