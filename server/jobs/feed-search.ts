import type { RemoteFeed } from '../modules/search/opensearch/search.feed.repository';
import type { Job } from './queue';

/** Brings changes that no process could send to the cluster, and fills its index when there is none or all rows were written. */
export const feedSearchJob = (remote: RemoteFeed): Job => ({
  name: 'feed-search',
  cron: '* * * * *',
  run: async () => {
    await remote.rebuildIfNeeded();
    return { changes: await remote.send() };
  },
});
