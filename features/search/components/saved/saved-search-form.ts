import { z } from 'zod';
import {
  alertFrequencies,
  type SavedSearch,
  type SaveSearchBody,
  saveSearchBodySchema,
  type UpdateSearchBody,
} from '@/lib/contracts/account/saved-searches';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';

/** When alerts come; `paused` keeps the search without them. */
export const alertTimes = [...alertFrequencies, 'paused'] as const;

/** Characters of a name. */
export const nameMax = 120;

const firstHour = 9;
const lastHour = 21;
/** Hours of Tbilisi at which a daily or weekly alert may come. */
export const alertHours = Array.from({ length: lastHour - firstHour + 1 }, (_, index) => firstHour + index);

/** A saved search as form values; the hour is a text. */
export const savedSearchFormSchema = z.object({
  name: saveSearchBodySchema.shape.name,
  when: z.enum(alertTimes),
  hour: z.string(),
  is_mailed: z.boolean(),
  is_pushed: z.boolean(),
});
export type SavedSearchForm = z.infer<typeof savedSearchFormSchema>;
export const savedSearchFields = ['name', 'when', 'hour', 'is_mailed', 'is_pushed'] as const;

/** The form of a search that is not saved yet. @param title heading of its list */
export const newSearchForm = (title: string): SavedSearchForm => ({
  name: title.slice(0, nameMax),
  when: 'instant',
  hour: String(firstHour),
  is_mailed: true,
  is_pushed: false,
});

/** A saved search as the form shows it. */
export const toSavedSearchForm = ({ name, frequency, hour, is_mailed, is_pushed, is_paused }: SavedSearch): SavedSearchForm => ({
  name,
  when: is_paused ? 'paused' : frequency,
  hour: String(hour),
  is_mailed,
  is_pushed,
});

/** What a form changes; a pause leaves the frequency as it was. */
export const toUpdateBody = ({ name, when, hour, is_mailed, is_pushed }: SavedSearchForm): UpdateSearchBody => ({
  name,
  hour: Number(hour),
  is_mailed,
  is_pushed,
  is_paused: when === 'paused',
  ...(when === 'paused' ? {} : { frequency: when }),
});

/** The search of a list with the values of the form; the order and the page of the list are left out. */
export const toSaveBody = (form: SavedSearchForm, filters: StatementFilters): SaveSearchBody =>
  saveSearchBodySchema.parse({ ...toUpdateBody(form), filters });
