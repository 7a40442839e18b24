import type { ReactNode } from 'react';

type Props = { title: ReactNode; text?: ReactNode; footer?: ReactNode; children?: ReactNode };

/** The panel of a sign-in step. */
export function AuthCard({ title, text, footer, children }: Props) {
  return (
    <div className="mx-auto w-full max-w-[476px] px-4 py-6 md:py-14">
      <section className="md:rounded-modal md:p-8 md:shadow-hairline">
        <h1 className="mt type-h2">{title}</h1>
        {text ? <p className="type-body mt-2 text-ink-2">{text}</p> : null}
        {children ? <div className="mt-5">{children}</div> : null}
      </section>
      {footer ? <p className="type-body mt-5 text-center text-ink-2">{footer}</p> : null}
    </div>
  );
}
