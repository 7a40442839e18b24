/** The steps of the sign-in page; each has its own address, so that the back button works. */
export const authSteps = ['sign_in', 'register', 'forgot', 'reset', 'verify', 'undo'] as const;
export type AuthStep = (typeof authSteps)[number];

const names: Readonly<Record<AuthStep, string>> = {
  sign_in: '',
  register: 'register',
  forgot: 'forgot',
  reset: 'reset',
  verify: 'verify',
  undo: 'undo',
};

/** The step that the `view` parameter names; the sign-in for anything else. */
export const parseAuthStep = (view: string | undefined): AuthStep =>
  authSteps.find((step) => names[step] !== '' && names[step] === view) ?? 'sign_in';

/**
 * The address of a step with the address to continue to.
 * @param authPath the sign-in page in the language of the page
 * @param next an address within the site; null for none
 */
export function authStepHref(authPath: string, step: AuthStep, next: string | null): string {
  const query = new URLSearchParams({ ...(names[step] ? { view: names[step] } : {}), ...(next ? { continue: next } : {}) });
  return query.size > 0 ? `${authPath}?${query}` : authPath;
}
