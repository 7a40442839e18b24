'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslations } from 'next-intl';
import { useForm, useFormContext } from 'react-hook-form';
import { CrudDialog, type CrudDialogProps } from '@/components/crud/crud-dialog';
import { FormInput } from '@/components/form/form-input';
import { FormSelect } from '@/components/form/form-select';
import { PinField, type RenderPinMap } from '@/components/listing-form/pin-field';
import { FormPlaceField } from '@/components/place-picker/form-place-field';
import { Switch } from '@/components/ui/inputs/switch';
import { useCities } from '@/lib/api/places/cities';
import type { OwnProjectDetail } from '@/lib/contracts/companies/own-projects';
import { projectStages } from '@/lib/contracts/companies/project-stages';
import { emptyProjectForm, type ProjectForm, projectFormSchema, toProjectBody, toProjectForm } from '../../project-form';
import { useSaveProject } from '../../queries/written-projects';
import { AmenityFields } from './amenity-fields';
import { LanguageFields } from './language-fields';

const cityZoom = 12;
const tbilisi = { lat: 41.725, lng: 44.77 };

function LocationFields({ renderMap }: { renderMap: RenderPinMap }) {
  const t = useTranslations('own_projects.fields');
  const form = useFormContext<ProjectForm>();
  const [city_id, latitude, longitude] = form.watch(['city_id', 'latitude', 'longitude']);
  const { isSubmitted } = form.formState;
  const { data: cities = [] } = useCities();
  const around = cities.find(({ id }) => id === city_id) ?? tbilisi;
  const degrees = { control: form.control, inputMode: 'decimal', autoComplete: 'off', isRequired: true } as const;
  return (
    <>
      <FormPlaceField label={t('place')} />
      <LanguageFields<ProjectForm> name="address" label={t('address')} maxLength={200} />
      <PinField
        renderMap={renderMap}
        pin={latitude && longitude ? { lat: Number(latitude), lng: Number(longitude) } : null}
        around={around}
        aroundZoom={cityZoom}
        onMove={({ lat, lng }) => {
          form.setValue('latitude', String(lat), { shouldValidate: isSubmitted });
          form.setValue('longitude', String(lng), { shouldValidate: isSubmitted });
        }}
        texts={{ title: t('pin'), hint: t('pin_hint'), mapLabel: t('pin_map') }}
      >
        <div className="mt-3 grid gap-4 sm:grid-cols-2">
          <FormInput {...degrees} name="latitude" label={t('latitude')} hint={t('latitude_hint')} />
          <FormInput {...degrees} name="longitude" label={t('longitude')} hint={t('longitude_hint')} />
        </div>
      </PinField>
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
  'parameters',
] as const;

/** The form of a project: the content of its page, except pictures, layouts, reports and offers. */
export function ProjectDialog({ renderMap, ...dialog }: CrudDialogProps<OwnProjectDetail> & { renderMap: RenderPinMap }) {
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
      <LocationFields renderMap={renderMap} />
      <BuildingFields />
      <LanguageFields<ProjectForm> name="instalments" label={t('fields.instalments')} maxLength={1000} rows={2} />
      <AmenityFields />
      <Switch checked={form.watch('is_stopped')} onCheckedChange={(isOn) => form.setValue('is_stopped', isOn)}>
        {t('fields.is_stopped')}
      </Switch>
      <Switch checked={form.watch('is_published')} onCheckedChange={(isOn) => form.setValue('is_published', isOn)}>
        {t('fields.is_published')}
      </Switch>
    </CrudDialog>
  );
}
