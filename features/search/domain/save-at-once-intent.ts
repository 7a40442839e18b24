/** The intent to save a search with the values of its form, without another press. @param name of `saveSearchName` */
export const saveAtOnceIntent = (name: string): string => `${name} at once`;
