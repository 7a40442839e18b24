import type { Router } from '@/server/http/router';
import { companyRoutes, topBrokerRoutes } from '@/server/modules/companies/companies.routes';
import { companyApplicationRoutes } from '@/server/modules/companies/company-applications.routes';
import { ownCompanyRoutes } from '@/server/modules/companies/own-company.routes';
import type { Services } from './compose';

/** The routes of brokers' and developers' pages, under the service that the contract names. */
export const companyPageRoutes = (services: Services): Record<string, Router[]> => ({
  '/microservice': [
    companyRoutes(services.companies, services.companyLeads),
    ownCompanyRoutes({
      own: services.ownCompany,
      leads: services.companyLeads,
      applications: services.companyApplications,
    }),
  ],
  '/v1': [topBrokerRoutes(services.companies), companyApplicationRoutes(services.companyApplications)],
});
