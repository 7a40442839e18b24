import { expect, it } from 'vitest';
import { messageUses } from './message-use';
import { isOfBrowser, reachedFrom } from './reached-files';
import { readSource } from './source-files';

const page = 'app/[locale]/(default)/[statementType]/[[...rest]]/page.tsx';
it('the page of a statement sends the parts of its dictionary that client components read, and no others', () => {
  const clients = [...reachedFrom([page])].filter(isOfBrowser);
  const inBrowser = reachedFrom(clients);
  const read = messageUses.filter(({ path }) => inBrowser.has(path)).flatMap(({ namespaces }) => [...namespaces]);
  const [, list = ''] = /const pageMessages = \[([^\]]*)\]/.exec(readSource(page)) ?? [];
  const sent = [...list.matchAll(/'(statement[\w.]*)'/g)].map(([, name = '']) => name);
  expect(sent.length).toBeGreaterThan(0);
  expect([...new Set(read)].filter((name) => name.split('.')[0] === 'statement').sort()).toEqual(sent.sort());
});
