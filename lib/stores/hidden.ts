import { createLocalIds } from './local-ids';

const countMax = 500;
const hidden = createLocalIds('hidden-statements', countMax);

/** Whether this visitor hid the statement from lists. */
export const useIsHidden = hidden.useHas;
/** Ids of the statements that a guest hid, kept in this browser; signing in hands them over. */
export const useHiddenIds = hidden.useIds;
export const hideStatement = hidden.add;
export const unhideStatement = hidden.remove;
