import { z } from 'zod';
import { openingHoursSchema } from '@/lib/contracts/companies/opening-hours';
import type { OwnCompany } from '@/lib/contracts/companies/own-company';
import { perLocale } from '@/lib/contracts/locales';

export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

const texts = z.object(perLocale(() => z.string()));
const year = z
  .string()
  .trim()
  .regex(/^(\d{4})?$/, 'errors.field_invalid');

const hoursOfDay = z
  .object({ is_open: z.boolean(), from: z.string().trim(), to: z.string().trim() })
  .superRefine(({ is_open, from, to }, context) => {
    if (!is_open) return;
    const { error } = openingHoursSchema.safeParse({ weekday: 1, from, to });
    for (const { path, message } of error?.issues ?? []) context.addIssue({ code: 'custom', path, message });
  });
type DayHours = z.infer<typeof hoursOfDay>;

/** The public page as form values. */
export const pageFormSchema = z.object({
  about: texts,
  address: texts,
  website: z.string().trim(),
  founded_year: year,
  /** Monday first. */
  hours: z.array(hoursOfDay),
  places: z.object({ cities: z.array(z.number()), districts: z.array(z.number()), urbans: z.array(z.number()) }),
  pin: z.object({ lat: z.number(), lng: z.number() }).nullable(),
  cover: z.string().nullable(),
});
export type PageValues = z.infer<typeof pageFormSchema>;

const usualHours = { from: '10:00', to: '19:00' };

export function toPageForm(company: OwnCompany): PageValues {
  const hoursOf = (weekday: number): DayHours => {
    const known = company.opening_hours.find((day) => day.weekday === weekday);
    return { is_open: known !== undefined, from: known?.from ?? usualHours.from, to: known?.to ?? usualHours.to };
  };
  const { latitude: lat, longitude: lng } = company;
  return {
    about: company.about,
    address: company.address,
    website: company.website ?? '',
    founded_year: company.founded_year === null ? '' : String(company.founded_year),
    hours: weekdays.map(hoursOf),
    places: { cities: company.own_cities, districts: company.own_districts, urbans: company.own_urbans },
    pin: lat === null || lng === null ? null : { lat, lng },
    cover: company.cover,
  };
}

/** The request body of a valid form. */
export const toPageBody = ({ hours, places, pin, founded_year, ...values }: PageValues) => ({
  ...values,
  ...places,
  founded_year: founded_year === '' ? null : Number(founded_year),
  latitude: pin?.lat ?? null,
  longitude: pin?.lng ?? null,
  opening_hours: hours.flatMap(({ is_open, from, to }, index) => (is_open ? [{ weekday: index + 1, from, to }] : [])),
});
