/** The intent to save a search with the values of its form, with nothing more to press. @param name of `saveSearchName` */
export const saveAtOnceIntent = (name: string): string => `${name} at once`;
