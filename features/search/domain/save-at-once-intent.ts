/** The intent to save a search as its form says, with nothing more to press. @param name of `saveSearchName` */
export const saveAtOnceIntent = (name: string): string => `${name} at once`;
