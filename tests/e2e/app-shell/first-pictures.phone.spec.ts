import type { Page } from '@playwright/test';
import { publicPages } from '../../../scripts/site/public-pages';
import { expect, test } from '../fixtures';

/** The phone that Lighthouse measures with: a picture as wide as its screen has one dot more than a thumbnail. */
test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });

const thumbDots = 720;
/** Rounded frames, and the one dot. */
const toleranceDots = 3;

/** The loaded pictures that have two files: how many dots of a file each is drawn with, and which file it took. */
const picturesOf = (page: Page): Promise<{ file: string; dots: number; isFirst: boolean }[]> =>
  page.evaluate(async () => {
    const pictures = [...document.querySelectorAll<HTMLImageElement>('main img[srcset]')];
    const isFirst = (picture: HTMLImageElement) => picture.getAttribute('fetchpriority') === 'high';
    await Promise.all(pictures.filter(isFirst).map((picture) => picture.decode()));
    return pictures
      .filter(({ complete, naturalWidth }) => complete && naturalWidth > 0)
      .map((picture) => {
        const { clientWidth, clientHeight, naturalWidth, naturalHeight, currentSrc } = picture;
        const width = Math.max(clientWidth, clientHeight * (naturalWidth / naturalHeight));
        return { file: new URL(currentSrc).pathname, dots: width * devicePixelRatio, isFirst: isFirst(picture) };
      });
  });

/** Files of these pictures that the page has requested, without the blurred placeholders. */
const requestedOf = (page: Page, files: readonly string[]): Promise<string[]> =>
  page.evaluate(
    (names) =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => names.includes(path.replace(/(?:-thumb)?\.webp$/, ''))),
    files.map((file) => file.replace(/(?:-thumb)?\.webp$/, '')),
  );

test('a phone takes the smallest file that is sharp enough, and each first picture once', async ({ page, baseURL }) => {
  const pages = (await publicPages(baseURL ?? '', 'ka')).filter(({ name }) =>
    ['search', 'statement', 'article', 'broker', 'project'].includes(name),
  );
  for (const path of [...pages.map((each) => each.path), '/developerebi?activeTab=2', '/blog', '/chvens-shesaxeb']) {
    await page.goto(path);
    const pictures = await picturesOf(page);
    const first = pictures.filter(({ isFirst }) => isFirst).map(({ file }) => file);
    expect(first, path).not.toHaveLength(0);
    const tooLarge = pictures.filter(({ file, dots }) => dots <= thumbDots + toleranceDots && !file.endsWith('-thumb.webp'));
    expect(tooLarge, path).toEqual([]);
    expect((await requestedOf(page, first)).toSorted(), path).toEqual(first.toSorted());
  }
});
