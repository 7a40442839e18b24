/** Id of the element that holds everything below the header; an open mobile menu makes it inert. */
export const pageBodyId = 'page';

/** Widest viewport with the mobile menu; above it the bars of the header hold everything the menu holds. */
export const menuWidthMaxPx = 1199;
