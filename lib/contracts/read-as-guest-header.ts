/** Requests the response that a guest gets: the session then only decides whether the view is counted. */
export const readAsGuestHeader = 'x-read-as-guest';
