'use client';

import { Tooltip } from '@/components/ui/overlays/tooltip';
import { useMediaQuery } from '@/components/ui/overlays/use-media-query';
import { NavEntry, type NavEntryProps } from './nav-entry';

/** A way of the account in its sidebar, where a narrow one shows the icon alone and a tooltip says the name. */
export function SidebarEntry(props: NavEntryProps) {
  const isNarrow = useMediaQuery('(min-width: 1200px) and (max-width: 1359px)');
  // Always around it: a link that moved into a tooltip later would lose the focus.
  return (
    <Tooltip content={props.label} side="right" isDisabled={!isNarrow}>
      <NavEntry {...props} />
    </Tooltip>
  );
}
