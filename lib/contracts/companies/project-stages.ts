/** Kept apart from the schemas so that the browser does not load the validator with them. */

/** The stages of a building in their order. */
export const projectStages = ['planned', 'foundation', 'frame', 'facade', 'finishing', 'delivered'] as const;
export type ProjectStage = (typeof projectStages)[number];

export const flatStates = ['available', 'reserved', 'sold'] as const;
export type FlatState = (typeof flatStates)[number];

export const projectSorts = ['handover', 'price_asc', 'price_desc', 'newest', 'flats'] as const;
export type ProjectSort = (typeof projectSorts)[number];

/** The orders of the list of developers: flats on sale in their projects, their projects, names. */
export const developerOrders = ['flats', 'projects', 'name'] as const;
export type DeveloperOrder = (typeof developerOrders)[number];

/** Projects on a page of the list: three rows of four. */
export const projectPageSize = 12;
/** Pictures of a project, its layouts, and pictures of one report. */
export const projectImagesMax = 30;
export const projectPlansMax = 60;
export const reportImagesMax = 8;
export const priceListFlatsMax = 3000;
/** Characters of a price list; the body limit of forms is above it. */
export const priceListCharactersMax = 400_000;
