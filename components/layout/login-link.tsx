'use client';

import type { ReactNode } from 'react';

interface LoginLinkProps {
  /** Address of the site that signs people in. */
  href: string;
  label: string;
  className?: string;
  children: ReactNode;
}

/** Leaves for the login and tells it where to come back to. */
export function LoginLink({ href, label, className, children }: LoginLinkProps) {
  return (
    <a
      href={href}
      aria-label={label}
      className={className}
      onClick={(event) => {
        const url = new URL(href, window.location.href);
        url.searchParams.set('continue', window.location.href);
        event.currentTarget.href = url.href;
      }}
    >
      {children}
    </a>
  );
}
