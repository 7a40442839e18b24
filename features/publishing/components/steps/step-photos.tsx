'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useStore } from 'zustand';
import { useListingValues } from '@/components/listing-form/listing-form-context';
import { TextField } from '@/components/listing-form/text-fields';
import { SortableGrid } from '@/components/ui/display/sortable-grid';
import { InlineAlert } from '@/components/ui/feedback/inline-alert';
import { FileDrop } from '@/components/ui/inputs/file-drop';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';
import { formatNumber } from '@/lib/format/number';
import { useMessage } from '@/lib/i18n/use-message';
import { canCreateDraft } from '../../domain/steps';
import { photoLimits } from '../../stores/photo-store';
import { usePublishForm, useStatement } from '../form-context';
import { PhotoTile } from './photo-tile';
import { StepFrame } from './step-frame';

const bytesPerMegabyte = 1024 * 1024;

/** The files of the last choice that were refused, with the reason. */
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
        labels={{ cancel: t('delete_cancel'), confirm: t('delete'), loading: t('deleting') }}
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
  const translate = useMessage('errors.unforeseen');
  const { photos } = usePublishForm();
  const count = useStore(photos.store, (state) => state.photos.length);
  const done = useStore(photos.store, (state) => state.photos.filter((photo) => photo.state === 'uploaded').length);
  const error = useStore(photos.store, (state) => state.error);
  const isOpen = useListingValues(canCreateDraft);
  const isPublished = useStatement()?.state === 'active';
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
      {error ? (
        <InlineAlert tone="error" isLive>
          {translate(error)}
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
