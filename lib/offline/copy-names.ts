/** Where copies of cards lie in the browser; public/offline.js and public/sw.js name the same places. */
export const copiesDatabase = 'aivani-offline';
export const copiesStore = 'cards';
export const copiesPictures = 'aivani-offline-pictures';
