'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useStore } from 'zustand';
import { SortableGrid } from '@/components/ui/display/sortable-grid';
import { InlineAlert } from '@/components/ui/feedback/inline-alert';
import { FileDrop } from '@/components/ui/inputs/file-drop';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';
import { formatNumber } from '@/lib/format/number';
import { canCreateDraft } from '../../domain/steps';
import { photoLimits } from '../../stores/photo-store';
import { TextField } from '../fields/text-fields';
import { usePublishForm, usePublishFormState } from '../form-context';
import { usePhotoErrorMessage } from './photo-error-message';
import { PhotoTile } from './photo-tile';
import { StepFrame } from './step-frame';

const bytesPerMegabyte = 1024 * 1024;

/** What the last choice of files could not bring, by file. */
function RefusedFiles() {
  const t = useTranslations('publishing.photos');
  const refused = useStore(usePublishForm().photos.store, (state) => state.refused);
  if (refused.length === 0) return null;
  return (
    <InlineAlert tone="error" isLive>
      <p className="font-medium">{t('refused', { count: refused.length })}</p>
      <ul className="mt-1">
        {refused.map(({ key, name, reason }) => (
          <li key={key} className="break-words">
            {t(`refused_${reason}`, { name, count: photoLimits.countMax, megabytes: photoLimits.bytesMax / bytesPerMegabyte })}
          </li>
        ))}
      </ul>
    </InlineAlert>
  );
}

function PhotoGrid() {
  const t = useTranslations('publishing.photos');
  const { photos } = usePublishForm();
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
  const words = usePhotoErrorMessage();
  const { photos } = usePublishForm();
  const count = useStore(photos.store, (state) => state.photos.length);
  const done = useStore(photos.store, (state) => state.photos.filter((photo) => photo.state === 'kept').length);
  const fault = useStore(photos.store, (state) => state.error);
  const isOpen = usePublishFormState(({ values }) => canCreateDraft(values));
  const isPublished = usePublishFormState(({ statement }) => statement?.state === 'active');
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
