'use client';

import { useId } from 'react';
import { SpriteIcon } from '@/components/ui/display/sprite-icon';
import { cn } from '@/lib/cn';
import { lazyComponent, preload } from '@/lib/lazy-component';
import { useDisclosure } from './use-disclosure';

const load = () => import('./language-links');
const loadItemsAhead = preload(load);
const LanguageItems = lazyComponent(async () => (await load()).LanguageItems);

interface LanguageMenuProps {
  label: string;
  /** The current language by its own name. */
  name: string;
  className?: string;
  /** Whether phones show only the globe, for lack of space; the label of the button names the language. */
  isIconOnPhones?: boolean;
}

/** The current language and links to the page in the others. Their code is loaded on hover or focus. */
export function LanguageMenu({ label, name, className, isIconOnPhones = false }: LanguageMenuProps) {
  const { isOpen, setIsOpen, rootRef, triggerRef, rootProps } = useDisclosure<HTMLDivElement>();
  const listId = useId();
  return (
    <div ref={rootRef} className="relative" {...rootProps}>
      <button
        ref={triggerRef}
        type="button"
        aria-label={`${label}: ${name}`}
        aria-expanded={isOpen}
        aria-controls={listId}
        onPointerEnter={loadItemsAhead}
        onFocus={loadItemsAhead}
        onClick={() => setIsOpen(!isOpen)}
        className={cn('inline-flex items-center gap-1.5', className)}
      >
        <SpriteIcon name="globe" className="size-4" />
        <span className={cn(isIconOnPhones && 'max-sm:sr-only')}>{name}</span>
        <SpriteIcon name="chevron-bold" className={cn('size-3 transition-transform', isOpen && 'rotate-180')} />
      </button>
      <ul
        id={listId}
        hidden={!isOpen}
        className="absolute top-full right-0 z-10 mt-1.5 min-h-37 min-w-42 rounded-card bg-surface p-2 text-ink shadow-sh-3 ring ring-line"
      >
        {isOpen ? <LanguageItems /> : null}
      </ul>
    </div>
  );
}
