import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { openEntry } from '@/tests/factories/entry';
import { renderServerTree } from '@/tests/setup/server-tree';

/**
 * Renders a tree as the entry server sends it, into a box of the document of the test. Remove the box after the test.
 * @returns the box, and the names of the static parts in the order in which they were rendered
 */
export async function renderDocument(tree: ReactElement): Promise<{ box: HTMLElement; partNames: string[] }> {
  const entry = openEntry();
  const write = (content: unknown) => entry.staticPartOf(renderToStaticMarkup(content as ReactElement));
  entry.staticParts = { write, isKept: true };
  const parts = new Map<string, Buffer>();
  const html = await entry.scope.run(entry.createScope({ parts }), () => renderServerTree(tree));
  // From here on the test is the browser.
  globalThis.__entry = undefined;
  const box = document.createElement('div');
  box.innerHTML = html.replaceAll(/<!--part (.{16})-->/g, (_, id: string) => String(parts.get(id)));
  document.body.append(box);
  return { box, partNames: [...parts.keys()] };
}
