/** Id of the element that holds everything below the header: an open menu shuts it off. */
export const pageBodyId = 'page';
