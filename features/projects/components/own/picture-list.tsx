'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { SortableGrid, type SortHandle } from '@/components/ui/display/sortable-grid';
import { InlineAlert } from '@/components/ui/feedback/inline-alert';
import { FileDrop } from '@/components/ui/inputs/file-drop';
import type { StatementImage } from '@/lib/contracts/statements/statements';

export const pictureTypes = 'image/jpeg,image/png,image/webp';
export const pictureTile = 'flex min-w-0 flex-col gap-1.5';
export const pictureGrid = 'grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4';

/** Uploads files one after another; stops at the first that is refused. */
export function useUploads(add: (file: File) => Promise<unknown>) {
  const [refused, setRefused] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const send = async (files: File[]) => {
    setRefused(null);
    setIsBusy(true);
    for (const file of files) {
      const isDone = await add(file).then(
        () => true,
        () => false,
      );
      if (isDone) continue;
      setRefused(file.name);
      break;
    }
    setIsBusy(false);
  };
  return { send, refused, isBusy };
}

export function RefusedPicture({ name }: { name: string | null }) {
  const t = useTranslations('own_projects.pictures');
  if (name === null) return null;
  return (
    <InlineAlert tone="error" isLive>
      {t('refused', { name })}
    </InlineAlert>
  );
}

type TileProps = {
  image: StatementImage;
  /** Position in the order, from 0. */
  index: number;
  count: number;
  handle: SortHandle;
  isBusy: boolean;
  onMain: () => void;
  onRemove: () => void;
};

/** A picture: it is itself the handle that moves it. */
function PictureTile({ image, index, count, handle, isBusy, onMain, onRemove }: TileProps) {
  const t = useTranslations('own_projects.pictures');
  const { ref, ...handleProps } = handle;
  const number = index + 1;
  return (
    <div className={pictureTile}>
      <button
        {...handleProps}
        ref={ref}
        type="button"
        aria-label={t('tile', { number, total: count })}
        className="block h-28 w-full cursor-grab touch-manipulation overflow-clip rounded-card bg-tuff-100 select-none active:cursor-grabbing"
      >
        {/* biome-ignore lint/performance/noImgElement: The API already serves every picture in its sizes, so an optimiser in between would only add work. */}
        <img src={image.thumb} alt="" draggable={false} loading="lazy" className="size-full object-cover" />
      </button>
      <span className="flex flex-wrap gap-1">
        {index === 0 ? (
          <span className="type-xs flex min-h-9 items-center px-2 text-ink-2">{t('main')}</span>
        ) : (
          <Button variant="ghost" size="sm" disabled={isBusy} onClick={onMain} aria-label={t('make_main_named', { number })}>
            {t('make_main')}
          </Button>
        )}
        <Button variant="ghost" size="sm" disabled={isBusy} onClick={onRemove} aria-label={t('remove_named', { number })}>
          {t('remove')}
        </Button>
      </span>
    </div>
  );
}

type Props = {
  images: readonly StatementImage[];
  max: number;
  add: (file: File) => Promise<unknown>;
  /** Sends the addresses of the large pictures in their order. */
  order: { mutate: (addresses: string[]) => void; variables: string[] | undefined; isPending: boolean; isError: boolean };
};

/** Pictures that are added, removed, and put in an order by dragging or by keyboard; the first is the main one. */
export function PictureList({ images, max, add, order }: Props) {
  const t = useTranslations('own_projects.pictures');
  const { send, refused, isBusy } = useUploads(add);
  const stored = images.map(({ large }) => large);
  // The order that is being saved, so that a tile stays where it was dropped.
  const addresses = (order.isPending && order.variables) || stored;
  const without = (address: string) => addresses.filter((other) => other !== address);
  const move = (address: string, to: number) => order.mutate(without(address).toSpliced(to, 0, address));
  return (
    <>
      {addresses.length === 0 ? (
        <p className="type-sm text-ink-2">{t('empty')}</p>
      ) : (
        <SortableGrid
          label={t('list')}
          ids={addresses}
          onMove={move}
          className={pictureGrid}
          renderItem={(address, handle) => {
            const image = images.find(({ large }) => large === address);
            return image ? (
              <PictureTile
                image={image}
                index={addresses.indexOf(address)}
                count={addresses.length}
                handle={handle}
                isBusy={order.isPending}
                onMain={() => move(address, 0)}
                onRemove={() => order.mutate(without(address))}
              />
            ) : null;
          }}
          labels={{
            role: t('sort.role'),
            instructions: t('sort.instructions'),
            lifted: (number) => t('sort.lifted', { number }),
            over: (number, total) => t('sort.over', { number, total }),
            dropped: (number, total) => t('sort.dropped', { number, total }),
            cancelled: (number) => t('sort.cancelled', { number }),
          }}
        />
      )}
      <FileDrop
        accept={pictureTypes}
        onFiles={(files) => void send(files)}
        label={t('add')}
        hint={t('hint', { count: max })}
        dropText={t('drop')}
        isDisabled={isBusy || addresses.length >= max}
      />
      <RefusedPicture name={refused} />
      {order.isError ? (
        <InlineAlert tone="error" isLive>
          {t('not_saved')}
        </InlineAlert>
      ) : null}
    </>
  );
}
