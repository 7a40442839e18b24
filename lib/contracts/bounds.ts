/** Kept apart from the schemas so that the browser does not load the validator with them. */

/** The largest price, in whole units of any currency. */
export const priceMax = 999_999_999;
/** The largest id: ids are 32-bit integers of the database. */
export const idMax = 2_147_483_647;

/** Terms that are offered as buttons, and the one a loan opens at, in months. */
export const periodMonths = [60, 120, 180, 240] as const;
export const periodMonthsDefault = 60;

/** A note on a statement: letters of its text and of a tag, and how many tags it has. */
export const noteTextMax = 500;
export const tagTextMax = 30;
export const tagsMax = 10;

/** Statements side by side. */
export const comparedMax = 4;

/** Letters of the name that a person has on a shared list. */
export const participantNameMax = 40;
