'use client';

import { ArrowUUpLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowUUpLeft';
import { BellRingingIcon } from '@phosphor-icons/react/dist/csr/BellRinging';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Button, buttonClasses } from '@/components/ui/buttons/button';
import { Chip } from '@/components/ui/buttons/chip';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { cn } from '@/lib/cn';
import { formatNumber } from '@/lib/format/number';
import { canAddArea, type Draft } from '../../domain/draw/draft';
import type { Drawing } from './use-drawing';

type Part = { draft: Draft; drawing: Drawing };
type Props = {
  drawing: Drawing;
  /** The list of what is drawn. */
  href: string;
  onShow: () => void;
  /** Where that list can be saved: opens its save form before the list is shown. */
  onSave: (() => void) | undefined;
};

/** The current task, a cancel button, and whether the finger draws or moves the map. */
function DrawHead({ draft, drawing }: Part) {
  const t = useTranslations('map.draw');
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => close.current?.focus({ preventScroll: true }), []);
  const isDrawing = draft.tool === 'draw';
  return (
    <div className="absolute inset-x-3 top-3 z-10 mx-auto flex max-w-120 items-center gap-1 rounded-full bg-surface p-1.5 shadow-sh-2">
      <IconButton ref={close} label={t('close')} onClick={drawing.close} className="rounded-full">
        <XIcon aria-hidden="true" />
      </IconButton>
      <div className="min-w-0 flex-1">
        <h2 className="type-label font-semibold">{t('title')}</h2>
        <p className="type-xs text-ink-2">{isDrawing ? t('hint_draw') : t('hint_move')}</p>
      </div>
      <Button
        variant="secondary"
        size="md"
        disabled={!isDrawing && !canAddArea(draft)}
        onClick={() => drawing.act({ type: 'use', tool: isDrawing ? 'move' : 'draw' })}
        className="rounded-full!"
      >
        {isDrawing ? t('move') : t('draw')}
      </Button>
    </div>
  );
}

function DrawTools({ draft, drawing: { act } }: Part) {
  const t = useTranslations('map.draw');
  const tools = [
    { key: 'undo', Icon: ArrowUUpLeftIcon, isOff: draft.past.length === 0, act: () => act({ type: 'undo' }) },
    {
      key: 'add',
      Icon: PlusIcon,
      isOff: draft.tool === 'draw' || !canAddArea(draft),
      act: () => act({ type: 'use', tool: 'draw' }),
    },
    { key: 'remove', Icon: TrashIcon, isOff: draft.areas.length === 0, act: () => act({ type: 'remove' }) },
  ] as const;
  return (
    <div className="ml-auto flex w-11 flex-col divide-y divide-line overflow-clip rounded-control bg-surface shadow-sh-2">
      {tools.map(({ key, Icon, isOff, act: run }) => (
        <IconButton
          key={key}
          label={t(key)}
          disabled={isOff}
          onClick={run}
          className="rounded-none focus-visible:-outline-offset-2!"
        >
          <Icon aria-hidden="true" />
        </IconButton>
      ))}
    </div>
  );
}

/** The number of listings in the area and in all areas, with a link to the list. */
function DrawResult({ draft, drawing, href, onShow, onSave }: Part & Omit<Props, 'drawing'>) {
  const t = useTranslations('map.draw');
  const locale = useLocale();
  const { counts, act } = drawing;
  const shown = (count: number | undefined) => (count === undefined ? '…' : formatNumber(count, locale));
  const { areas, active, problem } = draft;
  const values = (count: number | undefined) => ({ count: count ?? 0, shown: shown(count) });
  return (
    <div className="rounded-card bg-surface p-4 shadow-sh-3">
      <div role="status" className="min-h-11">
        <p className="type-h3 num">
          {areas.length === 0 ? t('none') : t('area_count', { number: active + 1, ...values(counts.each[active]) })}
        </p>
        <p className={problem ? 'type-sm font-medium text-alert-700' : 'type-sm tabular-nums text-ink-2'}>
          {problem
            ? t(problem)
            : areas.length > 1
              ? t('all', { areas: areas.length, shown: shown(counts.total) })
              : t('hint_names')}
        </p>
      </div>
      {areas.length > 1 ? (
        <ul aria-label={t('areas')} className="mt-2 flex flex-wrap gap-2">
          {areas.map((_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: An area has no name but its number.
            <li key={index}>
              <Chip isSelected={index === active} onSelectedChange={() => act({ type: 'select', active: index })}>
                {`${t('area', { number: index + 1 })} · ${shown(counts.each[index])}`}
              </Chip>
            </li>
          ))}
        </ul>
      ) : null}
      <div className="mt-3 flex flex-wrap gap-2">
        {onSave && areas.length > 0 ? (
          <a
            href={href}
            rel="nofollow"
            onClick={() => {
              onSave();
              onShow();
            }}
            className={cn(buttonClasses({ variant: 'secondary' }), 'grow px-4')}
          >
            <BellRingingIcon aria-hidden="true" className="size-5" />
            {t('save')}
          </a>
        ) : null}
        <a href={href} rel="nofollow" onClick={onShow} className={cn(buttonClasses(), 'num grow px-4')}>
          {t('show', values(counts.total))}
        </a>
      </div>
    </div>
  );
}

/** The buttons around a map that is drawn on. */
export function DrawPanel({ drawing, ...result }: Props) {
  const { draft } = drawing;
  if (!draft) return null;
  return (
    <>
      <DrawHead draft={draft} drawing={drawing} />
      <div className="pointer-events-none absolute inset-x-3 bottom-8 z-10 mx-auto flex max-w-120 flex-col gap-3 *:pointer-events-auto">
        <DrawTools draft={draft} drawing={drawing} />
        <DrawResult draft={draft} drawing={drawing} {...result} />
      </div>
    </>
  );
}
