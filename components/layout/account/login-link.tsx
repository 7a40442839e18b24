'use client';

import type { ReactNode } from 'react';

interface LoginLinkProps {
  /** Address of the sign-in in the language of the page. */
  href: string;
  label?: string;
  className?: string;
  children: ReactNode;
}

/** Leads to the sign-in and tells it where to come back to. A whole page load: what the server renders for a guest must not stay. */
export function LoginLink({ href, label, className, children }: LoginLinkProps) {
  return (
    <a
      href={href}
      rel="nofollow"
      aria-label={label}
      className={className}
      onClick={(event) => {
        const { pathname, search, hash } = window.location;
        event.currentTarget.href = `${href}?${new URLSearchParams({ continue: `${pathname}${search}${hash}` })}`;
      }}
    >
      {children}
    </a>
  );
}
