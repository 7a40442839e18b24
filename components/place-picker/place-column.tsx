'use client';

import { CaretRightIcon } from '@phosphor-icons/react/dist/ssr/CaretRight';
import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useId } from 'react';
import { Checkbox } from '@/components/ui/inputs/checkbox';
import { cn } from '@/lib/cn';
import type { PlaceChoice, PlaceNode, PlaceState } from './place-tree';

export interface PlaceColumnProps {
  label: string;
  isLabelHidden?: boolean;
  nodes: readonly PlaceNode[];
  /** Rows of a single choice are buttons, which also open the next level; those of several have a checkbox. */
  choice: PlaceChoice;
  stateOf: (node: PlaceNode) => PlaceState;
  openId?: number | undefined;
  onChoose: (node: PlaceNode) => void;
  onOpen?: (node: PlaceNode) => void;
  /** Left and right arrows, for the neighbouring columns. */
  onStep?: (direction: 'in' | 'out', node: PlaceNode) => void;
}

const rowSelector = '[data-place-row]';

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>(rowSelector)];
  const index = rows.findIndex((row) => row.matches(':focus'));
  const target = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: rows.length - 1 }[event.key];
  if (index < 0 || target === undefined) return;
  event.preventDefault();
  rows[Math.min(Math.max(target, 0), rows.length - 1)]?.focus();
}

type RowProps = Pick<PlaceColumnProps, 'onChoose' | 'onOpen' | 'onStep'> & {
  node: PlaceNode;
  state: PlaceState;
  isOpen: boolean;
  isTabStop: boolean;
};

const rowClass = 'flex min-h-11 items-center rounded-control transition hover:bg-tuff-100 has-focus-visible:bg-tuff-100';

function useRow({ node, isTabStop, onStep }: Pick<RowProps, 'node' | 'isTabStop' | 'onStep'>) {
  const t = useTranslations('place');
  const countId = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    event.preventDefault();
    onStep?.(event.key === 'ArrowRight' ? 'in' : 'out', node);
  };
  return {
    row: {
      'data-place-row': node.id,
      'aria-describedby': node.count ? countId : undefined,
      tabIndex: isTabStop ? 0 : -1,
      onKeyDown,
    },
    note: node.cityKind === 'resort' ? <span className="type-xs text-ink-3">{t('resort')}</span> : null,
    count: node.count ? (
      <span id={countId} aria-hidden="true" className="num type-xs text-ink-3">
        {node.count}
      </span>
    ) : null,
    isParent: Boolean(node.children?.length),
  };
}

function ButtonRow({ node, state, isOpen, onChoose, ...props }: RowProps) {
  const { row, note, count, isParent } = useRow({ node, ...props });
  const isOn = state === 'on';
  return (
    <div className={cn(rowClass, isOpen && 'bg-tuff-100', isOn && 'bg-brand-soft hover:bg-brand-soft')}>
      <button
        {...row}
        type="button"
        aria-pressed={isOn}
        onClick={() => onChoose(node)}
        className={cn(
          'type-ui flex min-h-11 flex-1 items-center gap-3 rounded-control px-3 text-left font-normal focus-visible:-outline-offset-2',
          isOn && 'font-semibold text-brand-text',
        )}
      >
        <span className="min-w-0 flex-1">{node.label}</span>
        {note}
        {count}
        {isParent ? <CaretRightIcon aria-hidden="true" className="size-4 shrink-0" /> : <span className="size-4 shrink-0" />}
      </button>
    </div>
  );
}

function CheckboxRow({ node, state, isOpen, onChoose, onOpen, ...props }: RowProps) {
  const t = useTranslations('place');
  const { row, count, isParent } = useRow({ node, ...props });
  return (
    <div className={cn(rowClass, isOpen && 'bg-tuff-100')}>
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
          tabIndex={props.onStep ? -1 : 0}
          aria-label={t('open', { name: node.label })}
          onClick={() => onOpen(node)}
          className="flex size-11 shrink-0 items-center justify-center rounded-control focus-visible:-outline-offset-2 lg:w-8"
        >
          <CaretRightIcon aria-hidden="true" className="size-4" />
        </button>
      ) : null}
      {onOpen && !isParent ? <span className="w-11 shrink-0 lg:w-8" /> : null}
    </div>
  );
}

/** The places of one level. A column is one tab stop: the open row, or the first. */
export function PlaceColumn({ label, isLabelHidden = false, nodes, choice, stateOf, openId, ...actions }: PlaceColumnProps) {
  const tabStop = nodes.some((node) => node.id === openId) ? openId : nodes[0]?.id;
  const Row = choice === 'single' ? ButtonRow : CheckboxRow;
  return (
    <fieldset data-place-column="" aria-label={label} onKeyDown={moveFocus} className="flex min-w-0 flex-col">
      <span aria-hidden="true" className={cn('type-xs px-3 py-2 text-ink-2', isLabelHidden && 'sr-only')}>
        {label}
      </span>
      <div className={cn('overscroll-contain', !isLabelHidden && 'scroll-shadow max-h-60 overflow-y-auto')}>
        {nodes.map((node) => (
          <Row
            key={node.id}
            {...actions}
            node={node}
            state={stateOf(node)}
            isOpen={node.id === openId}
            isTabStop={node.id === tabStop}
          />
        ))}
      </div>
    </fieldset>
  );
}
