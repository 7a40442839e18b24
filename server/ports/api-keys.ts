/** A program that a user made a key for. */
export type ApiKey = { id: number; userId: number; requestsPerMinute: number };

export type ApiKeyPort = {
  /** @returns null for an unknown or revoked key */
  resolve(token: string): Promise<ApiKey | null>;
  /** Counts a call that the key was let make. */
  count(id: number): void;
};

/** What a key may call in a minute. */
export const limitOfKey = ({ requestsPerMinute }: Pick<ApiKey, 'requestsPerMinute'>) => ({
  countMax: requestsPerMinute,
  windowSeconds: 60,
});
