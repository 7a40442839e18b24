'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { z } from 'zod';
import { FormDate } from '@/components/form/form-date';
import { FormInput } from '@/components/form/form-input';
import { FormSelect } from '@/components/form/form-select';
import { FormFailureAlert, SubmitButton, useFormSubmit } from '@/components/form/form-submit';
import { Button } from '@/components/ui/buttons/button';
import {
  type OwnProjectDetail,
  type ProjectOfferBody,
  progressBodySchema,
  projectOfferBodySchema,
} from '@/lib/contracts/companies/own-projects';
import { projectStages, reportImagesMax } from '@/lib/contracts/companies/project-stages';
import type { ProgressReport } from '@/lib/contracts/companies/projects';
import { perLocale } from '@/lib/contracts/locales';
import { formatDay } from '@/lib/format/date';
import { useAddReportPicture, useOrderReportPictures, useProjectPart } from '../../queries/written-projects';
import { LanguageFields } from './language-fields';
import { LoadedProject } from './loaded-project';
import { PictureList } from './picture-list';

type ListProps = {
  rows: { id: number; text: string /** Below the row. */; more?: ReactNode }[];
  empty: string;
  onEdit: (id: number) => void;
  onRemove: (id: number) => void;
  isBusy: boolean;
};

function PartList({ rows, empty, onEdit, onRemove, isBusy }: ListProps) {
  const t = useTranslations('own_projects');
  if (rows.length === 0) return <p className="type-sm mt-2 text-ink-2">{empty}</p>;
  return (
    <ul className="type-sm num mt-2 flex flex-col divide-y divide-line">
      {rows.map(({ id, text, more }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-1">
          <span className="min-w-0 [overflow-wrap:anywhere]">{text}</span>
          <span className="flex shrink-0 flex-wrap gap-2">
            <Button variant="ghost" disabled={isBusy} onClick={() => onEdit(id)} aria-label={t('edit_named', { name: text })}>
              {t('edit')}
            </Button>
            <Button
              variant="secondary"
              disabled={isBusy}
              onClick={() => onRemove(id)}
              aria-label={t('remove_named', { name: text })}
            >
              {t('remove')}
            </Button>
          </span>
          {more ? <div className="w-full">{more}</div> : null}
        </li>
      ))}
    </ul>
  );
}

type ButtonsProps = { addLabel: string; isEdited: boolean; isSending: boolean; onCancel: () => void };

/** Submits a new part, or a changed one, whose change can be cancelled. */
function PartButtons({ addLabel, isEdited, isSending, onCancel }: ButtonsProps) {
  const t = useTranslations('own_projects');
  return (
    <div className="flex flex-wrap gap-2">
      <SubmitButton isLoading={isSending} loadingText={t('saving')}>
        {isEdited ? t('save_change') : addLabel}
      </SubmitButton>
      {isEdited ? (
        <Button variant="ghost" onClick={onCancel}>
          {t('cancel_change')}
        </Button>
      ) : null}
    </div>
  );
}

const reportFormSchema = progressBodySchema.extend({
  happened_on: z.string().min(1, 'errors.field_required'),
  percent: z
    .string()
    .min(1, 'errors.field_required')
    .regex(/^\d*$/, 'errors.field_invalid')
    .refine((text) => Number(text) <= 100, 'errors.field_too_big'),
});
type ReportForm = z.infer<typeof reportFormSchema>;

/** The photos of a report, on request. */
function ReportPictures({ projectId, report }: { projectId: number; report: Pick<ProgressReport, 'id' | 'images'> }) {
  const t = useTranslations('own_projects.reports');
  const [isOpen, setIsOpen] = useState(false);
  const { mutateAsync: add } = useAddReportPicture(projectId, report.id);
  const order = useOrderReportPictures(projectId, report.id);
  return (
    <>
      <Button variant="ghost" size="sm" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {report.images.length === 0 ? t('photos_add') : t('photos', { count: report.images.length })}
      </Button>
      {isOpen ? (
        <div className="mt-2 mb-3 flex flex-col gap-3">
          <PictureList images={report.images} max={reportImagesMax} add={add} order={order} />
        </div>
      ) : null}
    </>
  );
}

