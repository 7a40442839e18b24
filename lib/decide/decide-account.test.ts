import { describe, expect, it } from 'vitest';
import { accountRouteOf, accountRoutes } from '@/lib/routes/account-routes';
import type { VisitorKind } from '@/lib/routes/visitor-kind';
import { checkGuards, decideAccount, guards } from './decide-account';

const kinds: readonly VisitorKind[] = ['guest', 'physical', 'agent', 'broker', 'developer', 'designer'];
const letIn = (names: readonly string[]) => kinds.filter((kind) => checkGuards(names, kind, '/en').kind === 'page');

describe('passGuards', () => {
  it('sends a guest home', () => {
    expect(checkGuards(['auth'], 'guest', '/en')).toEqual({ kind: 'redirect', to: '/en', status: 307 });
  });

  it('lets every signed-in visitor into the account', () => {
    expect(letIn(['auth'])).toEqual(['physical', 'agent', 'broker', 'developer', 'designer']);
  });

  it('lets only brokers see agents, and only brokers and agents the inventory', () => {
    expect([letIn(['auth', 'broker']), letIn(['auth', 'stock'])]).toEqual([['broker'], ['agent', 'broker']]);
  });

  it('answers other kinds as if the page were not there', () => {
    expect(checkGuards(['auth', 'broker'], 'agent', '/')).toEqual({ kind: 'error', status: 404 });
  });

  it('sends a guest home before revealing whether the page exists', () => {
    expect(checkGuards(['auth', 'broker'], 'guest', '/')).toEqual({ kind: 'redirect', to: '/', status: 307 });
  });

  it.each(['nobody', 'constructor', '__proto__'])('reports the unknown guard %s', (name) => {
    expect(checkGuards([name], 'broker', '/')).toEqual({ kind: 'misconfigured', guard: name });
  });
});

describe('the routes of the account', () => {
  it('name only known guards, and the session first', () => {
    expect(accountRoutes.flatMap((route) => route.guards).filter((name) => !Object.hasOwn(guards, name))).toEqual([]);
    expect(accountRoutes.filter((route) => route.guards[0] !== 'auth')).toEqual([]);
  });

  it.each(['/Account', '/account/', '/account//profile', '/account/%70rofile', '/account/unknown', '/account/profile/x'])(
    'have no %s',
    (path) => {
      expect(accountRouteOf(path)).toBeUndefined();
    },
  );

  it('take a part that begins with a colon as a parameter', () => {
    const routes = [{ path: '/account/notifications/:id', guards: ['auth'] }] as const;
    expect(accountRouteOf('/account/notifications/7', routes)).toBe(routes[0]);
    expect([accountRouteOf('/account/notifications/', routes), accountRouteOf('/account/notifications', routes)]).toEqual([
      undefined,
      undefined,
    ]);
  });
});

const as = (kind: VisitorKind) => async () => kind;

describe('decideAccount', () => {
  it('sends guests to the home page of their language', async () => {
    expect(await decideAccount('ru', '/account/profile', as('guest'))).toEqual({ kind: 'redirect', to: '/ru', status: 307 });
    expect(await decideAccount('ka', '/account', as('guest'))).toEqual({ kind: 'redirect', to: '/', status: 307 });
  });

  it('opens the page to a signed-in visitor', async () => {
    expect(await decideAccount('ka', '/account/personalInformation', as('physical'))).toEqual({ kind: 'page' });
  });

  it('opens the calculator to a signed-in visitor, and to no guest', async () => {
    const path = '/account/loanCalculatorService/loanView';
    expect(await decideAccount('ka', path, as('agent'))).toEqual({ kind: 'page' });
    expect(await decideAccount('ka', path, as('guest'))).toEqual({ kind: 'redirect', to: '/', status: 307 });
  });

  it('does not look up the visitor of a page that does not exist', async () => {
    const find = async (): Promise<VisitorKind> => {
      throw new Error('Nobody should ask.');
    };
    expect(await decideAccount('ka', '/account/no-such-page', find)).toEqual({ kind: 'error', status: 404 });
  });

  it('names a guard that does not exist', async () => {
    const routes = [{ path: '/account/x', guards: ['auth', 'nobody'] }] as const;
    expect(await decideAccount('ka', '/account/x', as('broker'), routes)).toEqual({ kind: 'misconfigured', guard: 'nobody' });
  });
});
