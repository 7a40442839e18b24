import type { Services } from './compose';
import type { Router } from './http/router';
import { companyRoutes, topBrokerRoutes } from './modules/companies/companies.routes';
import { companyApplicationRoutes } from './modules/companies/company-applications.routes';
import { ownCompanyRoutes } from './modules/companies/own-company.routes';

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
