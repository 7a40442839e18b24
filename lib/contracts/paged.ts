import { z } from 'zod';

/** Which page of a list this is. */
export const pagingSchema = z.object({
  current_page: z.number().int(),
  per_page: z.number().int(),
  last_page: z.number().int(),
  total: z.number().int(),
});

/** One page of a list. */
export const pagedSchema = <T extends z.ZodType>(item: T) => z.object({ data: z.array(item), ...pagingSchema.shape });

export type Paging<Size extends number = number> = { current_page: number; per_page: Size; last_page: number; total: number };
export type Paged<Item, Size extends number = number> = { data: Item[] } & Paging<Size>;

/** The place of a page in its list; an empty list has one page. */
export const toPaging = <Size extends number>(page: number, perPage: Size, total: number): Paging<Size> => ({
  current_page: page,
  per_page: perPage,
  last_page: Math.max(1, Math.ceil(total / perPage)),
  total,
});

/** One page with its items. */
export const toPage = <Item, Size extends number>(
  data: Item[],
  page: number,
  perPage: Size,
  total: number,
): Paged<Item, Size> => ({
  data,
  ...toPaging(page, perPage, total),
});
