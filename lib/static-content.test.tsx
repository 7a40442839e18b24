import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { partial } from '@/tests/factories/partial';
import { PageFrame } from '@/tests/setup/page-frame';
import { renderServerTree } from '@/tests/setup/server-tree';
import { StaticContent } from './static-content';

const writeHtml = vi.fn(renderToStaticMarkup);

beforeEach(() => {
  writeHtml.mockClear();
  globalThis.__entry = partial<NonNullable<typeof globalThis.__entry>>({ staticParts: { renderHtml: writeHtml, isKept: true } });
});
afterEach(() => {
  globalThis.__entry = undefined;
});

async function Price({ amounts }: { amounts: readonly number[] }) {
  return amounts.map((amount) => <b key={amount}>{`<${amount}>`}</b>);
}

const Offer = ({ amounts }: { amounts: readonly number[] }) => (
  <section className="offer" lang="en">
    <h2>A &amp; B</h2>
    <>
      <Price amounts={amounts} />
      {null}
    </>
  </section>
);

const writtenHtml = '<section class="offer" lang="en"><h2>A &amp; B</h2><b>&lt;1&gt;</b><b>&lt;2&gt;</b></section>';
const render = (part: React.ReactNode) => renderServerTree(<PageFrame address="/en">{part}</PageFrame>);

it('writes the content of an element once as HTML, with what components return', async () => {
  const html = await render(
    <StaticContent>
      <Offer amounts={[1, 2]} />
    </StaticContent>,
  );
  expect(html).toBe(writtenHtml);
  expect(writeHtml).toHaveBeenCalledOnce();
});

const Nothing = () => null;

it('leaves out what a component leaves out', async () => {
  expect(
    await render(
      <StaticContent>
        <Nothing />
      </StaticContent>,
    ),
  ).toBe('');
});

it('is kept while everything that it is written from is the same', async () => {
  const [one, two] = [[1], [2]];
  const part = (amounts: readonly number[], name = 'offer') => (
    <StaticContent kept={{ name, sources: [amounts] }}>
      <Offer amounts={amounts} />
    </StaticContent>
  );
  expect(await render(part(one))).toContain('&lt;1&gt;');
  expect(await render(part(one))).toContain('&lt;1&gt;');
  expect(writeHtml).toHaveBeenCalledTimes(1);
  expect(await render(part(two))).toContain('&lt;2&gt;');
  expect(await render(part(two, 'another'))).toContain('&lt;2&gt;');
  expect(writeHtml).toHaveBeenCalledTimes(3);
});
