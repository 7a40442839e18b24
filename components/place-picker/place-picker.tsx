'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type ReactElement, type ReactNode, useRef, useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { RemovableChip } from '@/components/ui/buttons/chip';
import { Popover } from '@/components/ui/overlays/popover';
import { Sheet } from '@/components/ui/overlays/sheet';
import { useMediaQuery } from '@/components/ui/overlays/use-media-query';
import { cn } from '@/lib/cn';
import type { PlaceSuggestion } from '@/lib/contracts/locations';
import { isNamedPlace, isSamePlace, type SelectedPlace } from '@/lib/domain/place/place-selection';
import { formatNumber } from '@/lib/format/number';
import { PlaceColumns, PlaceLevel, type PlaceLevelsProps } from './place-columns';
import { chosenNodes, type PlaceNode, removePlace } from './place-tree';
import { kindIcons } from './suggestion-row';
import { collectTypedText } from './typed-text';

interface PlacePickerProps extends PlaceLevelsProps {
  /** A button. */
  trigger: ReactElement;
  title: string;
  onSubmit?: (() => void) | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** For a picker whose code is loaded by the press that opens it. */
  isInitiallyOpen?: boolean | undefined;
  /** Wraps the columns in a search, which may close the picker. */
  search?: ((columns: ReactNode, close: () => void) => ReactNode) | undefined;
  /** Label of the button: "Choose · 8 645". */
  submitLabel?: ReactNode;
  /** Names and counts of what is chosen, as far as they are known. */
  known?: readonly PlaceSuggestion[] | undefined;
}

type FooterProps = Omit<PlacePickerProps, 'trigger' | 'title' | 'search'>;

function usePlaceChips({ tree, selection, onSelectionChange, known = [] }: FooterProps) {
  const locale = useLocale();
  const knownOf = ({ kind, id }: Pick<SelectedPlace, 'kind' | 'id'>) =>
    known.find((place) => place.kind === kind && place.id === id);
  const nodes = chosenNodes(tree, selection).map((node) => ({
    ...node,
    count: knownOf(node)?.count,
    remove: () => onSelectionChange(removePlace(tree, selection, node)),
  }));
  const named = selection.filter(isNamedPlace).map((place) => ({
    ...place,
    label: place.name || knownOf(place)?.display_names[locale] || '',
    count: knownOf(place)?.count,
    remove: () => onSelectionChange(selection.filter((other) => !isSamePlace(other, place))),
  }));
  return [...nodes, ...named.filter(({ label }) => label !== '')];
}

function PlaceFooter(props: FooterProps) {
  const { onSelectionChange, onSubmit, submitLabel } = props;
  const t = useTranslations();
  const locale = useLocale();
  const chips = usePlaceChips(props);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <div className="flex max-h-24 min-w-0 flex-1 flex-wrap items-center gap-2 overflow-y-auto">
        {chips.map(({ kind, id, label, count, remove }) => {
          const Icon = kindIcons[kind];
          return (
            <RemovableChip key={`${kind}-${id}`} removeLabel={t('place.remove', { name: label })} onRemove={remove}>
              <Icon aria-hidden="true" className="size-4 shrink-0 text-ink-2" />
              {kind === 'metro' ? t('place.metro_name', { name: label }) : label}
              {count === undefined ? null : <span className="num font-normal text-ink-2">{formatNumber(count, locale)}</span>}
            </RemovableChip>
          );
        })}
        {chips.length > 0 ? (
          <button
            type="button"
            onClick={() => onSelectionChange([])}
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
  const searchBox = useRef<HTMLDivElement>(null);
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
  const close = () => changeOpen(false);
  const footer = <PlaceFooter {...props} onSubmit={submit} />;

  if (isPhone) {
    const level = <PlaceLevel {...props} path={path} onPathChange={setPath} />;
    return (
      <Sheet
        open={isOpen}
        onOpenChange={changeOpen}
        trigger={trigger}
        title={path.at(-1)?.label ?? title}
        closeLabel={common('close')}
        back={path.length > 0 ? { label: common('back'), onBack: () => setPath(path.slice(0, -1)) } : undefined}
        footer={footer}
        initialFocus={() => searchBox.current?.querySelector('input') ?? null}
      >
        {path.length === 0 && search ? (
          <div ref={searchBox} className="-m-4">
            {search(level, close)}
          </div>
        ) : (
          level
        )}
      </Sheet>
    );
  }
  const columns = <PlaceColumns {...props} />;
  return (
    <Popover
      open={isOpen}
      onOpenChange={changeOpen}
      trigger={trigger}
      label={title}
      className={cn('p-0', search ? 'w-[980px]' : 'w-[900px]')}
    >
      {search ? search(columns, close) : <div className="px-1.5 py-3">{columns}</div>}
      <div className="border-t border-line px-4 py-3">{footer}</div>
    </Popover>
  );
}
