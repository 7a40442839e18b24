import { expect, it } from 'vitest';
import { bannerDocument, houseBanner } from '../domain/banner-document';

const house = houseBanner('/en/s', 'Listings');

/** The document of a banner, loaded in a frame. */
function load(content: string): Document {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const inside = frame.contentDocument;
  if (!inside) throw new Error('The frame has no document.');
  inside.open();
  inside.write(bannerDocument({ type: 'html', content, url: 'https://example.ge/' }, house, 'en', () => null));
  inside.close();
  return inside;
}

/** As browsers report what does not load: the event does not bubble. */
const fail = (inside: Document, selector: string) => inside.querySelector(selector)?.dispatchEvent(new Event('error'));

it.each(['img', 'video'])('a banner whose %s does not load is replaced by one of the site’s own, without a gap', (name) => {
  const inside = load(`<${name} src="https://example.ge/a"></${name}>`);
  expect(inside.querySelector('a')?.href).toBe('https://example.ge/');
  fail(inside, name);
  expect(inside.body.innerHTML).toBe(house);
});

it('a pixel that counts for an advertiser, or a script of theirs, may fail', () => {
  const inside = load('<b>3D</b><img src="https://example.ge/pixel" width="1" height="1"><script type="text/plain"></script>');
  for (const selector of ['img', 'body script']) fail(inside, selector);
  expect(inside.body).toHaveTextContent('3D');
  expect(inside.querySelector('img')).not.toBeNull();
});
