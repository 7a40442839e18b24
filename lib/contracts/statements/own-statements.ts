import { z } from 'zod';
import { envelope, localisedSchema } from '../common';
import { nameText } from '../names';
import { pagedSchema } from '../paged';
import { idQuery } from '../query';
import { givenFieldsShape, pairShape, statementValuesShape } from './own-statement-fields';
import { imageSchema, statementCardSchema } from './statements';

export const imagesMax = 20;
export const imageBytesMax = 20 * 1024 * 1024;
export const imagePixelsMax = 40_000_000;
/** What a file picker asks for; phones turn their own formats into one of these for it. HEIF, AVIF, GIF, SVG and PDF are refused. */
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** Deleted ones are in no response. */
export const ownStates = ['draft', 'unpaid', 'active', 'hidden', 'expired', 'archived', 'blocked', 'sold'] as const;
export type OwnState = (typeof ownStates)[number];

/**
 * What an owner may do to a statement. publish: from draft or unpaid; renew: extends by the same term; restore: back from archived
 * or sold. publish, renew of an expired one and restore end in `unpaid` when the free quota is full.
 */
export const ownActions = ['publish', 'renew', 'hide', 'show', 'archive', 'restore', 'sold', 'delete'] as const;
export type OwnAction = (typeof ownActions)[number];

const nullableMoment = z.string().nullable();

/** The lifecycle fields of every response about an own statement. */
const lifecycleShape = {
  state: z.enum(ownStates),
  /** Counts the owner's saves and the changes of state; sent back with the next save. */
  version: z.number().int(),
  /** The actions that the state allows now; the buttons to show. */
  actions: z.array(z.enum(ownActions)),
  /** Null until the first publication. */
  expires_at: nullableMoment,
  /** Message key of moderation's reason, or its own words; null unless blocked. */
  blocked_reason: z.string().nullable(),
  views: z.number().int(),
  phone_reveals: z.number().int(),
  favorites_count: z.number().int(),
};

export const ownImageSchema = imageSchema.extend({ id: z.string() });
export type OwnImage = z.infer<typeof ownImageSchema>;

/** An own statement with everything that its form contains. */
export const ownStatementSchema = z.object({
  id: z.number().int(),
  uuid: z.string(),
  deal_type_id: z.number().int(),
  real_estate_type_id: z.number().int(),
  ...lifecycleShape,
  ...statementValuesShape,
  images: z.array(ownImageSchema),
  /** First publication, for a draft when it was started: by Tbilisi's clock, as on cards. */
  created_at: z.string(),
  created_at_iso: z.iso.datetime(),
  date: z.string(),
  /** Fields that publishing still asks for or refuses, as message keys. */
  missing: z.record(z.string(), z.array(z.string())),
  /** Price in the other currency, in whole units; null without a price. */
  other_price: z.number().nullable(),
  /** Names of the chosen street, for its search box; null without one. */
  street_names: localisedSchema.nullable(),
  /** Title, and the two parts of the page's address per language (`buildStatementHref` makes it). */
  dynamic_titles: localisedSchema,
  href_lang: localisedSchema,
  middle_slugs: localisedSchema,
});
export type OwnStatement = z.infer<typeof ownStatementSchema>;

/** A card of the own list. A draft may have neither city nor area: city_id is 0 and area is 0 then. */
export const ownStatementCardSchema = statementCardSchema.extend({
  ...lifecycleShape,
  /** The end of paid days over the free quota; null without any. */
  paid_until: nullableMoment,
});
export type OwnStatementCard = z.infer<typeof ownStatementCardSchema>;

/** `q` finds an id, a street, a place or a cadastral code. */
export const ownStatementsQuerySchema = z.object({
  state: z.enum(ownStates).optional(),
  q: z.string().trim().max(100).optional(),
  page: idQuery.optional(),
  per_page: idQuery.optional(),
});

/** GET users/statements: the latest change first. */
export const ownStatementsSchema = envelope(pagedSchema(ownStatementCardSchema));
export type OwnStatementPage = z.infer<typeof ownStatementsSchema>['data'];

/** GET users/statements/counts: how many are in each state, every state named, and what is left of the quota. */
export const ownStatementCountsSchema = envelope(
  z.object({
    states: z.object(Object.fromEntries(ownStates.map((state) => [state, z.number().int()])) as Record<OwnState, z.ZodNumber>),
    total: z.number().int(),
    /** Statements that may be listed without payment at once, and how many of them are (active and hidden ones). */
    free_quota: z.number().int(),
    free_used: z.number().int(),
  }),
);
export type OwnStatementCounts = z.infer<typeof ownStatementCountsSchema>['data'];

