import { createLocalIds } from './local-ids';

const countMax = 500;
const hidden = createLocalIds('hidden-statements', countMax);

/** Whether the visitor has hidden the statement from lists. */
export const useIsHidden = hidden.useHas;
export const hideStatement = hidden.add;
export const unhideStatement = hidden.remove;
/** What a guest has hidden, for the account that it joins. */
export const hiddenIds = hidden.ids;
export const clearHidden = hidden.clear;
/** Attaches the account of a visitor who signs in; null detaches it. */
export const setHiddenAccount = hidden.attachAccount;
