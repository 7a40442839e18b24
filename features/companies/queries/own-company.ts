'use client';

import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '@/lib/api/client';
import {
  type Application,
  applicationListSchema,
  applicationResponseSchema,
  type CompanyDocument,
  companyDocumentSchema,
} from '@/lib/contracts/companies/applications';
import { leadListSchema, leadResponseSchema } from '@/lib/contracts/companies/leads';
import { type OwnCompany, ownCompanySchema } from '@/lib/contracts/companies/own-company';

const path = '/microservice/users/my-company';
const key = ['own company'] as const;

/** The visitor's own company page. */
export const useOwnCompany = () =>
  useQuery({
    queryKey: [...key, 'page'],
    queryFn: async ({ signal }): Promise<OwnCompany> => (await callApi(ownCompanySchema, { url: path, signal })).data,
  });

/** Replaces the page. */
export async function saveOwnCompany(data: object): Promise<OwnCompany> {
  return (await callApi(ownCompanySchema, { method: 'put', url: path, data })).data;
}

/** One page of the company's leads. */
export const useLeads = (page: number) =>
  useQuery({
    queryKey: [...key, 'leads', page],
    queryFn: async ({ signal }) => (await callApi(leadListSchema, { url: `${path}/leads`, params: { page }, signal })).data,
    placeholderData: keepPreviousData,
  });

/** Marks a lead as handled, or as new again. */
export function useHandleLead() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, handled }: { id: number; handled: boolean }) => {
      await callApi(leadResponseSchema, { method: 'post', url: `${path}/leads/${id}`, data: { handled } });
    },
    onSettled: () => client.invalidateQueries({ queryKey: [...key, 'leads'] }),
  });
}

/** The visitor's applications, newest first. */
export const useApplications = () =>
  useQuery({
    queryKey: [...key, 'applications'],
    queryFn: async ({ signal }): Promise<Application[]> =>
      (await callApi(applicationListSchema, { url: `${path}/applications`, signal })).data,
  });

/** Sends a document for an application. @throws ApiFailure for an unsupported or too large file */
export async function sendDocument(file: File): Promise<CompanyDocument> {
  const data = new FormData();
  data.append('file', file);
  return (await callApi(companyDocumentSchema, { method: 'post', url: `${path}/documents`, data })).data;
}

/** Applies. @throws ApiFailure 409 while one is pending, or for a page with an owner */
export async function sendApplication(data: object): Promise<void> {
  await callApi(applicationResponseSchema, { method: 'post', url: `${path}/applications`, data });
}

/** Reads the applications again. */
export function useApplicationsRefresh(): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: [...key, 'applications'] });
}
