import type { AuditAction } from '@/lib/contracts/admin';
import type { FooterEntryBody, GroupCompanyBody, StaffFooterEntry, StaffGroupCompany } from '@/lib/contracts/staff/site-content';
import type { Repositories, UnitOfWork } from '@/server/composition/repositories';
import { invalid, notFound } from '../../http/errors';
import type { Clock } from '../../ports/clock';
import type { FooterRow, GroupCompanyRow } from './site.repository';

type SiteDeskParts = { repositories: Pick<Repositories, 'siteDesk'>; atomically: UnitOfWork; clock: Clock };
export type SiteDeskService = ReturnType<typeof createSiteDeskService>;

const toEntry = ({ id, parentId, row, title, url, filters }: FooterRow): StaffFooterEntry => ({
  ...{ id, parent_id: parentId, row, titles: title, url, has_count: filters !== null },
});
const toEntryColumns = ({ row, parent_id: parentId, titles, url, has_count }: FooterEntryBody) => ({
  ...{ row, parentId, title: titles, url },
  filters: has_count && url !== null ? url.slice(url.indexOf('?') + 1) : null,
});
const toCompany = ({ id, name, description, logo, url }: GroupCompanyRow): StaffGroupCompany => ({
  ...{ id, names: name, descriptions: description, logo, url },
});
const toCompanyColumns = ({ names, descriptions, logo, url }: GroupCompanyBody) => ({
  ...{ name: names, description: descriptions, logo, url },
});

/** @throws ApiError 422 unless the ids are those of one list, all of them */
function assertWhole(ids: number[], list: number[]): void {
  if (list.length !== ids.length || !list.every((id) => ids.includes(id))) throw invalid({ ids: ['errors.field_invalid'] });
}

/** The footer and the companies of the group, as the staff changes them. A change and its line in the audit log are one transaction. */
export function createSiteDeskService({ repositories: { siteDesk }, atomically, clock }: SiteDeskParts) {
  const audit = ({ staff }: Repositories, staffUserId: number, action: AuditAction, subjectId: number, title: string) =>
    staff.addAudit({ staffUserId, action, subjectId, details: { title }, createdAt: clock() });

  /** A write to the footer. @param write gives the entry's id and title for the log */
  const writeFooter = (staffUserId: number, action: AuditAction, write: (inside: Repositories) => Promise<[number, string]>) =>
    atomically(async (inside) => {
      const [id, title] = await write(inside);
      await inside.siteDesk.footer.markEdited();
      await audit(inside, staffUserId, action, id, title);
    });

  /** @throws ApiError 422 for a parent that is not a group of the same row */
  const assertParent = async ({ siteDesk: { footer } }: Repositories, { parent_id, row }: FooterEntryBody): Promise<void> => {
    if (parent_id === null) return;
    const parent = (await footer.findAll()).find(({ id }) => id === parent_id);
    if (parent?.parentId !== null || parent.row !== row || row === 'social')
      throw invalid({ parent_id: ['errors.field_invalid'] });
  };

  const footer = {
    list: async (): Promise<StaffFooterEntry[]> => (await siteDesk.footer.findAll()).map(toEntry),

    add: (staffUserId: number, body: FooterEntryBody): Promise<void> =>
      writeFooter(staffUserId, 'footer_add', async (inside) => {
        await assertParent(inside, body);
        return [await inside.siteDesk.footer.add(toEntryColumns(body)), body.titles.ka];
      }),

    /** An entry stays in its row and group. @throws ApiError 404 */
    change: (staffUserId: number, id: number, body: FooterEntryBody): Promise<void> =>
      writeFooter(staffUserId, 'footer_edit', async (inside) => {
        const { title, url, filters } = toEntryColumns(body);
        if (!(await inside.siteDesk.footer.update(id, { title, url, filters }))) throw notFound();
        return [id, title.ka];
      }),

    /** Removes an entry with the links of a group. @throws ApiError 404 */
    remove: (staffUserId: number, id: number): Promise<void> =>
      writeFooter(staffUserId, 'footer_remove', async (inside) => {
        const removed = (await inside.siteDesk.footer.findAll()).find((entry) => entry.id === id);
        if (!removed) throw notFound();
        await inside.siteDesk.footer.remove(id);
        return [id, removed.title.ka];
      }),

    reorder: (staffUserId: number, ids: number[]): Promise<void> =>
      writeFooter(staffUserId, 'footer_order', async (inside) => {
        const entries = await inside.siteDesk.footer.findAll();
        const first = entries.find(({ id }) => id === ids[0]);
        const level = entries.filter(({ parentId, row }) => first && parentId === first.parentId && row === first.row);
        assertWhole(
          ids,
          level.map(({ id }) => id),
        );
        for (const [position, id] of ids.entries()) await inside.siteDesk.footer.update(id, { position });
        return [first?.parentId ?? 0, ids.join(', ')];
      }),
  };

  const companies = {
    list: async (): Promise<StaffGroupCompany[]> => (await siteDesk.companies.findAll()).map(toCompany),

    add: (staffUserId: number, body: GroupCompanyBody): Promise<void> =>
      atomically(async (inside) => {
        const id = await inside.siteDesk.companies.add(toCompanyColumns(body));
        await audit(inside, staffUserId, 'group_companies_add', id, body.names.ka);
      }),

    /** @throws ApiError 404 */
    change: (staffUserId: number, id: number, body: GroupCompanyBody): Promise<void> =>
      atomically(async (inside) => {
        if (!(await inside.siteDesk.companies.update(id, toCompanyColumns(body)))) throw notFound();
        await audit(inside, staffUserId, 'group_companies_edit', id, body.names.ka);
      }),

    /** @throws ApiError 404 */
    remove: (staffUserId: number, id: number): Promise<void> =>
      atomically(async (inside) => {
        const removed = (await inside.siteDesk.companies.findAll()).find((company) => company.id === id);
        if (!removed) throw notFound();
        await inside.siteDesk.companies.remove(id);
        await audit(inside, staffUserId, 'group_companies_remove', id, removed.name.ka);
      }),

    reorder: (staffUserId: number, ids: number[]): Promise<void> =>
      atomically(async (inside) => {
        const { companies: rows } = inside.siteDesk;
        assertWhole(
          ids,
          (await rows.findAll()).map(({ id }) => id),
        );
        for (const [position, id] of ids.entries()) await rows.update(id, { position });
        await audit(inside, staffUserId, 'group_companies_order', 0, ids.join(', '));
      }),
  };

  return { footer, companies };
}
