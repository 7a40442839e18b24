'use client';

import { Menu as BaseMenu } from '@base-ui/react/menu';
import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check';
import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { cn } from '@/lib/cn';

export interface MenuItem {
  id: string;
  label: ReactNode;
  icon?: ReactNode;
  onSelect?: () => void;
  /** An anchor or the router's link, for entries that are addresses. */
  link?: ReactElement<{ children?: ReactNode }>;
  tone?: 'plain' | 'danger';
  isDisabled?: boolean;
}

interface MenuProps {
  trigger: ReactElement;
  items: readonly MenuItem[];
  /** Makes the entries a single choice, for instance a sort order, with a check on this one. */
  checkedId?: string;
  /** Block above the entries, for instance who is signed in. */
  header?: ReactNode;
  align?: 'start' | 'center' | 'end';
  className?: string;
}

const itemClass =
  'type-ui flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 font-normal outline-none select-none data-highlighted:bg-tuff-100 data-disabled:cursor-not-allowed data-disabled:text-disabled';

export function Menu({ trigger, items, checkedId, header, align = 'start', className }: MenuProps) {
  const choose = (id: unknown) => items.find((item) => item.id === id)?.onSelect?.();
  const entries = items.map((item) => {
    const content = (
      <>
        {item.icon ? <span className="text-ink-2">{item.icon}</span> : null}
        <span className="flex-1">{item.label}</span>
      </>
    );
    const entryClass = cn(itemClass, item.tone === 'danger' && 'text-alert-700');
    if (item.link) {
      return (
        <BaseMenu.LinkItem
          key={item.id}
          closeOnClick
          render={cloneElement(item.link, undefined, content)}
          className={entryClass}
        />
      );
    }
    if (checkedId !== undefined) {
      return (
        <BaseMenu.RadioItem
          key={item.id}
          value={item.id}
          closeOnClick
          disabled={item.isDisabled}
          className={cn(entryClass, 'data-checked:bg-tuff-100')}
        >
          {content}
          <BaseMenu.RadioItemIndicator>
            <CheckIcon aria-hidden="true" className="size-5" />
          </BaseMenu.RadioItemIndicator>
        </BaseMenu.RadioItem>
      );
    }
    return (
      <BaseMenu.Item key={item.id} onClick={item.onSelect} disabled={item.isDisabled} className={entryClass}>
        {content}
      </BaseMenu.Item>
    );
  });
  return (
    <BaseMenu.Root modal={false}>
      <BaseMenu.Trigger render={trigger} />
      <BaseMenu.Portal>
        <BaseMenu.Positioner align={align} sideOffset={6} collisionPadding={8} className="z-modal">
          <BaseMenu.Popup
            className={cn(
              'max-h-[var(--available-height)] min-w-55 overflow-y-auto rounded-card bg-surface p-2 shadow-sh-3 ring ring-line outline-none transition duration-180 data-ending-style:opacity-0 data-starting-style:translate-y-1 data-starting-style:opacity-0',
              className,
            )}
          >
            {header ? <div className="mb-2 border-b border-line px-3 pt-2 pb-3">{header}</div> : null}
            {checkedId === undefined ? (
              entries
            ) : (
              <BaseMenu.RadioGroup value={checkedId} onValueChange={choose}>
                {entries}
              </BaseMenu.RadioGroup>
            )}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}
