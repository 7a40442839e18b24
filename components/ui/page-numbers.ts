/** Pages to show around the current one: the ends, the neighbours, and null for a gap of two or more. */
export function pageNumbers(page: number, pageCount: number): (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, pageCount].filter((number) => number >= 1 && number <= pageCount);
  const sorted = [...new Set(wanted)].sort((a, b) => a - b);
  return sorted.flatMap((number, index) => {
    const gap = number - (sorted[index - 1] ?? number);
    if (gap === 2) return [number - 1, number];
    return gap > 2 ? [null, number] : [number];
  });
}
