'use client';

import { Tooltip } from '@/components/ui/overlays/tooltip';
import { useMediaQuery } from '@/components/ui/overlays/use-media-query';
import { NavEntry, type NavEntryProps } from './nav-entry';

/** An entry of the sidebar. In a narrow sidebar only the icon is visible, and a tooltip shows the label. */
export function SidebarEntry(props: NavEntryProps) {
  const isNarrow = useMediaQuery('(min-width: 1200px) and (max-width: 1359px)');
  // Always around it: a link that moved into a tooltip later would lose the focus.
  return (
    <Tooltip content={props.label} side="right" isDisabled={!isNarrow}>
      <NavEntry {...props} />
    </Tooltip>
  );
}
