'use client';

import type { ComponentProps, ReactNode } from 'react';
import { FillLink } from '@/components/layout/account/fill-link';
import { SpriteIcon } from '@/components/ui/display/sprite-icon';
import { Link } from '@/components/ui/navigation/link';
import { cn } from '@/lib/cn';
import { usePathname } from '@/lib/i18n/navigation';
import type { AccountEntry } from '../../domain/account-entries';

export interface NavEntryProps extends Omit<ComponentProps<'a'>, 'href'> {
  entry: AccountEntry;
  /** The address in the language of the page. */
  href: string;
  label: string;
  /** Read after the label by screen readers when the entry leaves the site. */
  externalLabel: string;
  look: 'sidebar' | 'menu';
  /** Drawn on the server, so that no page loads the icons of an account. */
  icon: ReactNode;
  currentIcon: ReactNode;
  /** Number of items that the entry leads to. */
  count?: ReactNode;
}

const looks = {
  sidebar:
    'type-ui flex min-h-11.5 items-center gap-3.5 rounded-control px-3.5 hover:bg-tuff-50 aria-[current=page]:bg-brand-soft aria-[current=page]:text-brand-text max-side:justify-center',
  menu: 'type-body flex min-h-13.5 items-center gap-3 px-4 font-medium hover:bg-tuff-50 aria-[current=page]:bg-brand-soft aria-[current=page]:text-brand-text',
};

/** One entry of the account's menu; the other props go to its link. */
export function NavEntry({ entry, href, label, externalLabel, look, icon, currentIcon, count, ...props }: NavEntryProps) {
  const path = usePathname();
  const isCurrent = path === entry.href || (entry.href !== '/account' && path.startsWith(`${entry.href}/`));
  const isSidebar = look === 'sidebar';
  const content = (
    <>
      {isCurrent ? currentIcon : icon}
      <span className={cn('min-w-0 flex-1', isSidebar && 'max-side:sr-only')}>{label}</span>
      {count ? ' ' : null}
      {count ? <span className={cn('inline-flex shrink-0', isSidebar && 'max-side:hidden')}>{count}</span> : null}
      {entry.isExternal ? <span className="sr-only">{externalLabel}</span> : null}
      {entry.isExternal ? (
        <SpriteIcon name="out" className={cn('size-4 shrink-0 text-ink-2', isSidebar && 'max-side:hidden')} />
      ) : null}
      {!entry.isExternal && !isSidebar ? <SpriteIcon name="chevron-right" className="size-4.5 shrink-0 text-ink-2" /> : null}
    </>
  );
  if (entry.fill)
    return (
      <FillLink {...props} options={entry.fill} className={looks[look]}>
        {content}
      </FillLink>
    );
  return entry.isExternal ? (
    <a {...props} href={href} className={looks[look]}>
      {content}
    </a>
  ) : (
    <Link {...props} href={href} aria-current={isCurrent ? 'page' : undefined} className={looks[look]}>
      {content}
    </Link>
  );
}
