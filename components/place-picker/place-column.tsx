'use client';

import { CaretRightIcon } from '@phosphor-icons/react/dist/ssr/CaretRight';
import type { KeyboardEvent } from 'react';
import type { PlaceNode, PlaceState } from '@/components/place-picker/place-tree';
import { Checkbox } from '@/components/ui/inputs/checkbox';
import { cn } from '@/lib/cn';

interface PlaceColumnProps {
  label: string;
  isLabelHidden?: boolean;
  nodes: readonly PlaceNode[];
  /** `single` rows are chosen by opening them, `many` rows have a checkbox. */
  choice: 'single' | 'many';
  stateOf: (node: PlaceNode) => PlaceState;
  openId?: string;
  onChoose: (node: PlaceNode) => void;
  onOpen?: (node: PlaceNode) => void;
  /** Names the caret of a row, for instance "Open Vake". */
  openLabel: (label: string) => string;
  /** Left and right arrows, for the columns beside this one. */
  onStep?: (direction: 'in' | 'out', node: PlaceNode) => void;
  className?: string;
}

const CONTROL = '[data-place-row]';

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>(CONTROL)];
  const index = rows.findIndex((row) => row.matches(':focus'));
  const target = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: rows.length - 1 }[event.key];
  if (index < 0 || target === undefined) return;
  event.preventDefault();
  rows[Math.min(Math.max(target, 0), rows.length - 1)]?.focus();
}

/** A column is one tab stop: the open row, or the first. */
export function PlaceColumn({
  label,
  isLabelHidden = false,
  nodes,
  choice,
  stateOf,
  openId,
  onChoose,
  onOpen,
  openLabel,
  onStep,
  className,
}: PlaceColumnProps) {
  const tabStop = nodes.some((node) => node.id === openId) ? openId : nodes[0]?.id;
  return (
    <fieldset data-place-column="" aria-label={label} onKeyDown={moveFocus} className={cn('flex min-w-0 flex-col', className)}>
      <span aria-hidden="true" className={cn('type-xs px-3 py-2 text-ink-2', isLabelHidden && 'sr-only')}>
        {label}
      </span>
      <div className={cn('overscroll-contain', !isLabelHidden && 'scroll-shadow max-h-60 overflow-y-auto')}>
        {nodes.map((node) => {
          const state = stateOf(node);
          const isOpen = node.id === openId;
          const isParent = Boolean(node.children?.length);
          const keys = (event: KeyboardEvent) => {
            if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
            event.preventDefault();
            onStep?.(event.key === 'ArrowRight' ? 'in' : 'out', node);
          };
          const row = { 'data-place-row': node.id, tabIndex: node.id === tabStop ? 0 : -1, onKeyDown: keys };
          const count = node.count ? <span className="num type-xs text-ink-3">{node.count}</span> : null;
          return (
            <div
              key={node.id}
              className={cn(
                'flex min-h-11 items-center rounded-control transition hover:bg-tuff-100 has-focus-visible:bg-tuff-100',
                isOpen && 'bg-tuff-100',
                state === 'on' && choice === 'single' && 'bg-brand-soft hover:bg-brand-soft',
              )}
            >
              {choice === 'single' ? (
                <button
                  {...row}
                  type="button"
                  aria-pressed={state === 'on'}
                  onClick={() => onChoose(node)}
                  className={cn(
                    'type-ui flex min-h-11 flex-1 items-center gap-3 rounded-control px-3 text-left font-normal focus-visible:-outline-offset-2',
                    state === 'on' && 'font-semibold text-brand-text',
                  )}
                >
                  <span className="min-w-0 flex-1">{node.label}</span>
                  {count}
                  {isParent ? (
                    <CaretRightIcon aria-hidden="true" className="size-4 shrink-0" />
                  ) : (
                    <span className="size-4 shrink-0" />
                  )}
                </button>
              ) : (
                <>
                  <Checkbox
                    {...row}
                    checked={state === 'on'}
                    isIndeterminate={state === 'some'}
                    onCheckedChange={() => onChoose(node)}
                    end={count}
                    className="min-w-0 flex-1 px-3"
                  >
                    {node.label}
                  </Checkbox>
                  {onOpen && isParent ? (
                    <button
                      type="button"
                      tabIndex={onStep ? -1 : 0}
                      aria-label={openLabel(node.label)}
                      onClick={() => onOpen(node)}
                      className="flex size-11 shrink-0 items-center justify-center rounded-control focus-visible:-outline-offset-2 lg:w-8"
                    >
                      <CaretRightIcon aria-hidden="true" className="size-4" />
                    </button>
                  ) : null}
                  {onOpen && !isParent ? <span className="w-11 shrink-0 lg:w-8" /> : null}
                </>
              )}
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}
