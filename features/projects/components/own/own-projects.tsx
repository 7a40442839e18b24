'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useCallback, useState } from 'react';
import type { CrudDialogProps } from '@/components/crud/crud-dialog';
import { CrudPage } from '@/components/crud/crud-page';
import type { RenderPinMap } from '@/components/listing-form/pin-field';
import { Button } from '@/components/ui/buttons/button';
import { Tag } from '@/components/ui/display/tag';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { InlineAlert } from '@/components/ui/feedback/inline-alert';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { Link } from '@/components/ui/navigation/link';
import type { OwnProjectDetail } from '@/lib/contracts/companies/own-projects';
import type { OwnProject } from '@/lib/contracts/companies/price-lists';
import { formatDay } from '@/lib/format/date';
import { projectPath } from '@/lib/routes/addresses/project-address';
import { useOwnProjects } from '../../queries/own-projects';
import { useOwnProject } from '../../queries/written-projects';
import { PriceListUpload } from './price-list-upload';
import { ProjectDialog } from './project-dialog';
import { ProjectParts } from './project-parts';
import { ProjectPictures } from './project-pictures';

type Edit = (project: OwnProjectDetail) => void;

/** Loads the project before its form opens. */
function EditButton({ project, onEdit }: { project: OwnProject; onEdit: Edit }) {
  const t = useTranslations('own_projects');
  const { refetch, isFetching, isError } = useOwnProject(project.id, false);
  const open = async () => {
    const { data } = await refetch();
    if (data) onEdit(data);
  };
  return (
    <>
      <Button variant="secondary" isLoading={isFetching} onClick={() => void open()} className="mt-3">
        {t('edit')}
      </Button>
      {isError ? <InlineAlert tone="error">{t('not_loaded')}</InlineAlert> : null}
    </>
  );
}

function ProjectRow({ project, onEdit }: { project: OwnProject; onEdit: Edit }) {
  const t = useTranslations('own_projects');
  const locale = useLocale();
  const [isOpen, setIsOpen] = useState(false);
  const [hasPictures, setHasPictures] = useState(false);
  const { price_list: list } = project;
  const name = project.display_names[locale];
  return (
    <article className="rounded-card p-4 shadow-hairline lg:p-5">
      <h2 className="type-h3 flex flex-wrap items-center gap-2">
        {project.is_published ? (
          <Link href={projectPath(locale, project)} className="rounded-sm hover:underline">
            {name}
          </Link>
        ) : (
          name
        )}
        <Tag tone={project.is_published ? 'ok' : 'neutral'}>{t(project.is_published ? 'published' : 'unpublished')}</Tag>
      </h2>
      <p className="type-sm num mt-1 text-ink-2">{t('for_sale', { count: project.flats_for_sale })}</p>
      <p className="type-sm num text-ink-2">
        {list
          ? t('list', { flats: list.flats, available: list.available, day: formatDay(new Date(list.updated_at), locale) })
          : t('no_list')}
      </p>
      <EditButton project={project} onEdit={onEdit} />
      <details className="mt-3" onToggle={(event) => setHasPictures(event.currentTarget.open)}>
        <summary className="type-ui hit w-fit cursor-pointer text-link hover:underline">{t('open_pictures')}</summary>
        {hasPictures ? <ProjectPictures projectId={project.id} /> : null}
      </details>
      <details className="mt-3" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
        <summary className="type-ui hit w-fit cursor-pointer text-link hover:underline">{t('open_parts')}</summary>
        {isOpen ? <ProjectParts projectId={project.id} /> : null}
      </details>
      <details className="mt-3">
        <summary className="type-ui hit w-fit cursor-pointer text-link hover:underline">{t('open_upload')}</summary>
        <PriceListUpload projectId={project.id} />
      </details>
    </article>
  );
}

/** The developer's projects, each with its form, its reports and offers, and its price list. */
export function OwnProjects({ renderMap }: { renderMap: RenderPinMap }) {
  const t = useTranslations('own_projects');
  const { data, isError } = useOwnProjects();
  const Dialog = useCallback(
    (dialog: CrudDialogProps<OwnProjectDetail>) => <ProjectDialog {...dialog} renderMap={renderMap} />,
    [renderMap],
  );
  return (
    <CrudPage<OwnProjectDetail> name="own-projects" t={(key) => (key === 'search' ? '' : t(key))} listing={null} dialog={Dialog}>
      {(edit) => (
        <>
          <p className="type-body mt-1 text-ink-2">{t('text')}</p>
          <div className="mt-5 flex flex-col gap-4">
            {isError ? (
              <InlineAlert tone="error">{t('not_loaded')}</InlineAlert>
            ) : data === undefined ? (
              <Skeleton className="h-32 rounded-card" />
            ) : data.length === 0 ? (
              <EmptyState art="house" title={t('empty')} />
            ) : (
              data.map((project) => <ProjectRow key={project.id} project={project} onEdit={edit} />)
            )}
          </div>
        </>
      )}
    </CrudPage>
  );
}
