import { z } from 'zod';
import { envelope, localisedSchema, namedSchema } from '../common';
import { idListQuery } from '../query';

const navBadgeSchema = z.object({
  id: z.number().int(),
  badge_display_name: z.string(),
  badge_display_names: localisedSchema,
  badge_description: z.string(),
  badge_descriptions: localisedSchema,
  badge_color: z.string(),
  badge_text_color: z.string(),
  badge_type: z.enum(['button', 'point', 'discount']),
});
export type NavBadge = z.infer<typeof navBadgeSchema>;

const currencySchema = namedSchema.extend({ key: z.string(), symbol: z.string() });
export type Currency = z.infer<typeof currencySchema>;

const serviceSchema = namedSchema.extend({ key: z.string(), url: z.string().nullable() });
export type Service = z.infer<typeof serviceSchema>;
export const servicesSchema = envelope(z.array(serviceSchema));
/** With `profile`, of any value: the services that are ordered for statements of one's own. */
export const servicesQuerySchema = z.object({ profile: z.string().optional() });

const groupCompanySchema = namedSchema.extend({
  description: z.string(),
  descriptions: localisedSchema,
  /** Path of a picture on the site, or a data address of one. */
  logo: z.string(),
  url: z.string().nullable(),
});
export type GroupCompany = z.infer<typeof groupCompanySchema>;

const navLinkSchema = z.object({
  key: z.string(),
  title: z.string(),
  titles: localisedSchema,
  /** Path of the site without a language, or an address elsewhere; null for a heading. */
  url: z.string().nullable(),
});
const navEntrySchema = navLinkSchema.extend({ children: z.array(navLinkSchema) });
export type NavEntry = z.infer<typeof navEntrySchema>;

export const configSchema = envelope(
  z.object({
    currencies: z.array(currencySchema),
    /** Price of one unit of each currency in GEL, keyed by currency id. */
    exchange_rate: z.record(z.string(), z.number().positive()),
    services: z.array(serviceSchema),
    /** Badge by navigation key; property_reformation always has a point badge. */
    navBadges: z.record(z.string(), navBadgeSchema),
    /** The main navigation in its order, without hidden entries; a service without one may leave it out. */
    navigation: z.array(navEntrySchema).optional(),
    /** Other companies of the group; a service without any may leave them out. */
    group_companies: z.array(groupCompanySchema).optional(),
  }),
);
export type SiteConfig = z.infer<typeof configSchema>['data'];

export const badgeableTypes = ['services'] as const;
const badgeSchema = z.object({
  badgeable_id: z.number().int(),
  badgeable_type: z.enum(badgeableTypes),
  badge: navBadgeSchema,
});
export type Badge = z.infer<typeof badgeSchema>;
export const badgesSchema = envelope(z.array(badgeSchema));
export const badgesQuerySchema = z.object({ badgeable_type: z.enum(badgeableTypes), badgeable_ids: idListQuery.optional() });

const footerLinkSchema = z.object({
  id: z.number().int(),
  title: z.string(),
  titles: localisedSchema,
  url: z.string(),
  statements_count: z.number().int().nullable(),
});
const footerGroupSchema = footerLinkSchema.omit({ url: true, statements_count: true }).extend({
  url: z.string().nullable(),
  statements_count: z.number().int().nullable(),
  links: z.array(footerLinkSchema),
});
export const footerSchema = envelope(
  z.object({
    top_footer: z.array(footerGroupSchema),
    bottom_footer: z.array(footerGroupSchema),
    /** Pages of the site on social networks as the staff wrote them; absent while it wrote none. */
    social: z.array(z.string()).optional(),
    /** Visits of the last 30 days; absent where another service counts them. */
    visits: z.number().int().optional(),
  }),
);
export type FooterLink = z.infer<typeof footerLinkSchema>;
export type FooterGroup = z.infer<typeof footerGroupSchema>;
export type Footer = z.infer<typeof footerSchema>['data'];

export const bannerPlaces = ['AdoHeader', 'AdoFooter', 'AdoInterscroller', 'AdoInArticle', 'AdoInArticleVASTLivo'] as const;
const bannerSchema = z.object({
  id: z.number().int(),
  type: z.string(),
  banner_content: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  banner_place_name: z.enum(bannerPlaces),
  bannerId: z.string(),
  /** Where a press leads; absent where the content has its own links. */
  url: z.string().optional(),
});
export type Banner = z.infer<typeof bannerSchema>;
export const bannersSchema = envelope(z.array(bannerSchema));
