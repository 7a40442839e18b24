import { z } from 'zod';

type Digits = {
  /** Digits before the decimal point, at most. */
  whole: number;
  /** Digits behind it, at most. */
  decimals: number;
  isSigned?: boolean;
};

const patternOf = ({ whole, decimals, isSigned = false }: Digits): RegExp =>
  new RegExp(`^${isSigned ? '-?' : ''}(0|[1-9]\\d{0,${whole - 1}})${decimals === 0 ? '' : `(\\.\\d{1,${decimals}})?`}$`);

/**
 * A decimal number in a body or a query: a number of JSON, or the text of one as JSON would write it. Spaces, commas, exponents, leading
 * zeros and further decimals are errors, since two programs could read them as different amounts. The text comes out.
 */
export const decimalText = (digits: Digits, errorKey?: string) =>
  z
    .union([z.string(), z.number()], errorKey)
    .transform(String)
    .pipe(z.string().regex(patternOf(digits), errorKey));

/** The same as a number. */
export const decimalNumber = (digits: Digits, errorKey?: string) => decimalText(digits, errorKey).transform(Number);
