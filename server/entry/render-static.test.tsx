import { expect, it } from 'vitest';
import { renderStaticPart } from './render-static';

it('leaves the preload of a picture to the head', () => {
  // biome-ignore lint/performance/noImgElement: the test needs a plain image element.
  const picture = <img alt="" src="/flat.webp" srcSet="/flat.webp 720w" sizes="100vw" fetchPriority="high" />;
  expect(String(renderStaticPart(<p>{picture}</p>).bytes)).toMatch(/^<p><img /);
});
