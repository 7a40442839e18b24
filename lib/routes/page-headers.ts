import { contentSecurityPolicy, securityHeaders } from '@/lib/csp';
import { isDevelopment } from '@/lib/env';

const isPrivate = (path: string): boolean =>
  /^\/(account|admin|auth|payment-result|unsubscribe|evaluation|shared-list)(\/|$)/.test(path);
const isOfStaff = (path: string): boolean => /^\/admin(\/|$)/.test(path);

/** The policy of one response, with a nonce of its own. */
export const createPolicy = (): string => contentSecurityPolicy(btoa(crypto.randomUUID()), isDevelopment);

/**
 * Headers of a page's response.
 * @param path without the language prefix
 */
export function pageHeaders(path: string, policy: string, hasSession: boolean): Record<string, string> {
  return {
    // A page of one visitor must not be cached where another could get it.
    ...(isPrivate(path) || hasSession ? { 'cache-control': 'private, no-store' } : {}),
    ...(isOfStaff(path) ? { 'x-robots-tag': 'noindex, nofollow' } : {}),
    'content-security-policy': policy,
    ...securityHeaders,
  };
}
