import { z } from 'zod';

/** One page of a list. */
export const pagedSchema = <T extends z.ZodType>(item: T) =>
  z.object({
    data: z.array(item),
    current_page: z.number().int(),
    per_page: z.number().int(),
    last_page: z.number().int(),
    total: z.number().int(),
  });

export type Paged<Item, Size extends number = number> = {
  data: Item[];
  current_page: number;
  per_page: Size;
  last_page: number;
  total: number;
};

/** One page as answers tell it; an empty list has one page. */
export const toPage = <Item, Size extends number>(
  data: Item[],
  page: number,
  perPage: Size,
  total: number,
): Paged<Item, Size> => ({
  data,
  current_page: page,
  per_page: perPage,
  last_page: Math.max(1, Math.ceil(total / perPage)),
  total,
});
