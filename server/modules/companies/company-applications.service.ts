import { notificationTypes } from '@/lib/contracts/account/notifications';
import { adminPageSize } from '@/lib/contracts/admin';
import type {
  Application,
  ApplicationBody,
  ApplicationDecisionBody,
  ApplicationQueue,
  CompanyDocument,
  StaffApplication,
} from '@/lib/contracts/companies/applications';
import { toPage } from '@/lib/contracts/paged';
import { imageBytesMax } from '@/lib/contracts/statements/own-statements';
import type { Repositories, UnitOfWork } from '@/server/composition/repositories';
import { ApiError, invalid, notFound } from '../../http/errors';
import type { RateLimiter } from '../../http/limits/rate-limit';
import type { Clock } from '../../ports/clock';
import { privateNamePrefixes, type StoragePort } from '../../ports/storage';
import type { ReceiveDocument } from '../uploads/uploads.documents';
import type { UploadBody } from '../uploads/uploads.multipart';
import type { CompaniesRepository } from './companies.repository';
import type { ApplicationRow, ApplicationState, CompanyApplicationsRepository } from './company-applications.repository';
import type { DocumentRow } from './company-documents.repository';

export type CompanyApplicationsParts = {
  receiveDocument: ReceiveDocument;
  applications: CompanyApplicationsRepository;
  companies: CompaniesRepository;
  atomically: UnitOfWork;
  storage: StoragePort;
  limiter: RateLimiter;
  clock: Clock;
};
export type CompanyApplicationsService = ReturnType<typeof createCompanyApplicationsService>;

const uploadLimit = { countMax: 30, windowSeconds: 3600 };
const applyLimit = { countMax: 5, windowSeconds: 24 * 3600 };
/** Documents of one account that belong to no application yet. */
const unattachedMax = 20;

const toDocument = ({ id, name, mediaType, bytes }: DocumentRow): CompanyDocument => ({ id, name, media_type: mediaType, bytes });

function toApplication({ application: row, company }: ApplicationRow, documents: DocumentRow[]): Application {
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    company: { id: company.id, name: company.name, slug: company.slug },
    legal_name: row.legalName,
    identification_code: row.identificationCode,
    comment: row.comment,
    reason: row.reason,
    documents: documents.filter(({ applicationId }) => applicationId === row.id).map(toDocument),
    created_at: row.createdAt.toISOString(),
    decided_at: row.decidedAt?.toISOString() ?? null,
  };
}

const toStaffApplication = (row: ApplicationRow, documents: DocumentRow[]): StaffApplication => ({
  ...toApplication(row, documents),
  applicant: { id: row.applicant.id, name: row.applicant.name, type_id: row.applicant.typeId },
  registered: { legal_name: row.applicant.legalName, identification_code: row.applicant.identificationCode },
});

const templates = { verification: 'company_verified', claim: 'company_claimed' } as const;

/** What an approval changes. @throws ApiError 409 when somebody signs in to the claimed page by now, or it has money */
async function approve(inside: Repositories, { application }: ApplicationRow, now: Date): Promise<void> {
  const { userId, companyId, legalName, identificationCode } = application;
  if (application.kind === 'claim') {
    if (await inside.companies.hasOwner(companyId)) throw new ApiError(409, 'errors.company_taken');
    if (await inside.companyApplications.hasMoney(companyId, now)) throw new ApiError(409, 'errors.company_has_money');
    await inside.companyApplications.moveTo(companyId, userId);
  }
  await inside.companyApplications.verify(userId, { legalName, identificationCode }, now);
}

/** Notifies the applicant of a decision and logs it. */
async function record(
  inside: Repositories,
  row: ApplicationRow,
  { decision, reason }: ApplicationDecisionBody,
  staffUserId: number,
  now: Date,
): Promise<void> {
  const template = decision === 'approve' ? templates[row.application.kind] : 'company_rejected';
  const type = notificationTypes.generic;
  const notice = { userId: row.application.userId, type, template, parameters: { company_name: row.company.name } } as const;
  await inside.notifications.add([{ ...notice, text: reason || null, createdAt: now }]);
  await inside.staff.addAudit({
    staffUserId,
    action: decision === 'approve' ? 'companies_approve' : 'companies_reject',
    subjectId: row.company.id,
    details: { kind: row.application.kind, name: row.company.name, ...(reason === '' ? {} : { reason }) },
    createdAt: now,
  });
}

