'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useForm, useFormContext } from 'react-hook-form';
import { CrudDialog, type CrudDialogProps } from '@/components/crud/crud-dialog';
import { FormInput } from '@/components/form/form-input';
import { FormSelect } from '@/components/form/form-select';
import { FormPlaceField } from '@/components/place-picker/form-place-field';
import { Switch } from '@/components/ui/inputs/switch';
import type { OwnProjectDetail } from '@/lib/contracts/companies/own-projects';
import { projectStages } from '@/lib/contracts/companies/project-stages';
import { emptyProjectForm, type ProjectForm, projectFormSchema, toProjectBody, toProjectForm } from '../../project-form';
import { useSaveProject } from '../../queries/written-projects';
import { LanguageFields } from './language-fields';

function LocationFields() {
  const t = useTranslations('own_projects.fields');
  const { control } = useFormContext<ProjectForm>();
  const degrees = { control, inputMode: 'decimal', autoComplete: 'off', isRequired: true } as const;
  return (
    <>
      <FormPlaceField label={t('place')} />
      <LanguageFields<ProjectForm> name="address" label={t('address')} maxLength={200} />
      <div className="grid gap-4 sm:grid-cols-2">
        <FormInput {...degrees} name="latitude" label={t('latitude')} hint={t('latitude_hint')} />
        <FormInput {...degrees} name="longitude" label={t('longitude')} hint={t('longitude_hint')} />
      </div>
    </>
  );
}

function BuildingFields() {
  const t = useTranslations('own_projects.fields');
  const stages = useTranslations('projects.stages');
  const { control } = useFormContext<ProjectForm>();
  const number = { control, inputMode: 'numeric', autoComplete: 'off' } as const;
  const quarters = ['1', '2', '3', '4'].map((value) => ({ value, label: t('quarter', { quarter: value }) }));
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormSelect
          control={control}
          name="stage"
          label={t('stage')}
          options={projectStages.map((value) => ({ value, label: stages(value) }))}
        />
        <FormInput {...number} name="progress_percent" label={t('percent')} isRequired />
        <FormInput {...number} name="handover_year" label={t('handover_year')} />
        <FormSelect
          control={control}
          name="handover_quarter"
          label={t('handover_quarter')}
          options={[{ value: '', label: t('no_quarter') }, ...quarters]}
        />
      </div>
      <div className="grid gap-4 sm:grid-cols-3">
        <FormInput {...number} name="buildings" label={t('buildings')} />
        <FormInput {...number} name="floors" label={t('floors')} />
        <FormInput {...number} name="flats" label={t('flats')} />
      </div>
    </>
  );
}

const names = [
  'name',
  'about',
  'city_id',
  'district_id',
  'urban_id',
  'address',
  'latitude',
  'longitude',
  'stage',
  'progress_percent',
  'handover_year',
  'handover_quarter',
  'buildings',
  'floors',
  'flats',
  'instalments',
] as const;

/** The form of a project: what its page tells, but for pictures, reports and offers. */
export function ProjectDialog(dialog: CrudDialogProps<OwnProjectDetail>) {
  const t = useTranslations('own_projects');
  const { item } = dialog;
  const { mutateAsync: save } = useSaveProject();
  const form = useForm<ProjectForm>({
    resolver: zodResolver(projectFormSchema),
    defaultValues: item ? toProjectForm(item) : emptyProjectForm,
  });
  return (
    <CrudDialog
      {...dialog}
      form={form}
      names={names}
      save={(values) => save({ id: item?.id ?? null, body: toProjectBody(values) })}
      title={t(item ? 'edit_title' : 'add_title')}
    >
      <LanguageFields<ProjectForm> name="name" label={t('fields.name')} maxLength={120} isRequired />
      <LanguageFields<ProjectForm> name="about" label={t('fields.about')} maxLength={4000} rows={4} />
      <LocationFields />
      <BuildingFields />
      <LanguageFields<ProjectForm> name="instalments" label={t('fields.instalments')} maxLength={1000} rows={2} />
      <Switch checked={form.watch('is_stopped')} onCheckedChange={(isOn) => form.setValue('is_stopped', isOn)}>
        {t('fields.is_stopped')}
      </Switch>
      <Switch checked={form.watch('is_published')} onCheckedChange={(isOn) => form.setValue('is_published', isOn)}>
        {t('fields.is_published')}
      </Switch>
    </CrudDialog>
  );
}
