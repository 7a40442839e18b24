import { z } from 'zod';
import { envelope } from '../common';
import { pagedSchema } from '../paged';
import { bannerPlaces } from './site';

/** `html`: the content unchanged; `vast`: a VAST 2 to 4 document with one film. */
export const bannerTypes = ['html', 'vast'] as const;
export const bannerTitleMax = 100;
export const bannerContentMax = 20_000;

/** POST v1/banners/{id}/events: a banner came into view, or was pressed. Visitors are not distinguished. */
export const bannerEventBodySchema = z.strictObject({ kind: z.enum(['view', 'click']) });

const moment = z.iso.datetime({ offset: true }).nullable();

/** Body of POST and PUT v1/admin/banners. */
export const bannerBodySchema = z
  .strictObject({
    title: z.string().trim().min(1, 'errors.field_required').max(bannerTitleMax),
    place: z.enum(bannerPlaces),
    type: z.enum(bannerTypes),
    content: z.string().trim().min(1, 'errors.field_required').max(bannerContentMax),
    /** Where a press leads; null where the content has its own links. */
    url: z
      .url({ protocol: /^https$/, error: 'errors.https_address' })
      .max(2000)
      .nullable(),
    is_active: z.boolean(),
    starts_at: moment,
    ends_at: moment,
  })
  .refine(({ starts_at, ends_at }) => !starts_at || !ends_at || Date.parse(starts_at) < Date.parse(ends_at), {
    path: ['ends_at'],
    message: 'errors.end_before_start',
  });
export type BannerBody = z.output<typeof bannerBodySchema>;

export const adminBannerSchema = z.object({
  id: z.number().int(),
  title: z.string(),
  place: z.enum(bannerPlaces),
  type: z.string(),
  content: z.string(),
  url: z.string().nullable(),
  is_active: z.boolean(),
  starts_at: z.iso.datetime().nullable(),
  ends_at: z.iso.datetime().nullable(),
  /** Of all time. */
  views: z.number().int(),
  clicks: z.number().int(),
});
export type AdminBanner = z.infer<typeof adminBannerSchema>;
/** GET v1/admin/banners: newest first. */
export const adminBannersSchema = envelope(pagedSchema(adminBannerSchema));
export type AdminBanners = z.infer<typeof adminBannersSchema>['data'];
export const adminBannerEnvelope = envelope(adminBannerSchema);
