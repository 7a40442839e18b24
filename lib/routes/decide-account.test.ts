import { describe, expect, it } from 'vitest';
import { decideAccount } from './decide-account';
import type { VisitorKind } from './visitor-kind';

const as = (kind: VisitorKind) => async () => kind;

describe('decideAccount', () => {
  it('sends guests to the home page of their language', async () => {
    expect(await decideAccount('ru', '/account/profile', as('guest'))).toEqual({ kind: 'redirect', to: '/ru', status: 307 });
    expect(await decideAccount('ka', '/account', as('guest'))).toEqual({ kind: 'redirect', to: '/', status: 307 });
  });

  it('opens the page to whoever is signed in', async () => {
    expect(await decideAccount('ka', '/account/personalInformation', as('physical'))).toEqual({ kind: 'page' });
  });

  it('opens the calculator to whoever is signed in, and to no guest', async () => {
    const path = '/account/loanCalculatorService/loanView';
    expect(await decideAccount('ka', path, as('agent'))).toEqual({ kind: 'page' });
    expect(await decideAccount('ka', path, as('guest'))).toEqual({ kind: 'redirect', to: '/', status: 307 });
  });

  it('does not ask who visits a page that does not exist', async () => {
    const find = async (): Promise<VisitorKind> => {
      throw new Error('Nobody should ask.');
    };
    expect(await decideAccount('ka', '/account/no-such-page', find)).toEqual({ kind: 'error', status: 404 });
  });

  it('names a guard that nobody wrote', async () => {
    const routes = [{ path: '/account/x', guards: ['auth', 'nobody'] }] as const;
    expect(await decideAccount('ka', '/account/x', as('broker'), routes)).toEqual({ kind: 'misconfigured', guard: 'nobody' });
  });
});
