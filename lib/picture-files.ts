type Files = { thumb: string; large: string };

/** The two files of a picture with their widths, as `srcset` takes them. */
export const srcSetOf = ({ thumb, large }: Files): string => `${thumb} 720w, ${large} 1200w`;

/**
 * The width of the screen without a pixel, as `sizes` takes it. A phone of 412 px with 1.75 dots each has 721 dots, one more than a thumbnail:
 * it is never visible, and the large file weighs twice as much.
 */
export const screenSize = 'calc(100vw - 1px)';
