import type { ReactNode } from 'react';

type Props = { id: string; title: string; note?: ReactNode; aside?: ReactNode; children: ReactNode };

/** A part of a project's page under its heading. */
export function Section({ id, title, note, aside, children }: Props) {
  return (
    <section aria-labelledby={id} className="mt-9 lg:mt-12">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <h2 id={id} className="type-h2 mt">
            {title}
          </h2>
          {note ? <p className="type-sm mt-1 text-ink-2">{note}</p> : null}
        </div>
        {aside}
      </div>
      {children}
    </section>
  );
}
