/** Asks for what a guest would get: the session then only decides whether the view is counted. */
export const readAsGuestHeader = 'x-read-as-guest';
