'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { createSaveRequest } from '@/components/crud/crud-queries';
import { callApi } from '@/lib/api/client';
import {
  type FooterEntryBody,
  type GroupCompanyBody,
  type StaffFooterEntry,
  type StaffGroupCompany,
  staffFooterSchema,
  staffGroupCompaniesSchema,
} from '@/lib/contracts/staff/site-content';

/** A list whose writes return its new state. */
type SiteList<Item> = {
  key: readonly string[];
  schema: z.ZodType<{ data: Item[] }>;
  path: string;
  /** Where items are added, and changed by their id. */
  itemPath: string;
};
const footer: SiteList<StaffFooterEntry> = {
  key: ['admin', 'footer'],
  schema: staffFooterSchema,
  path: '/v1/admin/footer',
  itemPath: '/v1/admin/footer/entries',
};
const companies: SiteList<StaffGroupCompany> = {
  key: ['admin', 'group-companies'],
  schema: staffGroupCompaniesSchema,
  path: '/v1/admin/group-companies',
  itemPath: '/v1/admin/group-companies/entries',
};

const useItems = <Item>({ key, schema, path }: SiteList<Item>) =>
  useQuery({ queryKey: key, queryFn: async ({ signal }) => (await callApi(schema, { url: path, signal })).data });

function useWrite<Item, Input>({ key, schema }: SiteList<Item>, request: (input: Input) => Parameters<typeof callApi>[1]) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (input: Input) => (await callApi(schema, request(input))).data,
    onSuccess: (items: Item[]) => client.setQueryData(key, items),
    onError: () => client.invalidateQueries({ queryKey: key }),
  });
}

type Saved<Body> = { id: number | null; body: Body };
const useRemove = <Item>(list: SiteList<Item>) =>
  useWrite(list, (id: number) => ({ method: 'delete', url: `${list.itemPath}/${id}` }));
const useReorder = <Item>(list: SiteList<Item>) =>
  useWrite(list, (ids: number[]) => ({ method: 'put', url: `${list.path}/order`, data: { ids } }));

export const useFooter = () => useItems(footer);
/** Adds an entry, or changes the one of the id; null adds. */
export const useSaveFooterEntry = () =>
  useWrite(footer, ({ id, body }: Saved<FooterEntryBody>) => createSaveRequest(footer.itemPath, id, body));
export const useRemoveFooterEntry = () => useRemove(footer);
export const useReorderFooter = () => useReorder(footer);

export const useGroupCompanies = () => useItems(companies);
/** Adds a company, or changes the one of the id; null adds. */
export const useSaveGroupCompany = () =>
  useWrite(companies, ({ id, body }: Saved<GroupCompanyBody>) => createSaveRequest(companies.itemPath, id, body));
export const useRemoveGroupCompany = () => useRemove(companies);
export const useReorderGroupCompanies = () => useReorder(companies);
