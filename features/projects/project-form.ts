import { z } from 'zod';
import { crudFields } from '@/components/crud/crud-fields.schema';
import type { Localised } from '@/lib/contracts/common';
import type { OwnProjectBody, OwnProjectDetail } from '@/lib/contracts/companies/own-projects';
import { projectStages } from '@/lib/contracts/companies/project-stages';
import { perLocale } from '@/lib/contracts/locales';
import { fieldNumber, fieldText } from '@/lib/format/number';

const line = (max: number) => z.string().trim().max(max, 'errors.field_too_big');
const localised = (field: z.ZodString) => z.object(perLocale(() => field));
const placeId = z.number().int().nullable();
const figure = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d*$/, 'errors.field_invalid')
    .refine((text) => text === '' || Number(text) >= min, 'errors.field_too_small')
    .refine((text) => text === '' || Number(text) <= max, 'errors.field_too_big');
const degrees = (min: number, max: number) =>
  crudFields.choice.refine(
    (text) => text === '' || (/^\d{2}(\.\d{1,8})?$/.test(text) && Number(text) >= min && Number(text) <= max),
    'errors.field_invalid',
  );

/** A project as form values; numbers are texts. The bounds are those of the API. */
export const projectFormSchema = z
  .object({
    name: localised(line(120).min(1, 'errors.field_required')),
    about: localised(line(4000)),
    city_id: placeId.refine((id): boolean => id !== null, 'errors.field_required'),
    district_id: placeId,
    urban_id: placeId,
    address: localised(line(200)),
    latitude: degrees(41, 44),
    longitude: degrees(39.9, 46.8),
    stage: z.enum(projectStages),
    is_stopped: z.boolean(),
    progress_percent: figure(0, 100).min(1, 'errors.field_required'),
    handover_year: figure(2000, 2100),
    /** Empty: none is promised. */
    handover_quarter: z.enum(['', '1', '2', '3', '4']),
    buildings: figure(1, 200),
    floors: figure(1, 150),
    flats: figure(1, 20_000),
    instalments: localised(line(1000)),
    parameters: z.array(z.number()),
    is_published: z.boolean(),
  })
  .refine(({ handover_year, handover_quarter }) => handover_year === '' || handover_quarter !== '', {
    path: ['handover_quarter'],
    message: 'errors.field_required',
  })
  .refine(({ handover_year, handover_quarter }) => handover_quarter === '' || handover_year !== '', {
    path: ['handover_year'],
    message: 'errors.field_required',
  });
export type ProjectForm = z.infer<typeof projectFormSchema>;

const noText: Localised = perLocale(() => '');

export const emptyProjectForm: ProjectForm = {
  name: noText,
  about: noText,
  city_id: null,
  district_id: null,
  urban_id: null,
  address: noText,
  latitude: '',
  longitude: '',
  stage: 'planned',
  is_stopped: false,
  progress_percent: '0',
  handover_year: '',
  handover_quarter: '',
  buildings: '',
  floors: '',
  flats: '',
  instalments: noText,
  parameters: [],
  is_published: true,
};

const quarters = { 1: '1', 2: '2', 3: '3', 4: '4' } as const;

export const toProjectForm = (project: OwnProjectDetail): ProjectForm => ({
  name: project.display_names,
  about: project.about,
  city_id: project.city_id,
  district_id: project.district_id,
  urban_id: project.urban_id,
  address: project.addresses,
  latitude: String(project.lat),
  longitude: String(project.lng),
  stage: project.stage,
  is_stopped: project.is_stopped,
  progress_percent: String(project.progress_percent),
  handover_year: fieldText(project.handover?.year ?? null),
  handover_quarter: project.handover ? quarters[project.handover.quarter as keyof typeof quarters] : '',
  buildings: fieldText(project.buildings),
  floors: fieldText(project.floors),
  flats: fieldText(project.flats),
  instalments: project.instalments ?? noText,
  parameters: project.parameters,
  is_published: project.is_published,
});

/** The request body of a valid form. */
export const toProjectBody = (form: ProjectForm): OwnProjectBody => ({
  ...form,
  city_id: form.city_id ?? 0,
  latitude: Number(form.latitude),
  longitude: Number(form.longitude),
  progress_percent: Number(form.progress_percent),
  handover_year: fieldNumber(form.handover_year),
  handover_quarter: fieldNumber(form.handover_quarter),
  buildings: fieldNumber(form.buildings),
  floors: fieldNumber(form.floors),
  flats: fieldNumber(form.flats),
});
