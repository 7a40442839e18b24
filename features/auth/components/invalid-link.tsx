'use client';

import { LinkBreakIcon } from '@phosphor-icons/react/dist/ssr/LinkBreak';
import Link from 'next/link';
import { useEffect, useRef } from 'react';
import { buttonClasses } from '@/components/ui/buttons/button';

type Props = { title: string; text: string; action: { href: string; label: string } };

/** Says that the link of an e-mail is invalid or expired, and what to do instead. */
export function InvalidLink({ title, text, action }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div>
      <LinkBreakIcon aria-hidden="true" className="size-12 text-ink-3" />
      <h2 ref={heading} tabIndex={-1} className="type-h3 mt-3 outline-none">
        {title}
      </h2>
      <p className="type-body mt-1 text-ink-2">{text}</p>
      <Link href={action.href} className={`${buttonClasses({ size: 'lg', isFullWidth: true })} mt-5`}>
        {action.label}
      </Link>
    </div>
  );
}
