// Server components read these: from a client module they would get a reference instead of the text.

/** Columns of a list: one on phones, two from 640 px, three where three cards of 410 px fit beside the map. */
export const listColumns =
  'grid grid-cols-1 gap-3 min-[640px]:grid-cols-2 md:gap-4 lg:grid-cols-[repeat(2,minmax(0,410px))] lg:gap-x-5 lg:gap-y-4 3xl:grid-cols-[repeat(3,minmax(0,410px))]';

/** Width of all columns together. */
export const listWidth = 'lg:max-w-[840px] 3xl:max-w-[1270px]';
