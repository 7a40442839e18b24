import { callApi } from '@/lib/api/client';
import { imageAddedSchema, imagesResponseSchema, type OwnImage } from '@/lib/contracts/statements/own-statements';

const path = (statementId: number): string => `/microservice/users/statements/${statementId}/images`;

/** Uploads one file; `onProgress` gets the share that has been sent, from 0 to 1. */
export async function addImage(statementId: number, file: File, onProgress: (share: number) => void): Promise<OwnImage> {
  const data = new FormData();
  data.append('image', file);
  const response = await callApi(imageAddedSchema, {
    method: 'post',
    url: path(statementId),
    data,
    onUploadProgress: ({ loaded, total }) => onProgress(total ? loaded / total : 0),
  });
  return response.data.image;
}

/** Saves the order of the photos; the first is the main one. */
export async function orderImages(statementId: number, ids: string[]): Promise<void> {
  const [mainId] = ids;
  if (mainId === undefined) return;
  await callApi(imagesResponseSchema, { method: 'put', url: path(statementId), data: { images: ids, main_id: mainId } });
}

/** Rotates a photo by 90 degrees clockwise; the rotated one has a new id and address. */
export async function rotateImage(statementId: number, imageId: string): Promise<OwnImage> {
  const url = `${path(statementId)}/${encodeURIComponent(imageId)}/rotate`;
  return (await callApi(imageAddedSchema, { method: 'post', url, data: { degrees: 90 } })).data.image;
}

export async function deleteImage(statementId: number, imageId: string): Promise<void> {
  await callApi(imagesResponseSchema, { method: 'delete', url: `${path(statementId)}/${encodeURIComponent(imageId)}` });
}