function Reports({ project }: { project: OwnProjectDetail }) {
  const t = useTranslations('own_projects');
  const stages = useTranslations('projects.stages');
  const locale = useLocale();
  const part = useProjectPart(project.id);
  const empty: ReportForm = { happened_on: '', stage: project.stage, percent: '' };
  const form = useForm<ReportForm>({ resolver: zodResolver(reportFormSchema), defaultValues: empty });
  const [edited, setEdited] = useState<number | null>(null);
  const finish = (values: ReportForm) => {
    setEdited(null);
    form.reset(values);
  };
  const { submit, failure, isSending } = useFormSubmit(form, ['happened_on', 'stage', 'percent'], async (values: ReportForm) => {
    await part.mutateAsync({ kind: 'progress', id: edited, data: { ...values, percent: Number(values.percent) } });
    finish({ ...empty, stage: values.stage });
  });
  return (
    <PartSection title={t('reports.title')}>
      <PartList
        rows={project.progress.map(({ id, happened_on, stage, percent, images }) => ({
          id,
          text: [formatDay(new Date(happened_on), locale), stages(stage), `${percent}%`].join(' · '),
          more: <ReportPictures projectId={project.id} report={{ id, images }} />,
        }))}
        empty={t('reports.empty')}
        isBusy={part.isPending}
        onEdit={(id) => {
          const report = project.progress.find((one) => one.id === id);
          if (!report) return;
          setEdited(id);
          form.reset({ happened_on: report.happened_on, stage: report.stage, percent: String(report.percent) });
          form.setFocus('percent');
        }}
        onRemove={(removed) => {
          if (removed === edited) finish(empty);
          part.mutate({ kind: 'progress', removed });
        }}
      />
      <form noValidate onSubmit={submit} className="mt-3 flex flex-col gap-4">
        <div className="grid gap-4 sm:grid-cols-3">
          <FormDate control={form.control} name="happened_on" label={t('reports.day')} isRequired />
          <FormSelect
            control={form.control}
            name="stage"
            label={t('fields.stage')}
            options={projectStages.map((value) => ({ value, label: stages(value) }))}
          />
          <FormInput control={form.control} name="percent" label={t('fields.percent')} inputMode="numeric" isRequired />
        </div>
        <FormFailureAlert failure={failure} />
        <PartButtons
          addLabel={t('reports.add')}
          isEdited={edited !== null}
          isSending={isSending}
          onCancel={() => finish(empty)}
        />
      </form>
    </PartSection>
  );
}

const noText = perLocale(() => '');
const emptyOffer: ProjectOfferBody = { title: noText, text: noText, starts_on: '', ends_on: '' };

function Offers({ project }: { project: OwnProjectDetail }) {
  const t = useTranslations('own_projects');
  const locale = useLocale();
  const part = useProjectPart(project.id);
  const form = useForm<ProjectOfferBody>({ resolver: zodResolver(projectOfferBodySchema), defaultValues: emptyOffer });
  const [edited, setEdited] = useState<number | null>(null);
  const finish = (values: ProjectOfferBody) => {
    setEdited(null);
    form.reset(values);
  };
  const names = ['title', 'text', 'starts_on', 'ends_on'] as const;
  const { submit, failure, isSending } = useFormSubmit(form, names, async (data: ProjectOfferBody) => {
    await part.mutateAsync({ kind: 'offers', id: edited, data });
    finish(emptyOffer);
  });
  const day = (text: string) => formatDay(new Date(text), locale);
  return (
    <PartSection title={t('offers.title')}>
      <PartList
        rows={project.offers.map(({ id, title, starts_on, ends_on }) => ({
          id,
          text: `${title[locale]} · ${day(starts_on)} – ${day(ends_on)}`,
        }))}
        empty={t('offers.empty')}
        isBusy={part.isPending}
        onEdit={(id) => {
          const offer = project.offers.find((one) => one.id === id);
          if (!offer) return;
          const { id: _id, ...values } = offer;
          setEdited(id);
          form.reset(values);
          form.setFocus('title.ka');
        }}
        onRemove={(removed) => {
          if (removed === edited) finish(emptyOffer);
          part.mutate({ kind: 'offers', removed });
        }}
      />
      <FormProvider {...form}>
        <form noValidate onSubmit={submit} className="mt-3 flex flex-col gap-4">
          <LanguageFields<ProjectOfferBody> name="title" label={t('offers.name')} maxLength={120} isRequired />
          <LanguageFields<ProjectOfferBody> name="text" label={t('offers.text')} maxLength={1000} rows={2} />
          <div className="grid gap-4 sm:grid-cols-2">
            <FormDate control={form.control} name="starts_on" label={t('offers.from')} isRequired />
            <FormDate control={form.control} name="ends_on" label={t('offers.until')} isRequired />
          </div>
          <FormFailureAlert failure={failure} />
          <PartButtons
            addLabel={t('offers.add')}
            isEdited={edited !== null}
            isSending={isSending}
            onCancel={() => finish(emptyOffer)}
          />
        </form>
      </FormProvider>
    </PartSection>
  );
}

const PartSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="mt-4 border-t border-line pt-4">
    <h3 className="type-h3">{title}</h3>
    {children}
  </section>
);

/** The reports and offers of a project, each with the form of a new one. */
export function ProjectParts({ projectId }: { projectId: number }) {
  return (
    <LoadedProject id={projectId}>
      {(project) => (
        <>
          <Reports project={project} />
          <Offers project={project} />
        </>
      )}
    </LoadedProject>
  );
}
