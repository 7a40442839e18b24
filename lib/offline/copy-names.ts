/** Names of the database, store and cache of the copied cards, as in public/offline.js and public/sw.js. */
export const copiesDatabase = 'aivani-offline';
export const copiesStore = 'cards';
export const copiesPictures = 'aivani-offline-pictures';
