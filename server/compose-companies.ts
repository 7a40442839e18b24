import type { Parts } from './compose-accounts';
import { createCompaniesService } from './modules/companies/companies.service';
import { createCompanyLeadsService } from './modules/companies/company-leads.service';

/** Pages of brokers and developers, and what comes in through them. */
export function composeCompanies({ clock, repositories, atomically, limiterOf }: Parts) {
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