/** POST users/statements: a draft of the fields known so far; answers 201 with ownStatementAnswerSchema. */
export const draftBodySchema = z.strictObject({ ...pairShape, ...givenFieldsShape });
export type DraftBody = z.input<typeof draftBodySchema>;

/**
 * PUT users/statements/{id}: fields that are left out keep their values. 409 `errors.statement_changed` when `version` is no longer
 * the stored one; type and deal may change until the first publication (422 `errors.pair_fixed` later), and what the new pair does
 * not offer is emptied. A value that the pair does not offer is 422 `errors.field_not_offered`.
 */
export const saveBodySchema = z.strictObject({
  version: z.number().int().min(0),
  deal_type_id: pairShape.deal_type_id.optional(),
  real_estate_type_id: pairShape.real_estate_type_id.optional(),
  ...givenFieldsShape,
});
export type SaveBody = z.input<typeof saveBodySchema>;

/**
 * Answer of POST and PUT users/statements, GET users/statements/{id} and POST users/statements/{id}/{action}, except delete.
 * An action that the state does not allow is 409 `errors.statement_state`; publishing what is incomplete is 422 by field.
 */
export const ownStatementResponseSchema = envelope(z.object({ statement: ownStatementSchema }));

/** POST users/statements/{id}/delete: the photos are deleted too. */
export const deletedStatementSchema = envelope(z.object({ id: z.number().int(), state: z.literal('deleted') }));

/** POST users/statements/bulk. */
export const bulkBodySchema = z.strictObject({
  action: z.enum(ownActions),
  statements: z.array(pairShape.deal_type_id).min(1).max(100),
});

/** One row per id, in the order requested; `state` after the action; null, with the reason in `message`, where it was refused. */
export const bulkResponseSchema = envelope(
  z.array(
    z.object({
      id: z.number().int(),
      result: z.enum(['done', 'not_found', 'conflict', 'invalid']),
      state: z.enum([...ownStates, 'deleted']).nullable(),
      message: z.string().nullable(),
    }),
  ),
);
export type BulkRow = z.infer<typeof bulkResponseSchema>['data'][number];

/** GET users/statements/{id}/statistics: every day of the requested period, oldest first, today included; days are Georgia's. */
export const statisticsQuerySchema = z.object({ days: idQuery.pipe(z.number().max(365)).optional() });
export const statementStatisticsSchema = envelope(
  z.object({
    days: z.array(z.object({ date: z.string(), views: z.number().int(), phone_reveals: z.number().int() })),
    views: z.number().int(),
    phone_reveals: z.number().int(),
  }),
);
export type StatementStatistics = z.infer<typeof statementStatisticsSchema>['data'];

/**
 * Photos. Each call answers all photos of the statement in their order; the first one added becomes the main one. POST …/images: multipart
 * with one file in `image`, 201, `image` is the new one. 413 above 20 MiB; 415 for no multipart; 422 on `image`: `errors.image_type`,
 * `errors.image_animated`, `errors.image_pixels`, `errors.image_broken`, `errors.images_full`; 503 `errors.uploads_busy` with Retry-After
 * when the queue is full: retry then.
 */
export const imageAddedSchema = envelope(z.object({ image: ownImageSchema, images: z.array(ownImageSchema) }));
export const imagesResponseSchema = envelope(z.object({ images: z.array(ownImageSchema) }));

/** PUT …/images: every id of the statement once, in the new order. 409 `errors.statement_changed` when they are not the stored ones. */
export const imageOrderBodySchema = z.strictObject({ images: z.array(z.string().max(200)).max(imagesMax), main_id: z.string() });

/** POST …/images/{imageId}/rotate: clockwise; answers imageAddedSchema, the turned one has a new id. DELETE …/images/{imageId}. */
export const rotateBodySchema = z.strictObject({ degrees: z.union([z.literal(90), z.literal(180), z.literal(270)]) });

/** POST v1/streets/create, 10 an hour. An existing street of that name in the city is returned as it is. */
export const createStreetBodySchema = z.strictObject({
  display_name: nameText(100).min(4),
  city_id: pairShape.deal_type_id,
  district_id: pairShape.deal_type_id.nullable().optional(),
  urban_id: pairShape.deal_type_id.nullable().optional(),
});
export const createdStreetSchema = envelope(z.object({ street_id: z.number().int(), display_name: z.string() }));
