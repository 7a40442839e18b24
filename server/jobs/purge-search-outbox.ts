import { outboxRetentionMs } from '../modules/search/outbox/search.follower';
import { purgeOutbox } from '../modules/search/outbox/search.outbox.repository';
import type { Job } from './queue';

/** Deletes lines of the outbox that every process has read. */
export const purgeSearchOutboxJob = (isSentOnly: boolean): Job => ({
  name: 'purge-search-outbox',
  cron: '*/10 * * * *',
  run: async ({ database, clock }) => ({
    lines: await purgeOutbox(database.db, new Date(clock().getTime() - outboxRetentionMs), isSentOnly),
  }),
});
