import type { ReactNode } from 'react';

type Props = { id: string; icon: ReactNode; title: string; text: string /** Links. */; children: ReactNode };

/** The panel at the end of a list that invites readers to join it. */
export function InvitePanel({ id, icon, title, text, children }: Props) {
  return (
    <section
      aria-labelledby={id}
      className="mt-9 flex flex-wrap items-center gap-4 rounded-card bg-tuff-50 px-4 py-6 lg:mt-14 lg:flex-nowrap lg:gap-6 lg:px-8"
    >
      {icon}
      <div className="min-w-0 flex-1 basis-60">
        <h2 id={id} className="type-h3">
          {title}
        </h2>
        <p className="type-sm mt-1 text-ink-2">{text}</p>
      </div>
      <div className="flex flex-wrap gap-3 max-lg:w-full max-lg:*:flex-1">{children}</div>
    </section>
  );
}
