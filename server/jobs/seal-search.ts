import { sealSearch } from '../modules/search/bits/search.seal.repository';
import type { Job } from './queue';

/** Fewer unsealed rows are counted one by one for less than a seal costs. */
const sealedMin = 100;

/** After an upgrade it seals every row; until then searches are counted without bitmaps. */
export const sealSearchJob: Job = {
  name: 'seal-search',
  cron: '* * * * *',
  run: ({ database }) => sealSearch(database, sealedMin),
};
