import { createLocalIds } from './local-ids';

const countMax = 500;
const seen = createLocalIds('seen-statements', countMax);

/** Ids of the statements that this visitor looked at on the map, the latest last. */
export const useSeenIds = seen.useIds;
export const addSeen = seen.add;
