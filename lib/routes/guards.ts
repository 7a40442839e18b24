import { type Decision, error, page } from './decision';
import type { VisitorKind } from './visitor-kind';

/** What a guard lets pass, and what it answers those it stops with. */
type Guard = { allows: (kind: VisitorKind) => boolean; onDenied: 'home' | 404 };

/** Guards by the names that routes call them. A page that some kinds do not have is not there for them: 404. */
export const guards: Readonly<Record<string, Guard>> = {
  auth: { allows: (kind) => kind !== 'guest', onDenied: 'home' },
  broker: { allows: (kind) => kind === 'broker', onDenied: 404 },
  stock: { allows: (kind) => kind === 'broker' || kind === 'agent', onDenied: 404 },
};

/**
 * Leads a visitor past the guards of a route.
 * @param home where guests are sent
 * @returns the page, or the answer of the first guard that stops the visitor; an unknown name is misconfigured
 */
export function checkGuards(names: readonly string[], kind: VisitorKind, home: string): Decision {
  for (const name of names) {
    const guard = Object.hasOwn(guards, name) ? guards[name] : undefined;
    if (!guard) return { kind: 'misconfigured', guard: name };
    if (guard.allows(kind)) continue;
    return guard.onDenied === 'home' ? { kind: 'redirect', to: home, status: 307 } : error(guard.onDenied);
  }
  return page;
}
