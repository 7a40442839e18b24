const pageIds = 32_768;

/** A set of mostly consecutive ids, one bit each: a million take a fraction of a megabyte. */
export function createIdSet() {
  const pages = new Map<number, Uint8Array>();
  return {
    has(id: number): boolean {
      const page = pages.get(Math.floor(id / pageIds));
      const bit = id % pageIds;
      return page !== undefined && ((page[bit >> 3] ?? 0) & (1 << (bit & 7))) !== 0;
    },

    add(id: number): void {
      const number = Math.floor(id / pageIds);
      const page = pages.get(number) ?? new Uint8Array(pageIds / 8);
      pages.set(number, page);
      const bit = id % pageIds;
      page[bit >> 3] = (page[bit >> 3] ?? 0) | (1 << (bit & 7));
    },
  };
}
