'use client';

import { type ReactElement, type ReactNode, useState } from 'react';
import { PlaceColumns } from '@/components/place-picker/place-columns';
import { PlaceFooter } from '@/components/place-picker/place-footer';
import { PlaceLevels } from '@/components/place-picker/place-levels';
import type { PlaceNode, PlaceSelection } from '@/components/place-picker/place-tree';
import { Popover } from '@/components/ui/overlays/popover';
import { Sheet } from '@/components/ui/overlays/sheet';
import { useMediaQuery } from '@/components/ui/overlays/use-media-query';

interface PlacePickerProps {
  trigger: ReactElement;
  tree: readonly PlaceNode[];
  selection: PlaceSelection;
  /** Every press; the caller keeps the draft and applies it in `onSubmit`, or when `onOpenChange` says false. */
  onSelectionChange: (selection: PlaceSelection) => void;
  /** How many places may be chosen below the top. */
  choice?: 'many' | 'one';
  onSubmit?: () => void;
  onOpenChange?: (isOpen: boolean) => void;
  /** For a picker whose code is loaded by the press that opens it. */
  isInitiallyOpen?: boolean;
  /** Stands above the columns, for instance an autocomplete. */
  search?: ReactNode;
  labels: {
    title: string;
    levels: readonly [string, string, string];
    open: (label: string) => string;
    remove: (label: string) => string;
    clear: string;
    /** With the count: "Choose · 8 645". */
    submit: ReactNode;
    back: string;
    close: string;
  };
}

/** Places of three levels: columns in a popover, and on phones a full-screen sheet with one level per screen. */
export function PlacePicker({
  trigger,
  tree,
  selection,
  onSelectionChange,
  choice: count = 'many',
  onSubmit,
  onOpenChange,
  isInitiallyOpen = false,
  search,
  labels,
}: PlacePickerProps) {
  const isPhone = useMediaQuery('(max-width: 991px)');
  const [isOpen, setIsOpen] = useState(isInitiallyOpen);
  const [path, setPath] = useState<readonly PlaceNode[]>([]);

  const changeOpen = (next: boolean) => {
    setIsOpen(next);
    setPath([]);
    onOpenChange?.(next);
  };
  const choice = { tree, selection, onSelectionChange, labels };
  const footer = (
    <PlaceFooter
      {...choice}
      onSubmit={() => {
        onSubmit?.();
        changeOpen(false);
      }}
    />
  );

  if (isPhone) {
    return (
      <Sheet
        open={isOpen}
        onOpenChange={changeOpen}
        trigger={trigger}
        title={path.at(-1)?.label ?? labels.title}
        closeLabel={labels.close}
        back={path.length > 0 ? { label: labels.back, onBack: () => setPath(path.slice(0, -1)) } : undefined}
        footer={footer}
      >
        {path.length === 0 && search ? <div className="mb-3">{search}</div> : null}
        <PlaceLevels {...choice} choice={count} path={path} onPathChange={setPath} />
      </Sheet>
    );
  }
  return (
    <Popover open={isOpen} onOpenChange={changeOpen} trigger={trigger} label={labels.title} className="w-[900px] p-0">
      {search ? <div className="px-3 pt-3">{search}</div> : null}
      <div className="px-1.5 py-3">
        <PlaceColumns {...choice} choice={count} />
      </div>
      <div className="border-t border-line px-4 py-3">{footer}</div>
    </Popover>
  );
}
