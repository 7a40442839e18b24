'use client';

import { SpriteIcon } from '@/components/ui/display/sprite-icon';
import { Link } from '@/components/ui/navigation/link';
import { clientOnlyComponent } from '@/lib/lazy-component';

const UnreadCount = clientOnlyComponent(async () => (await import('./bell.client')).UnreadCount);

/** The row of the mobile menu that links to the notifications and shows the number of unread ones. */
export function MenuNotifications({ href, label }: { href: string; label: string }) {
  return (
    <Link href={href} className="type-body flex min-h-13.5 items-center gap-3 rounded-card bg-brand-soft px-4 font-medium">
      <SpriteIcon name="bell" className="size-5.5 shrink-0 text-brand-text" />
      <span className="min-w-0 flex-1">{label}</span>
      <UnreadCount />
      <SpriteIcon name="chevron-right" className="size-4.5 shrink-0 text-ink-2" />
    </Link>
  );
}
