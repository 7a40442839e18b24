'use client';

import type { ReactNode } from 'react';

interface LoginLinkProps {
  /** Address of the sign-in in the language of the page. */
  href: string;
  label?: string;
  className?: string;
  children: ReactNode;
}

/** Links to the sign-in with the address to return to. A full page load, so nothing rendered for a guest remains. */
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
