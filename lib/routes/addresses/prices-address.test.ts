import { describe, expect, it } from 'vitest';
import { pricesPath } from './prices-address';

const named = (ka: string) => ({ display_names: { ka, en: ka, ru: ka } });

describe('pricesPath', () => {
  it('names every place from the city down', () => {
    expect(pricesPath('en', ['Tbilisi', 'Vake-Saburtalo', 'Vake'].map(named))).toBe('/en/prices/tbilisi/vake-saburtalo/vake');
  });

  it('names a neighbourhood with the name of its district once', () => {
    expect(pricesPath('en', ['Batumi', 'Airport', 'Airport'].map(named))).toBe('/en/prices/batumi/airport');
  });
});
