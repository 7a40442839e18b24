'use client';

import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip';
import type { ReactElement, ReactNode } from 'react';

const HOVER_DELAY_MS = 300;

interface TooltipProps {
  /** Adds to the name of the trigger, which must be understandable without it. */
  content: ReactNode;
  /** A button or a link. */
  children: ReactElement;
  side?: 'top' | 'bottom' | 'left' | 'right';
  /** For a trigger whose text is visible at this width. */
  isDisabled?: boolean;
}

export function Tooltip({ content, children, side = 'top', isDisabled = false }: TooltipProps) {
  return (
    <BaseTooltip.Root disabled={isDisabled}>
      <BaseTooltip.Trigger delay={HOVER_DELAY_MS} render={children} />
      <BaseTooltip.Portal>
        <BaseTooltip.Positioner side={side} sideOffset={10} collisionPadding={8} className="z-tooltip">
          <BaseTooltip.Popup className="type-label max-w-80 rounded-[9px] bg-tuff-900 px-3 py-2 font-normal text-white transition duration-120 data-ending-style:opacity-0 data-starting-style:opacity-0">
            <BaseTooltip.Arrow className="size-2.5 rotate-45 bg-tuff-900 data-[side=bottom]:-top-1 data-[side=left]:-right-1 data-[side=right]:-left-1 data-[side=top]:-bottom-1" />
            {content}
          </BaseTooltip.Popup>
        </BaseTooltip.Positioner>
      </BaseTooltip.Portal>
    </BaseTooltip.Root>
  );
}
