export type ErrorStatus = 403 | 404 | 410 | 503;

/**
 * The response to an address: its page, a redirect, or an error page with a status. A redirect is permanent unless it has another
 * status; a misconfigured guard is our mistake, named on the page of status 500.
 */
export type Decision =
  | { kind: 'page' }
  | { kind: 'redirect'; to: string; status?: 303 | 307 }
  | { kind: 'error'; status: ErrorStatus }
  | { kind: 'misconfigured'; guard: string };

export const page: Decision = { kind: 'page' };
export const error = (status: ErrorStatus): Decision => ({ kind: 'error', status });
