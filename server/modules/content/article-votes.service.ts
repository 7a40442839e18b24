import { createHash } from 'node:crypto';
import { notFound } from '../../http/errors';
import type { RateLimiter } from '../../http/limits/rate-limit';
import type { Clock } from '../../ports/clock';
import type { ContentRepository } from './content.repository';

type VotesParts = { content: Pick<ContentRepository, 'findPublicByKey' | 'vote'>; limiter: RateLimiter; clock: Clock };
export type ArticleVotesService = ReturnType<typeof createArticleVotes>;

const addressLimit = { countMax: 30, windowSeconds: 3600 };

/** Answers to whether an article is useful. */
export function createArticleVotes({ content, limiter, clock }: VotesParts) {
  return {
    /**
     * Counts one answer of a visitor: of a person who is signed in, else of an address. Neither is stored, only a digest of it with the
     * article, so that the answers of a visitor to two articles cannot be linked.
     * @throws ApiError 404, 429 after thirty in an hour by one address
     */
    vote: async (key: string, isUseful: boolean, from: { userId: number | null; address: string }): Promise<void> => {
      await limiter.take(`address ${from.address}`, addressLimit);
      const now = clock();
      const article = await content.findPublicByKey(key, now);
      if (!article) throw notFound();
      const visitor = from.userId === null ? `address ${from.address}` : `user ${from.userId}`;
      const voter = createHash('sha256').update(`article ${article.id} ${visitor}`).digest('base64url');
      await content.vote({ articleId: article.id, voter, isUseful, votedAt: now });
    },
  };
}
