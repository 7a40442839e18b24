/** More uploads at once would only slow each other down on a mobile connection. */
const uploadsMax = 3;

export type PhotoState = 'queued' | 'uploading' | 'uploaded' | 'failed';

export type Photo = {
  /** Stays the same as long as the tile exists. */
  key: string;
  /** Its id on the server; null until it is uploaded. */
  uuid: string | null;
  /** What the tile shows: the server's thumbnail, or the chosen file during the upload. */
  source: string;
  state: PhotoState;
  /** Sent share from 0 to 1. */
  progress: number;
  /** Message key of what went wrong. */
  error: string | null;
};

export type PhotoLimits = { countMax: number; bytesMax: number; types: readonly string[] };

/** Why a chosen file is refused. */
export type RefusalReason = 'type' | 'size' | 'count';
export type RefusedFile = { name: string; reason: RefusalReason };

type ChosenFile = { name: string; type: string; size: number };

/** Splits chosen files into accepted and refused ones, in their order. @param count photos that the statement has already */
export function sortFiles<F extends ChosenFile>(files: readonly F[], count: number, limits: PhotoLimits) {
  const accepted: F[] = [];
  const refused: RefusedFile[] = [];
  for (const file of files) {
    const reason = refusalReasonOf(file, count + accepted.length, limits);
    if (reason) refused.push({ name: file.name, reason });
    else accepted.push(file);
  }
  return { accepted, refused };
}

function refusalReasonOf(file: ChosenFile, count: number, { countMax, bytesMax, types }: PhotoLimits): RefusalReason | null {
  if (!types.includes(file.type)) return 'type';
  if (file.size > bytesMax) return 'size';
  return count >= countMax ? 'count' : null;
}

/** The next photos to upload, oldest first, so that at most `uploadsMax` run at once. */
export function nextUploads(photos: readonly Photo[]): Photo[] {
  const free = uploadsMax - photos.filter(({ state }) => state === 'uploading').length;
  return photos.filter(({ state }) => state === 'queued').slice(0, Math.max(0, free));
}

/** Photos with one of them moved to a position, counted from 0. */
export function movePhoto(photos: readonly Photo[], key: string, to: number): Photo[] {
  const moved = photos.find((photo) => photo.key === key);
  if (!moved) return [...photos];
  const others = photos.filter((photo) => photo.key !== key);
  return [...others.slice(0, to), moved, ...others.slice(to)];
}

/** Ids on the server in the order shown, without photos that are not uploaded yet. */
export const uploadedUuids = (photos: readonly Photo[]): string[] => photos.flatMap(({ uuid }) => uuid ?? []);
