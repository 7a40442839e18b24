'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { z } from 'zod';
import { FormDate } from '@/components/form/form-date';
import { FormInput } from '@/components/form/form-input';
import { FormSelect } from '@/components/form/form-select';
import { FormFailureAlert, SubmitButton, useFormSubmit } from '@/components/form/form-submit';
import { Button } from '@/components/ui/buttons/button';
import { InlineAlert } from '@/components/ui/feedback/inline-alert';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import {
  type OwnProjectDetail,
  type ProjectOfferBody,
  progressBodySchema,
  projectOfferBodySchema,
} from '@/lib/contracts/companies/own-projects';
import { projectStages } from '@/lib/contracts/companies/project-stages';
import { formatDay } from '@/lib/format/date';
import { useOwnProject, useProjectPart } from '../../queries/written-projects';
import { LanguageFields } from './language-fields';

type ListProps = { rows: { id: number; text: string }[]; empty: string; onRemove: (id: number) => void; isBusy: boolean };

function PartList({ rows, empty, onRemove, isBusy }: ListProps) {
  const t = useTranslations('own_projects');
  if (rows.length === 0) return <p className="type-sm mt-2 text-ink-2">{empty}</p>;
  return (
    <ul className="type-sm num mt-2 flex flex-col divide-y divide-line">
      {rows.map(({ id, text }) => (
        <li key={id} className="flex items-center justify-between gap-3 py-1">
          <span className="min-w-0 [overflow-wrap:anywhere]">{text}</span>
          <Button
            variant="secondary"
            disabled={isBusy}
            onClick={() => onRemove(id)}
            aria-label={t('remove_named', { name: text })}
          >
            {t('remove')}
          </Button>
        </li>
      ))}
    </ul>
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

function Reports({ project }: { project: OwnProjectDetail }) {
  const t = useTranslations('own_projects');
  const stages = useTranslations('projects.stages');
  const locale = useLocale();
  const part = useProjectPart(project.id);
  const empty: ReportForm = { happened_on: '', stage: project.stage, percent: '' };
  const form = useForm<ReportForm>({ resolver: zodResolver(reportFormSchema), defaultValues: empty });
  const { submit, failure, isSending } = useFormSubmit(form, ['happened_on', 'stage', 'percent'], async (values: ReportForm) => {
    await part.mutateAsync({ kind: 'progress', data: { ...values, percent: Number(values.percent) } });
    form.reset({ ...empty, stage: values.stage });
  });
  return (
    <PartSection title={t('reports.title')}>
      <PartList
        rows={project.progress.map(({ id, happened_on, stage, percent }) => ({
          id,
          text: [formatDay(new Date(happened_on), locale), stages(stage), `${percent}%`].join(' · '),
        }))}
        empty={t('reports.empty')}
        isBusy={part.isPending}
        onRemove={(removed) => part.mutate({ kind: 'progress', removed })}
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
        <SubmitButton isLoading={isSending} loadingText={t('saving')} className="self-start">
          {t('reports.add')}
        </SubmitButton>
      </form>
    </PartSection>
  );
}

const noText = { ka: '', en: '', ru: '' };
const emptyOffer: ProjectOfferBody = { title: noText, text: noText, starts_on: '', ends_on: '' };

function Offers({ project }: { project: OwnProjectDetail }) {
  const t = useTranslations('own_projects');
  const locale = useLocale();
  const part = useProjectPart(project.id);
  const form = useForm<ProjectOfferBody>({ resolver: zodResolver(projectOfferBodySchema), defaultValues: emptyOffer });
  const names = ['title', 'text', 'starts_on', 'ends_on'] as const;
  const { submit, failure, isSending } = useFormSubmit(form, names, async (data: ProjectOfferBody) => {
    await part.mutateAsync({ kind: 'offers', data });
    form.reset(emptyOffer);
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
        onRemove={(removed) => part.mutate({ kind: 'offers', removed })}
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
          <SubmitButton isLoading={isSending} loadingText={t('saving')} className="self-start">
            {t('offers.add')}
          </SubmitButton>
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
  const t = useTranslations('own_projects');
  const { data, isError } = useOwnProject(projectId);
  if (isError) return <InlineAlert tone="error">{t('not_loaded')}</InlineAlert>;
  if (data === undefined) return <Skeleton className="mt-4 h-32 rounded-card" />;
  return (
    <>
      <Reports project={data} />
      <Offers project={data} />
    </>
  );
}
