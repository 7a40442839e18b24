/** The API key of a request, which a user created. */
export type ApiKey = { id: number; userId: number; requestsPerMinute: number };

export type ApiKeyPort = {
  /** @returns null for an unknown or revoked key */
  resolve(token: string): Promise<ApiKey | null>;
  /** Counts an allowed call of the key. */
  count(id: number): void;
};

/** Maximum number of calls of a key in a minute. */
export const limitOfKey = ({ requestsPerMinute }: Pick<ApiKey, 'requestsPerMinute'>) => ({
  countMax: requestsPerMinute,
  windowSeconds: 60,
});
