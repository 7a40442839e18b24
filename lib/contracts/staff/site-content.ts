import { z } from 'zod';
import { idMax } from '../bounds';
import { envelope, localisedSchema } from '../common';
import { perLocale } from '../locales';
import { idQuery } from '../query';
import { linkAddressSchema } from './link-address';

export const siteTitleMax = 120;
export const descriptionMax = 300;
const textsUpTo = (max: number) => {
  const text = z.string().trim().min(1, 'errors.field_required').max(max, 'errors.field_too_big');
  return z.object(perLocale(() => text));
};

/** The columns with titles, the last line, and pages on social networks. */
export const footerRows = ['top', 'bottom', 'social'] as const;
export type FooterRowName = (typeof footerRows)[number];

/** An entry of the footer as the staff sees it; one without a parent is a group, or a page on a social network. */
const staffFooterEntrySchema = z.object({
  id: z.number().int(),
  parent_id: z.number().int().nullable(),
  row: z.enum(footerRows),
  titles: localisedSchema,
  url: z.string().nullable(),
  /** Whether the number of statements of the list is shown next to the title. */
  has_count: z.boolean(),
});
export type StaffFooterEntry = z.infer<typeof staffFooterEntrySchema>;
/** GET v1/admin/footer: in their order; links name the id of their group. */
export const staffFooterSchema = envelope(z.array(staffFooterEntrySchema));

/** Only a list of statements has a number: an address of the search with filters. */
const isList = (url: string | null): boolean => url?.startsWith('/s?') ?? false;
/** POST v1/admin/footer/entries, PUT …/{id}. A link has its group as parent and an address; a group needs none. */
export const footerEntryBodySchema = z
  .strictObject({
    row: z.enum(footerRows),
    parent_id: z.number().int().min(1).max(idMax).nullable(),
    titles: textsUpTo(siteTitleMax),
    url: linkAddressSchema.nullable(),
    has_count: z.boolean(),
  })
  .refine(({ url, parent_id }) => parent_id === null || url !== null, { path: ['url'], message: 'errors.field_required' })
  .refine(({ url, row }) => row !== 'social' || url?.startsWith('https://'), { path: ['url'], message: 'errors.https_address' })
  .refine(({ url, has_count }) => !has_count || isList(url), { path: ['has_count'], message: 'errors.count_of_list' });
export type FooterEntryBody = z.output<typeof footerEntryBodySchema>;

/** Another company of the group as the staff sees it. */
const staffGroupCompanySchema = z.object({
  id: z.number().int(),
  names: localisedSchema,
  descriptions: localisedSchema,
  logo: z.string(),
  url: z.string().nullable(),
});
export type StaffGroupCompany = z.infer<typeof staffGroupCompanySchema>;
/** GET v1/admin/group-companies: in their order. */
export const staffGroupCompaniesSchema = envelope(z.array(staffGroupCompanySchema));

/** Of an uploaded picture, which is part of every page. */
export const logoBytesMax = 24 * 1024;
export const logoTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml'] as const;
const logo = z
  .string()
  .trim()
  .max(Math.ceil(logoBytesMax / 3) * 4 + 40, 'errors.field_too_big')
  .regex(/^(\/(?![/\\])\S+|data:image\/(png|jpeg|webp|svg\+xml);base64,[A-Za-z0-9+/]+=*)$/, 'errors.logo_address');
/** POST v1/admin/group-companies/entries, PUT …/{id}: the logo is a path of this site, or an uploaded picture as a data address. */
export const groupCompanyBodySchema = z.strictObject({
  names: textsUpTo(siteTitleMax),
  descriptions: textsUpTo(descriptionMax),
  logo,
  url: z.url({ protocol: /^https$/, error: 'errors.https_address' }).nullable(),
});
export type GroupCompanyBody = z.output<typeof groupCompanyBodySchema>;

/** PUT …/order: the ids of one list, all of them, in their new order. */
export const siteOrderBodySchema = z.strictObject({ ids: z.array(z.number().int().min(1).max(idMax)).min(1).max(100) });
export const siteItemParamsSchema = z.object({ id: idQuery });
