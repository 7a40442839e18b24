import { createCompaniesService } from '@/server/modules/companies/companies.service';
import { createCompanyApplicationsService } from '@/server/modules/companies/company-applications.service';
import { createCompanyLeadsService } from '@/server/modules/companies/company-leads.service';
import { createOwnCompanyService } from '@/server/modules/companies/own-company.service';
import type { ReceiveDocument } from '@/server/modules/uploads/uploads.documents';
import type { Parts } from './compose-accounts';

/** Pages of brokers and developers, and what comes in through them. */
export function composeCompanies({ clock, repositories, ports, atomically, limiterOf }: Parts, receiveDocument: ReceiveDocument) {
  const { companies: repository, companyActivity: activity, companyLeads: leads } = repositories;
  const openings = limiterOf('opening');
  const companies = createCompaniesService({
    companies: repository,
    activity,
    reveals: limiterOf('phone reveal'),
    openings,
    clock,
  });
  return {
    companies,
    ownCompany: createOwnCompanyService({ companies, own: repositories.ownCompany, clock }),
    companyApplications: createCompanyApplicationsService({
      applications: repositories.companyApplications,
      companies: repository,
      atomically,
      storage: ports.storage,
      receiveDocument,
      limiter: limiterOf('company application'),
      clock,
    }),
    companyLeads: createCompanyLeadsService({
      companies,
      leads,
      activity,
      atomically,
      limiter: limiterOf('company lead'),
      clock,
    }),
  };
}
