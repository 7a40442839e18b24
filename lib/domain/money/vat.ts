/** VAT of Georgia, included in every price. */
const vatPercent = 18;

/** The VAT inside an amount that includes it, in minor units rounded half up. Source: Tax Code of Georgia, article 169. */
export const vatWithin = (amountMinor: number): number => Math.round((amountMinor * vatPercent) / (100 + vatPercent));
