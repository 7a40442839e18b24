import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { toMtavruli } from './overlay';
import { readScene, renderOgImage } from './render';

const words = (title: string) => ({
  locale: 'ka' as const,
  siteName: 'აივანი',
  title,
  detail: '459\u00A0000\u00A0₾ · 108\u00A0მ²',
});

describe('drawPicture', () => {
  it('draws a JPEG of the size that links are shown with', async () => {
    const { width, height, format } = await sharp(await renderOgImage(words('იყიდება ბინა ვაკეში'))).metadata();
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' });
  });

  it.each([
    [
      'the letters of the three alphabets',
      'აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰ абвгдеёжзийклмнопрстуфхцчшщъыьэюя abcdefghijklmnopqrstuvwxyz',
    ],
    ['what prices and addresses are written with', '0123456789 ₾$€ ² · , . - – № „“ «» () / №\u00A0'],
    ['letters that no font has', 'ბინა 😀 漢字 \uE000'],
  ])('fetches no font from another site when drawing %s', async (_name, text) => {
    const asked = vi.spyOn(globalThis, 'fetch');
    const title = text.toUpperCase();
    await renderOgImage({ ...words(title), detail: text, note: text });
    expect(asked.mock.calls).toEqual([]);
  });
});

describe('toMtavruli', () => {
  it('gives Georgian letters their display forms and leaves the rest', () => {
    expect(toMtavruli('აივანი 2-ჰ, Aivani')).toBe('ᲐᲘᲕᲐᲜᲘ 2-Ჰ, Aivani');
  });
});

describe('readScene', () => {
  it("reads one of the site's own pictures", async () => {
    expect(await readScene('/assets/scenes/tower-01.webp')).toMatchObject({ isPhoto: true });
  });

  it.each(['/assets/scenes/../../package.json', '/assets/brand/icon.svg', 'https://example.com/assets/scenes/old-01.webp', ''])(
    'reads the drawn city instead of %s',
    async (address) => {
      const { file, isPhoto } = await readScene(address);
      expect(isPhoto).toBe(false);
      expect(file.equals((await readScene(undefined)).file)).toBe(true);
    },
  );
});
