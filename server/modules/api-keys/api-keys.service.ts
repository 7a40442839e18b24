import { createHash, randomBytes } from 'node:crypto';
import { type ApiKey, type ApiKeyPage, apiKeysMax } from '@/lib/contracts/account/api-keys';
import { toPage } from '@/lib/contracts/paged';
import { ApiError, notFound } from '../../http/errors';
import type { ApiKeyPort } from '../../ports/api-keys';
import type { Clock } from '../../ports/clock';
import type { ApiKeyRow, ApiKeysRepository } from './api-keys.repository';

export type ApiKeysService = ReturnType<typeof createApiKeysService>;

/** The precision of "last used"; writing it on every call would double the work. */
const usedEveryMs = 300_000;
const tokenBytes = 24;
const tokenStart = 'avn_';
const prefixLength = 10;

const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

const toApiKey = (row: ApiKeyRow): ApiKey => ({
  id: row.id,
  name: row.name,
  prefix: row.prefix,
  requests_per_minute: row.requestsPerMinute,
  last_used_at: row.lastUsedAt?.toISOString() ?? null,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
});

/** Keys that users make for their programs. Somebody else's key does not exist. */
export function createApiKeysService({ keys, clock }: { keys: ApiKeysRepository; clock: Clock }) {
  const resolve: ApiKeyPort['resolve'] = async (token) => {
    const row = await keys.findByHash(hashToken(token));
    if (!row) return null;
    const now = clock();
    if (row.lastUsedAt === null || now.getTime() - row.lastUsedAt.getTime() > usedEveryMs) await keys.setUsed(row.id, now);
    return { id: row.id, userId: row.userId, requestsPerMinute: row.requestsPerMinute };
  };
  return {
    resolve,

    /** All of them on one page: there are few. */
    list: async (userId: number): Promise<ApiKeyPage> => {
      const rows = await keys.listOf(userId);
      return toPage(rows.map(toApiKey), 1, apiKeysMax, rows.length);
    },

    /** Only this response contains the token. @throws ApiError 409 when the user has ten already */
    create: async (userId: number, name: string): Promise<{ api_key: ApiKey; token: string }> => {
      if ((await keys.listOf(userId)).length >= apiKeysMax) throw new ApiError(409, 'errors.api_keys_full');
      const token = tokenStart + randomBytes(tokenBytes).toString('base64url');
      const now = clock();
      const row = await keys.add({
        userId,
        name,
        tokenHash: hashToken(token),
        prefix: token.slice(0, prefixLength),
        createdAt: now,
        updatedAt: now,
      });
      return { api_key: toApiKey(row), token };
    },

    rename: async (userId: number, id: number, name: string): Promise<ApiKey> => {
      const row = await keys.rename(userId, id, name, clock());
      if (!row) throw notFound();
      return toApiKey(row);
    },

    /** From now on the key opens nothing. */
    revoke: async (userId: number, id: number): Promise<void> => {
      if (!(await keys.revoke(userId, id, clock()))) throw notFound();
    },
  };
}
