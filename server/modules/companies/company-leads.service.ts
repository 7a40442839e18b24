import { notificationTypes } from '@/lib/contracts/account/notifications';
import type { Locale } from '@/lib/contracts/common';
import { type Lead, type LeadBody, type LeadList, type LeadListQuery, leadPageSize } from '@/lib/contracts/companies/leads';
import { toPage } from '@/lib/contracts/paged';
import { dayMs } from '@/lib/domain/time/duration';
import { tbilisiDay } from '@/lib/domain/time/tbilisi';
import type { UnitOfWork } from '@/server/composition/repositories';
import { invalid, notFound } from '../../http/errors';
import type { RateLimiter } from '../../http/limits/rate-limit';
import type { Clock } from '../../ports/clock';
import type { CompaniesService } from './companies.service';
import type { CompanyActivityRepository } from './company-activity.repository';
import type { CompanyLeadsRepository, LeadRow } from './company-leads.repository';

export type CompanyLeadsParts = {
  companies: Pick<CompaniesService, 'identityOf'>;
  leads: CompanyLeadsRepository;
  activity: CompanyActivityRepository;
  atomically: UnitOfWork;
  limiter: RateLimiter;
  clock: Clock;
};
export type CompanyLeadsService = ReturnType<typeof createCompanyLeadsService>;
type Sender = { userId: number | null; address: string };

const addressLimit = { countMax: 5, windowSeconds: 3600 };
const phoneLimit = { countMax: 3, windowSeconds: 3600 };
const statisticsDays = 30;
/** Rows of a file at most. */
const exportMax = 5000;

const toLead = ({ lead, projectName }: LeadRow, locale: Locale): Lead => ({
  id: lead.id,
  kind: lead.kind,
  name: lead.name,
  phone_number: lead.phone,
  comment: lead.comment,
  project: lead.projectId === null ? null : { id: lead.projectId, name: projectName?.[locale] ?? '' },
  created_at: lead.createdAt.toISOString(),
  handled_at: lead.handledAt?.toISOString() ?? null,
});

/** People who ask a company to call, write to it, or ask to be notified of flats. */
export function createCompanyLeadsService({ companies, leads, activity, atomically, limiter, clock }: CompanyLeadsParts) {
  return {
    /**
     * Stores a lead and notifies the company.
     * @throws ApiError 404 for no company, 422 for a project of another, 429 after five in an hour by an address or three for a number
     */
    submit: async (reference: string, body: LeadBody, { userId, address }: Sender): Promise<void> => {
      const { id: companyId } = await companies.identityOf(reference);
      const { project_id: projectId = null } = body;
      if (projectId !== null && !(await leads.ownsProject(companyId, projectId)))
        throw invalid({ project_id: ['errors.field_invalid'] });
      await limiter.take(`address ${address}`, addressLimit);
      await limiter.take(`phone ${body.phone_number}`, phoneLimit);
      const now = clock();
      await atomically(async (inside) => {
        const { kind, name, phone_number: phone, comment } = body;
        await inside.companyLeads.add({ companyId, projectId, kind, name, phone, comment, userId, createdAt: now });
        const people = { senderName: name, senderPhone: phone, senderId: null, text: comment || null };
        const parameters = { client_name: name, client_phone: phone };
        const type = notificationTypes.generic;
        await inside.notifications.add([
          { userId: companyId, type, template: 'company_lead', parameters, ...people, createdAt: now },
        ]);
      });
    },

    /** A company's own leads, newest first, with the last 30 days. */
    list: async (companyId: number, query: LeadListQuery, locale: Locale): Promise<LeadList> => {
      const { page = 1, ...filters } = query;
      const since = new Date(clock().getTime() - statisticsDays * dayMs);
      const [rows, total, handling, days] = await Promise.all([
        leads.page(companyId, filters, leadPageSize, (page - 1) * leadPageSize),
        leads.count(companyId, filters),
        leads.handling(companyId, since),
        activity.days(companyId, tbilisiDay(since)),
      ]);
      const sum = (name: 'views' | 'phoneReveals') => days.reduce((all, day) => all + day[name], 0);
      const statistics = {
        views: sum('views'),
        phone_reveals: sum('phoneReveals'),
        leads: handling.leads,
        handled: handling.handled,
        handled_minutes: handling.minutes,
        days: days.map(({ phoneReveals, ...day }) => ({ ...day, phone_reveals: phoneReveals })),
      };
      const items = rows.map((row) => toLead(row, locale));
      return { ...toPage(items, page, leadPageSize, total), statistics };
    },

    /** All leads of a company for a file, newest first, at most 5,000. */
    all: async (companyId: number, locale: Locale): Promise<Lead[]> =>
      (await leads.page(companyId, {}, exportMax, 0)).map((row) => toLead(row, locale)),

    /** Marks a lead as handled, or as unhandled. @throws ApiError 404 for a lead of another company */
    setHandled: async (companyId: number, id: number, isHandled: boolean, locale: Locale): Promise<Lead> => {
      await leads.setHandled(companyId, id, isHandled ? clock() : null);
      const row = await leads.find(companyId, id);
      if (!row) throw notFound();
      return toLead(row, locale);
    },
  };
}
