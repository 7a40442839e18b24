/** Carries the visitor's address inside the process. The entry server replaces anything that a client sends under this name. */
export const clientAddressHeader = 'x-client-address';
