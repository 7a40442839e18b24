'use client';

import { type ReactNode, useId } from 'react';

type Props = {
  title: string;
  /** A control that belongs to the whole section, at its right. */
  end?: ReactNode;
  children: ReactNode;
};

/** A named group of the panel. */
export function FilterSection({ title, end, children }: Props) {
  const titleId = useId();
  return (
    <fieldset aria-labelledby={titleId} className="flex min-w-0 flex-col gap-2.5">
      <div className="flex min-h-8 items-center justify-between gap-3">
        <h3 id={titleId} className="type-ui font-semibold md:self-end md:pb-[5px]">
          {title}
        </h3>
        {end}
      </div>
      {children}
    </fieldset>
  );
}
