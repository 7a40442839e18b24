'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { Field } from '@/components/ui/inputs/field';
import { FileDrop } from '@/components/ui/inputs/file-drop';
import { Input } from '@/components/ui/inputs/input';
import { Select } from '@/components/ui/selects/select';
import type { OwnProjectDetail } from '@/lib/contracts/companies/own-projects';
import { projectImagesMax, projectPlansMax } from '@/lib/contracts/companies/project-stages';
import { formatArea } from '@/lib/format/number';
import { useAddPicture, useAddPlan, useOrderPictures, useProjectPart } from '../../queries/written-projects';
import { LoadedProject } from './loaded-project';
import { PictureList, pictureGrid, pictureTile, pictureTypes, RefusedPicture, useUploads } from './picture-list';

const roomChoices = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'];

function Pictures({ project }: { project: OwnProjectDetail }) {
  const t = useTranslations('own_projects.pictures');
  const { mutateAsync: add } = useAddPicture(project.id);
  const order = useOrderPictures(project.id);
  return (
    <section className="mt-4 flex flex-col gap-3">
      <h3 className="type-h3">{t('title')}</h3>
      <PictureList images={project.images} max={projectImagesMax} add={add} order={order} />
    </section>
  );
}

function Plans({ project }: { project: OwnProjectDetail }) {
  const t = useTranslations('own_projects.plans');
  const rooms = useTranslations('projects.rooms');
  const locale = useLocale();
  const part = useProjectPart(project.id);
  const { mutateAsync: add } = useAddPlan(project.id);
  const [roomTypeId, setRoomTypeId] = useState('1');
  const [area, setArea] = useState('');
  const { send, refused, isBusy } = useUploads((file) => add({ file, room_type_id: Number(roomTypeId), area: Number(area) }));
  const labelOf = (id: number) => rooms('count', { count: id });
  return (
    <section className="mt-6 flex flex-col gap-3 border-t border-line pt-4">
      <h3 className="type-h3">{t('title')}</h3>
      {project.plans.length === 0 ? <p className="type-sm text-ink-2">{t('empty')}</p> : null}
      <ul className={pictureGrid}>
        {project.plans.map(({ id, room_type_id, area: areaSqm, image }) => {
          const name = `${labelOf(room_type_id)}, ${formatArea(areaSqm, locale)}`;
          return (
            <li key={id} className={pictureTile}>
              {/* biome-ignore lint/performance/noImgElement: The API already serves every picture in its sizes, so an optimiser in between would only add work. */}
              <img src={image.thumb} alt="" loading="lazy" className="h-28 w-full rounded-card bg-tuff-100 object-contain" />
              <span className="type-sm num">{name}</span>
              <Button
                variant="ghost"
                size="sm"
                disabled={part.isPending}
                onClick={() => part.mutate({ kind: 'plans', removed: id })}
                aria-label={t('remove_named', { name })}
                className="self-start"
              >
                {t('remove')}
              </Button>
            </li>
          );
        })}
      </ul>
      <div className="grid max-w-110 gap-4 sm:grid-cols-2">
        <Field label={t('rooms')}>
          <Select
            options={roomChoices.map((value) => ({ value, label: labelOf(Number(value)) }))}
            value={roomTypeId}
            onValueChange={setRoomTypeId}
          />
        </Field>
        <Field label={t('area')} isRequired>
          <Input kind="decimal" maxDigits={4} value={area} onValueChange={setArea} />
        </Field>
      </div>
      <FileDrop
        accept={pictureTypes}
        onFiles={([file]) => void send(file ? [file] : [])}
        label={t('add')}
        hint={t('hint')}
        dropText={t('drop')}
        isDisabled={isBusy || Number(area) < 5 || project.plans.length >= projectPlansMax}
      />
      <RefusedPicture name={refused} />
    </section>
  );
}

/** The pictures and layouts of a project. */
export function ProjectPictures({ projectId }: { projectId: number }) {
  return (
    <LoadedProject id={projectId}>
      {(project) => (
        <>
          <Pictures project={project} />
          <Plans project={project} />
        </>
      )}
    </LoadedProject>
  );
}
