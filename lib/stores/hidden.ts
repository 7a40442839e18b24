import { createLocalIds } from './local-ids';

const countMax = 500;
const hidden = createLocalIds('hidden-statements', countMax);

/** Whether this visitor hid the statement from lists. */
export const useIsHidden = hidden.useHas;
export const hideStatement = hidden.add;
export const unhideStatement = hidden.remove;
/** What a guest hid, for the account that takes it over. */
export const hiddenIds = hidden.ids;
export const clearHidden = hidden.clear;
/** Hands the set over to the account of whoever signs in, and back. */
export const setHiddenAccount = hidden.keepElsewhere;
