'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useStore } from 'zustand';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { FileDrop } from '@/components/ui/file-drop';
import { InlineAlert } from '@/components/ui/inline-alert';
import { SortableGrid } from '@/components/ui/sortable-grid';
import { formatNumber } from '@/lib/format/number';
import { canBegin } from '../domain/steps';
import { photoLimits } from '../stores/photo-store';
import { useForm, useFormTools } from './form-context';
import { usePhotoFault } from './photo-fault';
import { PhotoTile } from './photo-tile';
import { StepFrame } from './step-frame';
import { TextField } from './text-fields';

const bytesPerMegabyte = 1024 * 1024;

/** What the last choice of files could not bring, by file. */
function RefusedFiles() {
  const t = useTranslations('publishing.photos');
  const refused = useStore(useFormTools().photos.store, (state) => state.refused);
  if (refused.length === 0) return null;
  return (
    <InlineAlert tone="error" isLive>
      <p className="font-medium">{t('refused', { count: refused.length })}</p>
      <ul className="mt-1">
        {refused.map(({ key, name, fault }) => (
          <li key={key} className="break-words">
            {t(`refused_${fault}`, { name, count: photoLimits.countMax, megabytes: photoLimits.bytesMax / bytesPerMegabyte })}
          </li>
        ))}
      </ul>
    </InlineAlert>
  );
}

function PhotoGrid() {
  const t = useTranslations('publishing.photos');
  const { photos } = useFormTools();
  const list = useStore(photos.store, (state) => state.photos);
  const [deleted, setDeleted] = useState<string | null>(null);
  const [isDeleting, setDeleting] = useState(false);
  const position = (key: string): number => list.findIndex((photo) => photo.key === key);

  const remove = async () => {
    const photo = list[position(deleted ?? '')];
    setDeleting(true);
    if (photo) await photos.remove(photo);
    setDeleting(false);
    setDeleted(null);
  };
  return (
    <>
      <SortableGrid
        label={t('list')}
        ids={list.map(({ key }) => key)}
        onMove={photos.move}
        className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-4"
        renderItem={(key, handle) => {
          const index = position(key);
          const photo = list[index];
          return photo ? (
            <PhotoTile photo={photo} index={index} count={list.length} handle={handle} onDelete={() => setDeleted(key)} />
          ) : null;
        }}
        labels={{
          role: t('role'),
          instructions: t('instructions'),
          lifted: (number) => t('lifted', { number }),
          over: (number, total) => t('over', { number, total }),
          dropped: (number, total) => t('dropped', { number, total }),
          cancelled: (number) => t('cancelled', { number }),
        }}
      />
      <ConfirmDialog
        open={deleted !== null}
        onOpenChange={(isOpen) => {
          if (!isOpen) setDeleted(null);
        }}
        title={t('delete_title')}
        text={t('delete_text')}
        labels={{ cancel: t('keep'), confirm: t('delete'), loading: t('deleting') }}
        onConfirm={() => void remove()}
        isLoading={isDeleting}
      />
    </>
  );
}

/** Photos with their order, and links to a video and a 3D tour. */
export function StepPhotos() {
  const t = useTranslations('publishing');
  const locale = useLocale();
  const words = usePhotoFault();
  const { photos } = useFormTools();
  const count = useStore(photos.store, (state) => state.photos.length);
  const done = useStore(photos.store, (state) => state.photos.filter((photo) => photo.state === 'kept').length);
  const fault = useStore(photos.store, (state) => state.fault);
  const isOpen = useForm(({ values }) => canBegin(values));
  const isPublished = useForm(({ statement }) => statement?.state === 'active');
  if (!isOpen) {
    return (
      <StepFrame title={t('steps.photos')}>
        <InlineAlert tone="info">{t('type_first')}</InlineAlert>
      </StepFrame>
    );
  }
  return (
    <StepFrame title={t('steps.photos')} text={t('photos.text')}>
      {isPublished ? <InlineAlert tone="info">{t('photos.published')}</InlineAlert> : null}
      <FileDrop
        accept={photoLimits.types.join(',')}
        onFiles={photos.add}
        label={t('photos.add')}
        dropText={t('photos.drop')}
        hint={t('photos.limits', {
          count: photoLimits.countMax,
          megabytes: formatNumber(photoLimits.bytesMax / bytesPerMegabyte, locale),
        })}
        isDisabled={count >= photoLimits.countMax}
      />
      <p role="status" className="type-sm num text-ink-2">
        {count > 0 ? t('photos.count', { done, count, max: photoLimits.countMax }) : t('photos.none')}
      </p>
      <RefusedFiles />
      {fault ? (
        <InlineAlert tone="error" isLive>
          {words(fault)}
        </InlineAlert>
      ) : null}
      {count > 0 ? <PhotoGrid /> : null}
      <div className="grid gap-x-4 gap-y-5 border-t border-line pt-5 sm:grid-cols-2">
        <TextField
          name="youtube_link"
          maxLength={500}
          inputMode="url"
          placeholder="https://youtu.be/…"
          hint={t('hints.youtube_link')}
        />
        <TextField
          name="3d_url"
          maxLength={500}
          inputMode="url"
          placeholder="https://my.matterport.com/…"
          hint={t('hints.3d_url')}
        />
      </div>
    </StepFrame>
  );
}
