/** Cities of the gazetteer that rules name. */
export const cityIds = { tbilisi: 1, batumi: 15 } as const;
