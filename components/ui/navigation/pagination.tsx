import { SpriteIcon } from '@/components/ui/display/sprite-icon';
import { Link } from '@/components/ui/navigation/link';
import { cn } from '@/lib/cn';

/** Pages to show around the current one: the ends, the neighbours, and null for a gap of two or more. */
function pageNumbers(page: number, pageCount: number): (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, pageCount].filter((number) => number >= 1 && number <= pageCount);
  const sorted = [...new Set(wanted)].sort((a, b) => a - b);
  return sorted.flatMap((number, index) => {
    const gap = number - (sorted[index - 1] ?? number);
    if (gap === 2) return [number - 1, number];
    return gap > 2 ? [null, number] : [number];
  });
}

interface PaginationProps {
  page: number;
  pageCount: number;
  hrefFor: (page: number) => string;
  /** "1–20 / 2 846". */
  rangeText?: string;
  labels: { navigation: string; previous: string; next: string; page: (page: number) => string };
  className?: string;
}

const cell = 'num type-ui flex size-11 items-center justify-center rounded-control transition hover:bg-tuff-100';

/** Links, so that every page has an address; nothing at all for a single page without a range. */
export function Pagination({ page, pageCount, hrefFor, rangeText, labels, className }: PaginationProps) {
  if (pageCount <= 1 && !rangeText) return null;
  const entries = pageNumbers(page, pageCount).map((number, index) => ({ number, key: number ?? `gap-${index}` }));
  return (
    <div className={cn('flex flex-wrap items-center justify-between gap-3', className)}>
      {rangeText ? <p className="num type-sm text-ink-2">{rangeText}</p> : <span />}
      {pageCount > 1 ? (
        <nav aria-label={labels.navigation} className="flex flex-wrap items-center gap-0.5 sm:gap-1 print:hidden">
          {page > 1 ? (
            <Link href={hrefFor(page - 1)} rel="prev" aria-label={labels.previous} className={cell}>
              <SpriteIcon name="chevron-left" className="size-5" />
            </Link>
          ) : null}
          {entries.map(({ number, key }) =>
            number === null ? (
              <span key={key} aria-hidden="true" className="flex w-6 justify-center text-ink-3 sm:w-8">
                …
              </span>
            ) : (
              <Link
                key={key}
                href={hrefFor(number)}
                aria-label={labels.page(number)}
                aria-current={number === page ? 'page' : undefined}
                className={cn(
                  cell,
                  number === page && 'bg-tuff-900 text-white hover:bg-tuff-900',
                  Math.abs(number - page) === 1 && number !== 1 && number !== pageCount && 'max-sm:hidden',
                )}
              >
                {number}
              </Link>
            ),
          )}
          {page < pageCount ? (
            <Link href={hrefFor(page + 1)} rel="next" aria-label={labels.next} className={cell}>
              <SpriteIcon name="chevron-right" className="size-5" />
            </Link>
          ) : null}
        </nav>
      ) : null}
    </div>
  );
}
