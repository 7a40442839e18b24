/** Id of the element that contains everything below the header; an open mobile menu makes it inert. */
export const pageBodyId = 'page';

/** Widest viewport with the mobile menu; above it the bars of the header contain everything in the menu. */
export const menuWidthMaxPx = 1199;
