/** The names of the columns that a phone shows, under the site's header once the heads are above it. Readers have the heads. */
export function ColumnNames({ names, first }: { names: readonly string[]; first: number }) {
  return (
    <div aria-hidden="true" className="sticky top-(--header-visible-h) z-2 -mx-4 h-0 lg:hidden print:hidden">
      <div className="grid grid-cols-[112px_139px_139px] border-b border-tuff-400 bg-surface">
        {names.slice(first, first + 2).map((name, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: The slots stay, and their content changes.
          <span key={index} className="type-sm truncate px-2.5 py-2 font-semibold first:col-start-2">
            {name}
          </span>
        ))}
      </div>
    </div>
  );
}
