/** The filters in the bar. */
export const quickFilterNames = ['deal', 'type', 'price', 'area', 'rooms'] as const;
export type QuickFilterName = (typeof quickFilterNames)[number];
