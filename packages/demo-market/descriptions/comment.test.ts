import { describe, expect, it } from 'vitest';
import { drawPeople } from '../market/people';
import { drawStatement, type Market } from '../market/statement';
import { conditions, openings } from './opening';
import { surroundings } from './surroundings';
import { closings, contents, terms } from './terms';

const now = new Date('2026-11-20T09:00:00Z');
const market: Market = { seedNumber: 11, now, usdRateGel: 2.7, people: drawPeople(11, 2000, now) };
const comments = Array.from({ length: 2000 }, (_, index) => drawStatement(market, index).comment ?? { ka: '', en: '', ru: '' });
const written = (locale: 'ka' | 'en' | 'ru') => comments.map((comment) => comment[locale]).filter((text) => text !== '');

describe('comments', () => {
  it('keep every language in its own letters', () => {
    for (const text of written('ka')) expect(text).not.toMatch(/[а-яё]/i);
    for (const text of written('en')) expect(text).not.toMatch(/[\u10A0-\u10FFа-яё]/i);
    for (const text of written('ru')) expect(text).not.toMatch(/[\u10A0-\u10FF]/);
  });

  it('leave no figure out', () => {
    for (const text of [...written('ka'), ...written('en'), ...written('ru')]) expect(text).not.toMatch(/null|undefined|NaN/);
  });

  it('are made of more than twenty sentences a language, and most differ', () => {
    expect([openings, conditions, surroundings, contents, terms, closings].flat().length).toBeGreaterThan(60);
    expect(new Set(written('ka')).size / written('ka').length).toBeGreaterThan(0.9);
  });

  it('are written only in Georgian, only in Russian, in all three, or not at all', () => {
    const kinds = new Set(comments.map(({ ka, en, ru }) => [ka, en, ru].map((text) => (text === '' ? 0 : 1)).join('')));
    for (const kind of ['100', '001', '111', '000']) expect(kinds).toContain(kind);
  });
});
