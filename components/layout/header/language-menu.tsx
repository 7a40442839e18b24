'use client';

import { CaretDownIcon } from '@phosphor-icons/react/dist/ssr/CaretDown';
import { GlobeIcon } from '@phosphor-icons/react/dist/ssr/Globe';
import { useId } from 'react';
import { cn } from '@/lib/cn';
import { useDisclosure } from './use-disclosure';
import { useLanguageLinks } from './use-language-links';

interface LanguageMenuProps {
  label: string;
  className?: string;
}

/** The present language; a press shows the page in the others. */
export function LanguageMenu({ label, className }: LanguageMenuProps) {
  const { isOpen, setIsOpen, rootRef, triggerRef, rootProps } = useDisclosure<HTMLDivElement>();
  const links = useLanguageLinks();
  const listId = useId();
  const current = links.find((link) => link.isCurrent);
  return (
    <div ref={rootRef} className="relative" {...rootProps}>
      <button
        ref={triggerRef}
        type="button"
        aria-label={`${label}: ${current?.name}`}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setIsOpen(!isOpen)}
        className={cn('inline-flex items-center gap-1.5', className)}
      >
        <GlobeIcon aria-hidden="true" className="size-4" />
        {current?.name}
        <CaretDownIcon weight="bold" aria-hidden="true" className={cn('size-3 transition-transform', isOpen && 'rotate-180')} />
      </button>
      <ul
        id={listId}
        hidden={!isOpen}
        className="absolute top-full right-0 z-10 mt-1.5 min-w-42 rounded-card bg-surface p-2 text-ink shadow-sh-3 ring ring-line"
      >
        {isOpen
          ? links.map((link) => (
              <li key={link.locale}>
                <a
                  href={link.href}
                  lang={link.locale}
                  hrefLang={link.locale}
                  aria-current={link.isCurrent ? 'true' : undefined}
                  onClick={link.remember}
                  className="type-ui flex min-h-11 items-center rounded-control px-3 font-normal hover:bg-tuff-100 aria-current:bg-brand-soft aria-current:font-medium aria-current:text-brand-text"
                >
                  {link.name}
                </a>
              </li>
            ))
          : null}
      </ul>
    </div>
  );
}
