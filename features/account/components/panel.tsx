import type { ReactNode } from 'react';

/** One matter of the page of personal information. */
export function Panel({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <section className="rounded-card p-4 shadow-hairline md:p-6">
      <h2 className="type-h3">{title}</h2>
      {text ? <p className="type-sm mt-1 text-ink-2">{text}</p> : null}
      <div className="mt-4">{children}</div>
    </section>
  );
}
