import { type AuditAction, adminPageSize } from '@/lib/contracts/admin';
import { servicePageKeys } from '@/lib/contracts/money/services';
import { toPage } from '@/lib/contracts/paged';
import {
  type AdminArticle,
  type AdminArticles,
  type AdminContentPage,
  type AdminContentPages,
  type ArticleBody,
  type ArticleEditBody,
  type ContentPageBody,
  type ContentPageKey,
  contentPageKeys,
} from '@/lib/contracts/site/content';
import { ApiError, invalid, notFound } from '../../http/errors';
import type { Clock } from '../../ports/clock';
import type { StaffRepository } from '../staff/staff.repository';
import { languagesOf, toAdminArticle, toAdminPages, toAdminRow } from './content.mapper';
import type { ArticleRow, ContentRepository, PageRow } from './content.repository';
import { wordsOf } from './content.service';

type Inside = { content: ContentRepository; staff: StaffRepository };
type DeskParts = {
  content: ContentRepository;
  atomically: <T>(work: (inside: Inside) => Promise<T>) => Promise<T>;
  clock: Clock;
};
export type ContentDeskService = ReturnType<typeof createContentDesk>;

const changedMeanwhile = () => new ApiError(409, 'errors.content_changed');

const toRow = (body: ArticleBody) => ({
  slug: body.slug,
  category: body.category,
  title: body.titles,
  summary: body.summaries,
  body: body.bodies,
  picture: body.picture,
  serviceKey: body.service_key,
  sources: body.sources,
  author: body.author,
  state: body.state,
  publishedAt: new Date(body.published_at),
});

/** @throws ApiError 422 by field */
async function check({ content }: Pick<Inside, 'content'>, body: ArticleBody, id: number | null): Promise<void> {
  const isKnown = (servicePageKeys as readonly (string | null)[]).includes(body.service_key);
  if (body.service_key !== null && !isKnown) throw invalid({ service_key: ['errors.field_unknown_id'] });
  const isReadable = languagesOf({ title: body.titles, body: body.bodies }).length > 0;
  if (body.state === 'published' && !isReadable) throw invalid({ titles: ['errors.content_empty'] });
  if (await content.isSlugTaken(body.slug, id)) throw invalid({ slug: ['errors.slug_taken'] });
}

const editActionOf = (before: ArticleRow['state'], after: ArticleRow['state']): AuditAction => {
  if (before === after) return 'articles_edit';
  return after === 'published' ? 'articles_publish' : 'articles_unpublish';
};

const toAdminPage = (key: ContentPageKey, { title, body, updatedAt }: PageRow): AdminContentPage => ({
  key,
  titles: title,
  bodies: body,
  updated_at: updatedAt.toISOString(),
});

/** Articles and pages as the staff edits them. A change and its line in the audit log are one transaction. */
export function createContentDesk({ content, atomically, clock }: DeskParts) {
  return {
    articles: async (query: { state?: ArticleRow['state']; q?: string; page?: number }): Promise<AdminArticles> => {
      const { state, q, page = 1 } = query;
      const words = wordsOf(q);
      const [rows, total] = await Promise.all([
        content.findForStaff(state, words, adminPageSize, (page - 1) * adminPageSize),
        content.countForStaff(state, words),
      ]);
      const votes = new Map((await content.countVotes(rows.map(({ id }) => id))).map((vote) => [vote.articleId, vote]));
      const shown = rows.map((row) => toAdminRow(row, votes.get(row.id)));
      return toPage(shown, page, adminPageSize, total);
    },

    /** @throws ApiError 404 */
    article: async (id: number): Promise<AdminArticle> => {
      const row = await content.findById(id);
      if (!row) throw notFound();
      return toAdminArticle(row);
    },

    /** @throws ApiError 422 by field */
    addArticle: (staffUserId: number, body: ArticleBody): Promise<AdminArticle> =>
      atomically(async (inside) => {
        await check(inside, body, null);
        const now = clock();
        const row = await inside.content.add({ ...toRow(body), updatedAt: now, changedAt: now });
        const details = { slug: row.slug, state: row.state };
        await inside.staff.addAudit({ staffUserId, action: 'articles_add', subjectId: row.id, details, createdAt: now });
        return toAdminArticle(row);
      }),

    /** @throws ApiError 404, 422 by field, 409 when somebody else has changed it since `edited_at` */
    editArticle: (staffUserId: number, id: number, { edited_at, ...body }: ArticleEditBody): Promise<AdminArticle> =>
      atomically(async (inside) => {
        const before = await inside.content.findById(id);
        if (!before) throw notFound();
        await check(inside, body, id);
        const now = clock();
        const row = await inside.content.change(id, new Date(edited_at), { ...toRow(body), updatedAt: now, changedAt: now });
        if (!row) throw changedMeanwhile();
        const action = editActionOf(before.state, row.state);
        await inside.staff.addAudit({ staffUserId, action, subjectId: id, details: { slug: row.slug }, createdAt: now });
        return toAdminArticle(row);
      }),

    /** Deletes a draft; a published article is withdrawn first. @throws ApiError 404, 409 */
    removeArticle: (staffUserId: number, id: number): Promise<void> =>
      atomically(async ({ content: inside, staff }) => {
        const row = await inside.findById(id);
        if (!row) throw notFound();
        if (!(await inside.removeDraft(id))) throw new ApiError(409, 'errors.content_published');
        const details = { slug: row.slug };
        await staff.addAudit({ staffUserId, action: 'articles_delete', subjectId: id, details, createdAt: clock() });
      }),

    pages: async (): Promise<AdminContentPages> => toAdminPages(await content.findPages()),
    /** @throws ApiError 404 */
    page: async (key: ContentPageKey): Promise<AdminContentPage> => {
      const row = await content.findPage(key);
      if (!row) throw notFound();
      return toAdminPage(key, row);
    },
    /** @throws ApiError 404, 409 when somebody else has changed it since `edited_at` */
    editPage: (staffUserId: number, key: ContentPageKey, body: ContentPageBody): Promise<AdminContentPage> =>
      atomically(async ({ content: inside, staff }) => {
        if (!(await inside.findPage(key))) throw notFound();
        const now = clock();
        const set = { title: body.titles, body: body.bodies, updatedAt: now, changedAt: now };
        const row = await inside.changePage(key, new Date(body.edited_at), set);
        if (!row) throw changedMeanwhile();
        const subjectId = contentPageKeys.indexOf(key) + 1;
        await staff.addAudit({ staffUserId, action: 'pages_edit', subjectId, details: { page: key }, createdAt: now });
        return toAdminPage(key, row);
      }),
  };
}
