/** A program that a user made a key for. */
export type ApiKey = { id: number; userId: number; requestsPerMinute: number };

/** Resolves an API key; null for an unknown or revoked one. */
export type ApiKeyPort = { resolve(token: string): Promise<ApiKey | null> };
