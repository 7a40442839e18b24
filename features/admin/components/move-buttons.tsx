'use client';

import { ArrowDownIcon } from '@phosphor-icons/react/dist/ssr/ArrowDown';
import { ArrowUpIcon } from '@phosphor-icons/react/dist/ssr/ArrowUp';
import { IconButton } from '@/components/ui/buttons/icon-button';

type Props = {
  labels: { up: string; down: string };
  /** Null for the first item. */
  onUp: (() => void) | null;
  /** Null for the last item. */
  onDown: (() => void) | null;
};

/** Moves an item of an ordered list one place up or down. */
export function MoveButtons({ labels, onUp, onDown }: Props) {
  return (
    <>
      <IconButton label={labels.up} disabled={onUp === null} onClick={() => onUp?.()}>
        <ArrowUpIcon aria-hidden="true" />
      </IconButton>
      <IconButton label={labels.down} disabled={onDown === null} onClick={() => onDown?.()}>
        <ArrowDownIcon aria-hidden="true" />
      </IconButton>
    </>
  );
}
