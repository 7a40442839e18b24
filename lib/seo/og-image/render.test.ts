import sharp from 'sharp';
import { afterEach, describe, expect, it, vi } from 'vitest';
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

/** The middle of a picture, which neither frame nor plate covers. */
const middle = { left: 150, top: 160, width: 900, height: 160 };

const pixelsOf = (file: Buffer): Promise<Buffer> =>
  sharp(file).resize({ width: 1200, height: 630, fit: 'cover' }).extract(middle).removeAlpha().raw().toBuffer();

/** The mean difference of two pictures in their middle, of 255. */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  const [left, right] = await Promise.all([pixelsOf(one), pixelsOf(other)]);
  return left.reduce((sum, value, index) => sum + Math.abs(value - (right[index] ?? 0)), 0) / left.length;
}

describe('a picture with a photo', () => {
  const home = '/assets/scenes/city-autumn-afternoon-ochre-living.webp';
  const upload = '/api/images/2f4c-photo.webp';
  const storePhoto = (photo: Buffer) => {
    globalThis.__api = {
      fetch: async ({ url }) => new Response(new Uint8Array(photo), { status: new URL(url).pathname === upload ? 200 : 404 }),
    };
  };
  afterEach(() => {
    globalThis.__api = undefined;
  });

  it('shows a drawn photo of the home over its whole width', async () => {
    const { file } = await readScene(home);
    expect(await difference(await renderOgImage(words('ბინა'), home), file)).toBeLessThan(6);
  });

  it('shows an uploaded photo over its whole width', async () => {
    const photo = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#1f8f5a' } })
      .webp()
      .toBuffer();
    storePhoto(photo);
    expect(await difference(await renderOgImage(words('ბინა'), upload), photo)).toBeLessThan(6);
  });

  it('stays under 300 KB with a photo of noise', async () => {
    const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
    storePhoto(
      await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#888', noise } })
        .webp()
        .toBuffer(),
    );
    expect((await renderOgImage(words('ბინა'), upload)).byteLength).toBeLessThan(300_000);
  });
});

describe('toMtavruli', () => {
  it('gives Georgian letters their display forms and leaves the rest', () => {
    expect(toMtavruli('აივანი 2-ჰ, Aivani')).toBe('ᲐᲘᲕᲐᲜᲘ 2-Ჰ, Aivani');
  });
});

describe('readScene', () => {
  it.each(['/assets/scenes/tower-01.webp', '/assets/scenes/block-sea-summer-noon-1.webp'])(
    "reads %s, one of the site's own pictures",
    async (address) => {
      expect(await readScene(address)).toMatchObject({ isPhoto: true });
    },
  );

  it.each([
    '/assets/scenes/../../package.json',
    '/assets/scenes/no-such-scene.webp',
    '/assets/brand/icon.svg',
    'https://example.com/assets/scenes/old-01.webp',
    '',
  ])('reads the drawn city instead of %s', async (address) => {
    const { file, isPhoto } = await readScene(address);
    expect(isPhoto).toBe(false);
    expect(file.equals((await readScene(undefined)).file)).toBe(true);
  });
});
