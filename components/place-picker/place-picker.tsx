'use client';

import { useTranslations } from 'next-intl';
import { type ReactElement, type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { RemovableChip } from '@/components/ui/buttons/chip';
import { Popover } from '@/components/ui/overlays/popover';
import { Sheet } from '@/components/ui/overlays/sheet';
import { useMediaQuery } from '@/components/ui/overlays/use-media-query';
import { PlaceColumns, PlaceLevel, type PlaceLevelsProps } from './place-columns';
import { chosenNodes, clearPlaces, type PlaceNode, removePlace } from './place-tree';
import { collectTypedText } from './typed-text';

interface PlacePickerProps extends PlaceLevelsProps {
  /** A button. */
  trigger: ReactElement;
  title: string;
  onSubmit?: (() => void) | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** For a picker whose code is loaded by the press that opens it. */
  isInitiallyOpen?: boolean | undefined;
  /** Shown above the columns. */
  search?: ReactNode;
  /** Label of the button: "Choose · 8 645". */
  submitLabel?: ReactNode;
}

function PlaceFooter({ tree, selection, onSelectionChange, onSubmit, submitLabel }: Omit<PlacePickerProps, 'trigger' | 'title'>) {
  const t = useTranslations();
  const nodes = chosenNodes(tree, selection);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <div className="flex max-h-24 min-w-0 flex-1 flex-wrap items-center gap-2 overflow-y-auto">
        {nodes.map((node) => (
          <RemovableChip
            key={`${node.kind}-${node.id}`}
            removeLabel={t('place.remove', { name: node.label })}
            onRemove={() => onSelectionChange(removePlace(tree, selection, node))}
          >
            {node.label}
          </RemovableChip>
        ))}
        {nodes.length > 0 ? (
          <button
            type="button"
            onClick={() => onSelectionChange(clearPlaces(selection))}
            className="type-sm min-h-11 rounded-sm px-2 font-medium text-link hover:underline"
          >
            {t('common.clear')}
          </button>
        ) : null}
      </div>
      <Button size="md" onClick={onSubmit} className="max-md:w-full">
        {submitLabel ?? t('place.choose')}
      </Button>
    </div>
  );
}

/** Cities, districts and urbans: columns in a popover, and on phones a full-screen sheet with one level per screen. */
export function PlacePicker({
  trigger,
  title,
  onSubmit,
  onOpenChange,
  isInitiallyOpen = false,
  search,
  ...props
}: PlacePickerProps) {
  const common = useTranslations('common');
  const isPhone = useMediaQuery('(max-width: 991px)');
  const [isOpen, setIsOpen] = useState(isInitiallyOpen);
  const [path, setPath] = useState<readonly PlaceNode[]>([]);
  const changeOpen = (next: boolean) => {
    if (next && search) collectTypedText();
    setIsOpen(next);
    setPath([]);
    onOpenChange?.(next);
  };
  const submit = () => {
    onSubmit?.();
    changeOpen(false);
  };
  const footer = <PlaceFooter {...props} onSubmit={submit} />;

  if (isPhone) {
    return (
      <Sheet
        open={isOpen}
        onOpenChange={changeOpen}
        trigger={trigger}
        title={path.at(-1)?.label ?? title}
        closeLabel={common('close')}
        back={path.length > 0 ? { label: common('back'), onBack: () => setPath(path.slice(0, -1)) } : undefined}
        footer={footer}
      >
        {path.length === 0 && search ? <div className="mb-3">{search}</div> : null}
        <PlaceLevel {...props} path={path} onPathChange={setPath} />
      </Sheet>
    );
  }
  return (
    <Popover open={isOpen} onOpenChange={changeOpen} trigger={trigger} label={title} className="w-[900px] p-0">
      {search ? <div className="px-3 pt-3">{search}</div> : null}
      <div className="px-1.5 py-3">
        <PlaceColumns {...props} />
      </div>
      <div className="border-t border-line px-4 py-3">{footer}</div>
    </Popover>
  );
}
