'use client';

import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';

export interface TabItem<Value extends string> {
  value: Value;
  label: ReactNode;
  icon?: ReactNode;
  panel?: ReactNode;
  isDisabled?: boolean;
}

interface TabsProps<Value extends string> {
  /** Accessible name of the list of tabs. */
  label: string;
  items: readonly TabItem<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
  panelClassName?: string;
  className?: string;
}

/** Arrows select at once, because the panels are already loaded. Tabs with addresses are links in a nav instead. */
export function Tabs<Value extends string>({ label, items, value, onValueChange, panelClassName, className }: TabsProps<Value>) {
  return (
    <BaseTabs.Root
      value={value}
      onValueChange={(next: unknown) => {
        const item = items.find((candidate) => candidate.value === next);
        if (item) onValueChange(item.value);
      }}
      className={cn('min-w-0', className)}
    >
      <div className="border-b border-line max-md:mask-[linear-gradient(to_right,#000_calc(100%-24px),transparent)]">
        <BaseTabs.List aria-label={label} activateOnFocus className="flex overflow-x-auto [scrollbar-width:none] max-md:pr-6">
          {items.map((item) => (
            <BaseTabs.Tab
              key={item.value}
              value={item.value}
              disabled={item.isDisabled}
              className={cn(
                'type-ui relative flex h-12 shrink-0 items-center gap-2 px-4 whitespace-nowrap text-ink-2 transition duration-180 hover:text-ink focus-visible:-outline-offset-2 data-active:font-semibold data-active:text-brand-text data-disabled:text-disabled',
                "after:absolute after:inset-x-4 after:bottom-0 after:h-[3px] after:rounded-t-[3px] after:bg-brand after:opacity-0 after:transition after:duration-180 after:content-[''] data-active:after:opacity-100",
              )}
            >
              {item.icon}
              {item.label}
            </BaseTabs.Tab>
          ))}
        </BaseTabs.List>
      </div>
      {items.map((item) =>
        item.panel === undefined ? null : (
          <BaseTabs.Panel key={item.value} value={item.value} className={panelClassName}>
            {item.panel}
          </BaseTabs.Panel>
        ),
      )}
    </BaseTabs.Root>
  );
}
