/** A signed-in visitor as the modules see them. */
export type Identity = { userId: number; userType: 'physical' | 'agent' | 'broker' | 'developer' | 'designer' };

/** Resolves the value of the global-authorization header; null for an unknown, ended or revoked session. */
export type IdentityPort = { resolve(token: string): Promise<Identity | null> };