/** Applications of companies to be verified or to take over a page that nobody signs in to. Staff decide. */
export function createCompanyApplicationsService(parts: CompanyApplicationsParts) {
  const { applications, companies, atomically, storage, receiveDocument, limiter, clock } = parts;

  const withDocuments = async <T>(rows: ApplicationRow[], map: (row: ApplicationRow, documents: DocumentRow[]) => T) => {
    const documents = await applications.documents(rows.map(({ application }) => application.id));
    return rows.map((row) => map(row, documents));
  };

  /** The page that an application is about. @throws ApiError 409 for a page with an owner or with money, 422 for no company of the same kind */
  const companyOf = async (userId: number, { kind, company_id: id }: ApplicationBody): Promise<number> => {
    if (kind === 'verification') return userId;
    const [own, claimed] = await Promise.all([companies.findIdentity(String(userId)), companies.findIdentity(String(id ?? 0))]);
    if (!claimed || claimed.id === userId || claimed.typeId !== own?.typeId)
      throw invalid({ company_id: ['errors.field_invalid'] });
    if (await companies.hasOwner(claimed.id)) throw new ApiError(409, 'errors.company_taken');
    if (await applications.hasMoney(claimed.id, clock())) throw new ApiError(409, 'errors.company_has_money');
    return claimed.id;
  };

  return {
    own: async (userId: number): Promise<Application[]> => withDocuments(await applications.own(userId), toApplication),

    /** @throws ApiError 409 with twenty unused documents, 413, 415, 422, 429, 503 */
    addDocument: async (userId: number, upload: UploadBody): Promise<CompanyDocument> => {
      await limiter.take(`document ${userId}`, uploadLimit);
      if ((await applications.countUnattached(userId)) >= unattachedMax) throw new ApiError(409, 'errors.files_full');
      const stored = await receiveDocument(upload, { bytesMax: imageBytesMax, namePrefix: privateNamePrefixes.company });
      return toDocument(await applications.addDocument({ userId, ...stored, createdAt: clock() }));
    },

    /** @throws ApiError 409 with one pending already, 422 for documents of others, 429 after five in a day */
    apply: async (userId: number, body: ApplicationBody): Promise<Application> => {
      const companyId = await companyOf(userId, body);
      await limiter.take(`application ${userId}`, applyLimit);
      const { kind, legal_name: legalName, identification_code: identificationCode, comment, document_ids } = body;
      const documentIds = [...new Set(document_ids)];
      const id = await atomically(async ({ companyApplications: inside }) => {
        if (await inside.hasPending(userId)) throw new ApiError(409, 'errors.application_pending');
        const row = { kind, userId, companyId, legalName, identificationCode, comment, createdAt: clock() };
        const added = await inside.add(row);
        if ((await inside.attach(userId, documentIds, added)) < documentIds.length)
          throw invalid({ document_ids: ['errors.field_invalid'] });
        return added;
      });
      const row = await applications.find(id);
      if (!row) throw notFound();
      const [application] = await withDocuments([row], toApplication);
      if (!application) throw notFound();
      return application;
    },

    queue: async (state: ApplicationState, page: number): Promise<ApplicationQueue> => {
      const [rows, total] = await Promise.all([
        applications.page(state, adminPageSize, (page - 1) * adminPageSize),
        applications.count(state),
      ]);
      return toPage(await withDocuments(rows, toStaffApplication), page, adminPageSize, total);
    },

    /** Decides, notifies the applicant and logs it, all or nothing. @throws ApiError 404, 409 when it was decided already */
    decide: (staffUserId: number, id: number, { decision, reason }: ApplicationDecisionBody): Promise<void> =>
      atomically(async (inside) => {
        const now = clock();
        const row = await inside.companyApplications.find(id);
        if (!row) throw notFound();
        const state = decision === 'approve' ? 'approved' : 'rejected';
        const isDecided = await inside.companyApplications.decide(id, { state, reason, decidedBy: staffUserId, decidedAt: now });
        if (!isDecided) throw new ApiError(409, 'errors.decided_already');
        if (decision === 'approve') await approve(inside, row, now);
        await record(inside, row, { decision, reason }, staffUserId, now);
      }),

    /** A document's content. @throws ApiError 404 */
    read: async (applicationId: number, documentId: number) => {
      const document = await applications.findDocument(applicationId, documentId);
      const bytes = document ? await storage.get(document.storageName) : null;
      if (!document || !bytes) throw notFound();
      return { bytes, name: document.name, mediaType: document.mediaType };
    },
  };
}
