import { render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openEntry } from '@/tests/factories/entry';
import { PageFrame } from '@/tests/setup/page-frame';
import { renderServerTree } from '@/tests/setup/server-tree';
import { StaticContent } from './static-content';

let entry: ReturnType<typeof openEntry>;
const write = vi.fn((element: unknown) => entry.staticPartOf(renderToStaticMarkup(element as React.ReactElement)));

beforeEach(() => {
  write.mockClear();
  entry = openEntry();
  entry.staticParts = { write, isKept: true };
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

const content = '<h2>A &amp; B</h2><b>&lt;1&gt;</b><b>&lt;2&gt;</b>';
const idOfContent = () => entry.staticPartOf(content).id;
const rendered = (part: React.ReactNode) => renderServerTree(<PageFrame address="/en">{part}</PageFrame>);

it('writes the content of an element once as HTML, with what components return', async () => {
  const html = await rendered(
    <StaticContent>
      <Offer amounts={[1, 2]} />
    </StaticContent>,
  );
  expect(html).toBe(`<section class="offer" lang="en" data-part="${idOfContent()}">${content}</section>`);
  expect(write).toHaveBeenCalledOnce();
});

const Nothing = () => null;

it('leaves out what a component leaves out', async () => {
  expect(
    await rendered(
      <StaticContent>
        <Nothing />
      </StaticContent>,
    ),
  ).toBe('');
});

it('is written once for what it shows, in each language and under each name', async () => {
  const [one, two] = [[1], [2]];
  const part = (amounts: readonly number[], name = 'offer') => (
    <StaticContent of={amounts} name={name}>
      <Offer amounts={amounts} />
    </StaticContent>
  );
  expect(await rendered(part(one))).toContain('&lt;1&gt;');
  expect(await rendered(part(one))).toContain('&lt;1&gt;');
  expect(write).toHaveBeenCalledTimes(1);
  expect(await rendered(part(two))).toContain('&lt;2&gt;');
  await rendered(part(two, 'another'));
  await renderServerTree(<PageFrame address="/">{part(two)}</PageFrame>);
  expect(write).toHaveBeenCalledTimes(4);
});

describe('in a document', () => {
  const documentOf = async (part: React.ReactNode) => {
    const scope = entry.createScope();
    scope.parts = new Map();
    const html = await entry.scope.run(scope, () => rendered(part));
    return { html, parts: scope.parts };
  };

  it('names the content, which the entry server has', async () => {
    const { html, parts } = await documentOf(
      <StaticContent>
        <Offer amounts={[1, 2]} />
      </StaticContent>,
    );
    expect(html).toBe(`<section class="offer" lang="en" data-part="${idOfContent()}"><!--part ${idOfContent()}--></section>`);
    expect(parts.get(idOfContent())?.toString()).toBe(content);
  });
});

it('is its elements where there is no entry server', () => {
  globalThis.__entry = undefined;
  const { container } = render(
    <PageFrame address="/en">
      <StaticContent>
        <p>text</p>
      </StaticContent>
    </PageFrame>,
  );
  expect(container.innerHTML).toBe('<p>text</p>');
});
