'use client';

import { ArrowClockwiseIcon } from '@phosphor-icons/react/dist/ssr/ArrowClockwise';
import { ArrowLeftIcon } from '@phosphor-icons/react/dist/ssr/ArrowLeft';
import { ArrowRightIcon } from '@phosphor-icons/react/dist/ssr/ArrowRight';
import { DotsThreeIcon } from '@phosphor-icons/react/dist/ssr/DotsThree';
import { StarIcon } from '@phosphor-icons/react/dist/ssr/Star';
import { TrashIcon } from '@phosphor-icons/react/dist/ssr/Trash';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/buttons/button';
import { IconButton } from '@/components/ui/buttons/icon-button';
import type { SortHandle } from '@/components/ui/display/sortable-grid';
import { Tag } from '@/components/ui/display/tag';
import { Menu, type MenuItem } from '@/components/ui/overlays/menu';
import { useMessage } from '@/lib/i18n/use-message';
import type { Photo } from '../../domain/photos';
import { usePublishForm } from '../form-context';

const icon = 'size-5';

type Props = {
  photo: Photo;
  /** Position in the order, from 0. */
  index: number;
  count: number;
  handle: SortHandle;
  onDelete: () => void;
};

/** The actions of a photo's menu. */
function usePhotoActions({ photo, index, count, onDelete }: Omit<Props, 'handle'>): MenuItem[] {
  const t = useTranslations('publishing.photos');
  const { photos } = usePublishForm();
  const move = (to: number) => () => photos.move(photo.key, to);
  const items: (MenuItem | false)[] = [
    index > 0 && { id: 'main', label: t('make_main'), icon: <StarIcon aria-hidden="true" className={icon} />, onSelect: move(0) },
    index > 0 && {
      id: 'earlier',
      label: t('earlier'),
      icon: <ArrowLeftIcon aria-hidden="true" className={icon} />,
      onSelect: move(index - 1),
    },
    index < count - 1 && {
      id: 'later',
      label: t('later'),
      icon: <ArrowRightIcon aria-hidden="true" className={icon} />,
      onSelect: move(index + 1),
    },
    photo.state === 'uploaded' && {
      id: 'rotate',
      label: t('rotate'),
      icon: <ArrowClockwiseIcon aria-hidden="true" className={icon} />,
      onSelect: () => void photos.rotate(photo.key),
    },
    {
      id: 'delete',
      label: t('delete'),
      icon: <TrashIcon aria-hidden="true" className={icon} />,
      tone: 'danger',
      onSelect: onDelete,
    },
  ];
  return items.filter((item) => item !== false);
}

function UploadProgress({ photo }: { photo: Photo }) {
  const t = useTranslations('publishing.photos');
  const percent = Math.round(photo.progress * 100);
  return (
    <div className="pointer-events-none absolute inset-x-2 bottom-2 rounded-sm bg-tuff-900/85 px-2 py-1.5 text-white">
      <span className="type-xs num block">
        {photo.state === 'queued' ? t('queued') : percent === 100 ? t('processing') : t('percent', { percent })}
      </span>
      <div
        role="progressbar"
        aria-label={t('sending')}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="mt-1 h-1 overflow-hidden rounded-full bg-white/30"
      >
        <div className="h-full origin-left bg-white transition-transform" style={{ transform: `scaleX(${photo.progress})` }} />
      </div>
    </div>
  );
}

function UploadError({ photo }: { photo: Photo }) {
  const t = useTranslations('publishing.photos');
  const translate = useMessage('errors.unforeseen');
  const { photos } = usePublishForm();
  return (
    <div role="alert" className="absolute inset-0 flex flex-col items-center justify-center gap-2 bg-alert-50/95 p-2 text-center">
      <p className="type-xs text-alert-800">{translate(photo.error ?? '')}</p>
      <Button size="sm" variant="secondary" onClick={() => photos.retry(photo.key)}>
        {t('retry')}
      </Button>
    </div>
  );
}

/** A photo: the picture is the handle that moves it, the other actions are in its menu. */
export function PhotoTile({ handle, ...tile }: Props) {
  const t = useTranslations('publishing.photos');
  const { photo, index, count } = tile;
  const items = usePhotoActions(tile);
  const { ref, ...handleProps } = handle;
  return (
    <div className="relative overflow-clip rounded-card bg-tuff-100">
      <button
        {...handleProps}
        ref={ref}
        type="button"
        aria-label={t('tile', { number: index + 1, total: count })}
        className="block aspect-4/3 w-full cursor-grab touch-manipulation rounded-card select-none focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus active:cursor-grabbing"
      >
        {/* biome-ignore lint/performance/noImgElement: The picture is a file of this device or a thumbnail that the API has made already. */}
        <img src={photo.source} alt="" draggable={false} className="size-full object-cover" />
      </button>
      {index === 0 ? (
        <Tag tone="media" className="pointer-events-none absolute top-2 left-2">
          {t('main')}
        </Tag>
      ) : null}
      {photo.state === 'queued' || photo.state === 'uploading' ? <UploadProgress photo={photo} /> : null}
      {photo.state === 'failed' ? <UploadError photo={photo} /> : null}
      <Menu
        align="end"
        items={items}
        trigger={
          <IconButton label={t('menu', { number: index + 1 })} variant="on-image" className="absolute top-1.5 right-1.5 size-10">
            <DotsThreeIcon weight="bold" aria-hidden="true" />
          </IconButton>
        }
      />
    </div>
  );
}
