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
type Change = (Part & { id: number | null }) | { kind: Part['kind'] | 'plans'; removed: number };

const requestOf = (url: string, change: Change) => {
  if ('removed' in change) return { method: 'delete', url: `${url}/${change.removed}` };
  return change.id === null
    ? { method: 'post', url, data: change.data }
    : { method: 'put', url: `${url}/${change.id}`, data: change.data };
};

/** Caches the project of a response. */
function useProjectChange<Change>(projectId: number, request: (change: Change) => Parameters<typeof callApi>[1]) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (change: Change): Promise<OwnProjectDetail> =>
      (await callApi(ownProjectResponseSchema, request(change))).data.project,
    onSuccess: (project) => {
      client.setQueryData([...ownProjectsKey, projectId], project);
    },
  });
}

/** Adds, changes or removes a report, an offer or a layout of a project. */
export const useProjectPart = (projectId: number) =>
  useProjectChange(projectId, (change: Change) => requestOf(`${path}/${projectId}/${change.kind}`, change));

const pictureOf = (file: File): FormData => {
  const data = new FormData();
  data.append('image', file);
  return data;
};

/** Uploads a picture. Fails with ApiFailure 413 or 422 for a file that is too large or no photo. */
export const useAddPicture = (projectId: number) =>
  useProjectChange(projectId, (file: File) => ({
    method: 'post',
    url: `${path}/${projectId}/images`,
    data: pictureOf(file),
  }));

/** Puts the pictures in an order; those that are left out are removed. */
export const useOrderPictures = (projectId: number) =>
  useProjectChange(projectId, (images: string[]) => ({
    method: 'put',
    url: `${path}/${projectId}/images`,
    data: { images },
  }));

/** Uploads a picture of a report. Fails as a picture of the project. */
export const useAddReportPicture = (projectId: number, reportId: number) =>
  useProjectChange(projectId, (file: File) => ({
    method: 'post',
    url: `${path}/${projectId}/progress/${reportId}/images`,
    data: pictureOf(file),
  }));

/** Puts the pictures of a report in an order; those that are left out are removed. */
export const useOrderReportPictures = (projectId: number, reportId: number) =>
  useProjectChange(projectId, (images: string[]) => ({
    method: 'put',
    url: `${path}/${projectId}/progress/${reportId}/images`,
    data: { images },
  }));

/** Uploads a layout. Fails as a picture. */
export const useAddPlan = (projectId: number) =>
  useProjectChange(projectId, ({ file, ...params }: { file: File; room_type_id: number; area: number }) => ({
    method: 'post',
    url: `${path}/${projectId}/plans`,
    params,
    data: pictureOf(file),
  }));
