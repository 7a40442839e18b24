'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { createSaveRequest, usePagedQuery } from '@/components/crud/crud-queries';
import { callApi } from '@/lib/api/client';
import { formAnswersSchema, type StaffFormBody, staffFormResponseSchema, staffFormsSchema } from '@/lib/contracts/forms';
import type { Locale } from '@/lib/contracts/locales';

const key = ['admin', 'forms'] as const;
const path = '/v1/admin/forms';

export const useForms = () =>
  useQuery({
    queryKey: [...key, 'list'],
    queryFn: async ({ signal }) => (await callApi(staffFormsSchema, { url: path, signal })).data,
  });

/** Adds a form, or changes the one of the id; null adds. */
export function useSaveForm() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, body }: { id: number | null; body: StaffFormBody }) =>
      (await callApi(staffFormResponseSchema, createSaveRequest(path, id, body))).data.form,
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
}

/** Responses to a form, the newest first. */
export const useResponses = (id: number, page: number) =>
  usePagedQuery([...key, 'responses', String(id)], formAnswersSchema, `${path}/${id}/responses`, { q: '', page });

/** Where the browser downloads the responses. */
export const responsesCsvUrl = (id: number, locale: Locale): string => `/api${path}/${id}/responses.csv?locale=${locale}`;
