'use client';

import { BellIcon } from '@phosphor-icons/react/dist/ssr/Bell';
import { CaretRightIcon } from '@phosphor-icons/react/dist/ssr/CaretRight';
import dynamic from 'next/dynamic';
import Link from 'next/link';

const UnreadCount = dynamic(() => import('./bell.client').then((module) => module.UnreadCount), { ssr: false });

/** The row of the mobile menu that links to the notifications and shows the number of unread ones. */
export function MenuNotifications({ href, label }: { href: string; label: string }) {
  return (
    <Link
      href={href}
      prefetch={false}
      className="type-body flex min-h-13.5 items-center gap-3 rounded-card bg-brand-soft px-4 font-medium"
    >
      <BellIcon aria-hidden="true" className="size-5.5 shrink-0 text-brand-text" />
      <span className="min-w-0 flex-1">{label}</span>
      <UnreadCount />
      <CaretRightIcon aria-hidden="true" className="size-4.5 shrink-0 text-ink-2" />
    </Link>
  );
}
