import { expect, it } from 'vitest';
import { checkGuards } from '@/lib/decide/decide-account';
import { accountRoutes } from './account-routes';
import type { VisitorKind } from './visitor-kind';

const kinds: readonly VisitorKind[] = ['guest', 'physical', 'agent', 'broker', 'developer', 'designer'];
/** Pages that some kinds of account do not have; all others are for everybody who is signed in. */
const rare: Readonly<Record<string, readonly VisitorKind[]>> = {
  '/account/agents': ['broker'],
  '/account/company': ['broker', 'developer'],
  '/account/my-base': ['agent', 'broker'],
  '/account/projects': ['developer'],
  '/account/clients': ['agent', 'broker'],
};

it.each(accountRoutes)('$path is there only for its kinds of account', ({ path, guards }) => {
  const letIn = kinds.filter((kind) => checkGuards(guards, kind, '/').kind === 'page');
  expect(letIn).toEqual(rare[path] ?? kinds.filter((kind) => kind !== 'guest'));
});

it('has a row for each page that some kinds do not have', () => {
  const paths = accountRoutes.map(({ path }) => path as string);
  expect(Object.keys(rare).filter((path) => !paths.includes(path))).toEqual([]);
});
