'use client';

import { ArrowUpRightIcon } from '@phosphor-icons/react/dist/ssr/ArrowUpRight';
import { CaretRightIcon } from '@phosphor-icons/react/dist/ssr/CaretRight';
import Link from 'next/link';
import { Tooltip } from '@/components/ui/tooltip';
import { useMediaQuery } from '@/components/ui/use-media-query';
import { cn } from '@/lib/cn';
import { usePathname } from '@/lib/i18n/navigation';
import type { AccountEntry } from '../domain/account-entries';
import { entryIcons } from './entry-icons';

interface NavEntryProps {
  entry: AccountEntry;
  /** The address in the language of the page. */
  href: string;
  label: string;
  /** Says after the label that the entry leaves the site. */
  elsewhere: string;
  look: 'sidebar' | 'menu';
}

const looks = {
  sidebar:
    'type-ui flex min-h-11.5 items-center gap-3.5 rounded-control px-3.5 hover:bg-tuff-50 aria-[current=page]:bg-brand-soft aria-[current=page]:text-brand-text max-side:justify-center',
  menu: 'type-body flex min-h-13.5 items-center gap-3 px-4 font-medium hover:bg-tuff-50 aria-[current=page]:bg-brand-soft aria-[current=page]:text-brand-text',
};

/** One way of the account's menu. In the narrow sidebar only its icon is seen, and a tooltip says its name. */
export function NavEntry({ entry, href, label, elsewhere, look }: NavEntryProps) {
  const path = usePathname();
  const isNarrow = useMediaQuery('(min-width: 1200px) and (max-width: 1359px)');
  const isCurrent = path === entry.href || (entry.href !== '/account' && path.startsWith(`${entry.href}/`));
  const Icon = entryIcons[entry.key];
  const isSidebar = look === 'sidebar';
  const content = (
    <>
      <Icon
        aria-hidden="true"
        weight={isCurrent ? 'fill' : 'regular'}
        className={cn('size-5.5 shrink-0', isCurrent ? 'text-brand-text' : 'text-ink-2')}
      />
      <span className={cn('min-w-0 flex-1', isSidebar && 'max-side:sr-only')}>{label}</span>
      {entry.isExternal ? <span className="sr-only">{elsewhere}</span> : null}
      {entry.isExternal ? (
        <ArrowUpRightIcon aria-hidden="true" className={cn('size-4 shrink-0 text-ink-2', isSidebar && 'max-side:hidden')} />
      ) : null}
      {!entry.isExternal && !isSidebar ? <CaretRightIcon aria-hidden="true" className="size-4.5 shrink-0 text-ink-2" /> : null}
    </>
  );
  const link = entry.isExternal ? (
    <a href={href} className={looks[look]}>
      {content}
    </a>
  ) : (
    <Link href={href} prefetch={false} aria-current={isCurrent ? 'page' : undefined} className={looks[look]}>
      {content}
    </Link>
  );
  // Always around it: a link that moved into a tooltip later would lose the focus.
  return isSidebar ? (
    <Tooltip content={label} side="right" isDisabled={!isNarrow}>
      {link}
    </Tooltip>
  ) : (
    link
  );
}
