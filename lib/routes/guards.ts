import { type Decision, error, page } from './decision';
import type { VisitorKind } from './visitor-kind';

/** What a guard lets pass, and what it answers those it stops with. */
type Guard = { lets: (kind: VisitorKind) => boolean; stops: 'home' | 404 };

/** Guards by the names that routes call them. A page that some kinds do not have is not there for them: 404. */
export const guards: Readonly<Record<string, Guard>> = {
  auth: { lets: (kind) => kind !== 'guest', stops: 'home' },
  broker: { lets: (kind) => kind === 'broker', stops: 404 },
  stock: { lets: (kind) => kind === 'broker' || kind === 'agent', stops: 404 },
};

/**
 * Leads a visitor past the guards of a route.
 * @param home where guests are sent
 * @returns the page, or the answer of the first guard that stops the visitor; an unknown name is a fault
 */
export function passGuards(names: readonly string[], kind: VisitorKind, home: string): Decision {
  for (const name of names) {
    const guard = Object.hasOwn(guards, name) ? guards[name] : undefined;
    if (!guard) return { kind: 'fault', guard: name };
    if (guard.lets(kind)) continue;
    return guard.stops === 'home' ? { kind: 'redirect', to: home, status: 307 } : error(guard.stops);
  }
  return page;
}
