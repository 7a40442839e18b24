/** Apart from the schemas, so that the calculator does not load the validator with them. */

/** Terms that are offered as buttons, and the one a loan opens at, in months. */
export const periodMonths = [60, 120, 180, 240] as const;
export const periodMonthsDefault = 60;
