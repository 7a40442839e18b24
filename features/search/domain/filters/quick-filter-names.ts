/** The filters of the bar. In a file of its own, because `filter-sections` loads the filters' schema, 32 KiB that the bar does not need. */
export const quickFilterNames = ['deal', 'type', 'price', 'area', 'rooms'] as const;
export type QuickFilterName = (typeof quickFilterNames)[number];
