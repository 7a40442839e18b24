import type { ReactNode } from 'react';
import { buttonClasses } from '@/components/ui/buttons/button';
import { SpriteIcon } from '@/components/ui/display/sprite-icon';
import { Link } from '@/components/ui/navigation/link';
import { ErrorIllustration } from './error-illustration';

interface ErrorScreenProps {
  /** HTTP status, also on the house plate. */
  code: number;
  codeLabel: string;
  title: string;
  description: string;
  /** Links out of the page: one primary and at most one other. */
  actions: ReactNode;
}

/** What a page shows in place of its content when there is none. */
export function ErrorScreen({ code, codeLabel, title, description, actions }: ErrorScreenProps) {
  return (
    <div
      data-page="error"
      className="container-page grid items-center gap-6 py-5 lg:grid-cols-[1fr_minmax(0,620px)] lg:gap-12 lg:py-16"
    >
      <div className="lg:order-2">
        <ErrorIllustration code={String(code)} className="block h-auto w-full rounded-card lg:rounded-modal" />
      </div>
      <div>
        <p className="type-ui text-ink-2">{codeLabel}</p>
        <h1 className="mt type-h1 mt-1 lg:text-[calc(2.75rem*var(--k))] lg:leading-[1.16]">{title}</h1>
        <p className="type-body mt-3 max-w-120 text-pretty text-ink-2">{description}</p>
        <div className="mt-6 flex flex-col gap-3 lg:flex-row">{actions}</div>
      </div>
    </div>
  );
}

interface ErrorLinkProps {
  href: string;
  children: ReactNode;
}

export function HomeLink({ href, children, isPrimary = true }: ErrorLinkProps & { isPrimary?: boolean }) {
  return (
    <Link href={href} className={buttonClasses({ size: 'lg', variant: isPrimary ? 'primary' : 'secondary' })}>
      {children}
    </Link>
  );
}

export function SearchLink({ href, children }: ErrorLinkProps) {
  return (
    <Link href={href} className={buttonClasses({ size: 'lg', variant: 'secondary' })}>
      <SpriteIcon name="search" className="size-5" />
      {children}
    </Link>
  );
}
