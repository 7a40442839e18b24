import type { ReactNode } from 'react';

/** A numbered part of the order form. */
export function OrderSection({
  number,
  title,
  aside,
  children,
}: {
  number: number;
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}) {
  const id = `order-section-${number}`;
  return (
    <section aria-labelledby={id} className="border-b border-line py-6 first:pt-0 last:border-0">
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <span
          aria-hidden="true"
          className="num type-sm flex size-7 items-center justify-center rounded-full bg-saperavi-100 font-semibold text-brand-text"
        >
          {number}
        </span>
        <h2 id={id} className="type-h3 mr-auto">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
