/** What an address is answered with: its page, a permanent redirect, or an error page with its status. */
export type Decision = { kind: 'page' } | { kind: 'redirect'; to: string } | { kind: 'error'; status: 403 | 404 | 410 };

export const page: Decision = { kind: 'page' };
export const error = (status: 403 | 404 | 410): Decision => ({ kind: 'error', status });
