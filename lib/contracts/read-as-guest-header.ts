/** Asks for what a guest would get: the session then only says whose view is counted, or not. */
export const readAsGuestHeader = 'x-read-as-guest';
