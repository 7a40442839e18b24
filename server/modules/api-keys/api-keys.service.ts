import { createHash, randomBytes } from 'node:crypto';
import { type ApiKey, type ApiKeyPage, type ApiKeyUsage, apiKeysMax } from '@/lib/contracts/account/api-keys';
import { toPage } from '@/lib/contracts/paged';
import { dayMs } from '@/lib/domain/time/duration';
import { tbilisiDay } from '@/lib/domain/time/tbilisi';
import { ApiError, notFound } from '../../http/errors';
import type { RateLimiter } from '../../http/limits/rate-limit';
import { type ApiKeyPort, limitOfKey } from '../../ports/api-keys';
import type { Clock } from '../../ports/clock';
import { createApiKeyUsage } from './api-key-usage';
import type { ApiKeyRow, ApiKeysRepository } from './api-keys.repository';

export type ApiKeysService = ReturnType<typeof createApiKeysService>;

/** What the page of usage shows. */
const usageDays = 30;
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

type ApiKeysParts = {
  keys: ApiKeysRepository;
  /** Counts the calls of each key. */
  requests: RateLimiter;
  clock: Clock;
};

/** API keys of users. Somebody else's key is a 404. */
export function createApiKeysService({ keys, requests, clock }: ApiKeysParts) {
  const usage = createApiKeyUsage({ keys, clock });
  const resolve: ApiKeyPort['resolve'] = async (token) => {
    const row = await keys.findByHash(hashToken(token));
    if (!row) return null;
    return { id: row.id, userId: row.userId, requestsPerMinute: row.requestsPerMinute };
  };
  return {
    resolve,
    count: usage.count,
    /** Writes the calls that were counted in memory. */
    writeUsage: usage.write,

    /** Calls of the last thirty days, and how many more are allowed right now, for each key. */
    usage: async (userId: number): Promise<ApiKeyUsage[]> => {
      await usage.write();
      const rows = await keys.listOf(userId);
      const from = tbilisiDay(new Date(clock().getTime() - (usageDays - 1) * dayMs));
      const days = await keys.daysOf(
        rows.map(({ id }) => id),
        from,
      );
      return Promise.all(
        rows.map(async (row) => ({
          id: row.id,
          left_this_minute: await requests.left(String(row.id), limitOfKey(row)),
          days: days.flatMap(({ apiKeyId, day, calls }) => (apiKeyId === row.id ? [{ day, calls }] : [])),
        })),
      );
    },

    /** All of them on one page: there are few. */
    list: async (userId: number): Promise<ApiKeyPage> => {
      await usage.write();
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

    revoke: async (userId: number, id: number): Promise<void> => {
      if (!(await keys.revoke(userId, id, clock()))) throw notFound();
    },
  };
}
