/** Element that takes the small map of a printed page. */
export const printedMapId = 'printed-map';
