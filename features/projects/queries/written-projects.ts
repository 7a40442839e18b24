'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { createSaveRequest, useSaveItem } from '@/components/crud/crud-queries';
import { callApi } from '@/lib/api/client';
import {
  type OwnProjectBody,
  type OwnProjectDetail,
  ownProjectResponseSchema,
  type ProgressBody,
  type ProjectOfferBody,
} from '@/lib/contracts/companies/own-projects';
import { ownProjectsKey, ownProjectsPath as path } from './own-projects';

/** An own project with its reports and offers. Loaded at once unless `isEnabled` is false. */
export const useOwnProject = (id: number, isEnabled = true) =>
  useQuery({
    queryKey: [...ownProjectsKey, id],
    queryFn: async ({ signal }) => (await callApi(ownProjectResponseSchema, { url: `${path}/${id}`, signal })).data.project,
    enabled: isEnabled,
  });

const saveProject = async (id: number | null, data: OwnProjectBody): Promise<OwnProjectDetail> =>
  (await callApi(ownProjectResponseSchema, createSaveRequest(path, id, data))).data.project;

/** Adds a project or changes an own one. Fails with ApiFailure 422 for a wrong field, 404 for somebody else's project. */
export const useSaveProject = () => useSaveItem(saveProject, ownProjectsKey);

type Part = { kind: 'progress'; data: ProgressBody } | { kind: 'offers'; data: ProjectOfferBody };

/** Adds a report or an offer to a project, or with `removed` takes the one with that id away. */
export function useProjectPart(projectId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (part: Part | { kind: Part['kind']; removed: number }): Promise<OwnProjectDetail> => {
      const url = `${path}/${projectId}/${part.kind}`;
      const request =
        'removed' in part ? { method: 'delete', url: `${url}/${part.removed}` } : { method: 'post', url, data: part.data };
      return (await callApi(ownProjectResponseSchema, request)).data.project;
    },
    onSuccess: (project) => {
      client.setQueryData([...ownProjectsKey, projectId], project);
    },
  });
}
