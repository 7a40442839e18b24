import { createLocalIds } from './local-ids';

const countMax = 500;
const hidden = createLocalIds('hidden-statements', countMax);

/** Whether this visitor hid the statement from lists. */
export const useIsHidden = hidden.useHas;
export const hideStatement = hidden.add;
export const unhideStatement = hidden.remove;
