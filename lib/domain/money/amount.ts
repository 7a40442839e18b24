import { roundDecimal } from '../rounding';

const minorPerMajor = 100;

/** Whole currency units, as the API writes them, of an amount in minor units (tetri, cents), as the database and the ledger store it. */
export const toMajorUnits = (amountMinor: number): number => amountMinor / minorPerMajor;

/** What a person typed as the plain decimal that the API reads: a comma is a point, spaces around it and leading zeros go. */
export const toPlainDecimal = (typed: string): string =>
  typed
    .trim()
    .replace(',', '.')
    .replace(/^0+(?=\d)/, '');

/** Minor units of an amount in whole currency units, rounded half up. */
export const toMinorUnits = (amount: number): number => roundDecimal(amount * minorPerMajor, 0);
