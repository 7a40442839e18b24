/** How many files travel at once: more would only make each of them slower on a phone's line. */
const uploadsMax = 3;

export type PhotoState = 'waiting' | 'uploading' | 'kept' | 'failed';

export type Photo = {
  /** Stays the same from the choice of the file to the last change; names the tile. */
  key: string;
  /** Its name on the server; null before it is there. */
  uuid: string | null;
  /** What the tile shows: the server's thumbnail, or the chosen file while it travels. */
  source: string;
  state: PhotoState;
  /** Sent share from 0 to 1. */
  progress: number;
  /** Message key of what went wrong. */
  error: string | null;
};

export type PhotoLimits = { countMax: number; bytesMax: number; types: readonly string[] };

/** Why a chosen file is not taken. */
export type RefusalReason = 'type' | 'size' | 'count';
export type RefusedFile = { name: string; reason: RefusalReason };

type ChosenFile = { name: string; type: string; size: number };

/** Parts chosen files into those that fit and those that do not, in the order of choice; `count` photos are there already. */
export function sortFiles<F extends ChosenFile>(files: readonly F[], count: number, limits: PhotoLimits) {
  const taken: F[] = [];
  const refused: RefusedFile[] = [];
  for (const file of files) {
    const fault = refusalReasonOf(file, count + taken.length, limits);
    if (fault) refused.push({ name: file.name, reason: fault });
    else taken.push(file);
  }
  return { taken, refused };
}

function refusalReasonOf(file: ChosenFile, count: number, { countMax, bytesMax, types }: PhotoLimits): RefusalReason | null {
  if (!types.includes(file.type)) return 'type';
  if (file.size > bytesMax) return 'size';
  return count >= countMax ? 'count' : null;
}

/** The next photos to send, oldest first, so that at most `uploadsMax` are under way. */
export function nextUploads(photos: readonly Photo[]): Photo[] {
  const free = uploadsMax - photos.filter(({ state }) => state === 'uploading').length;
  return photos.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, free));
}

/** Photos with one of them moved to a place in the order, counted from 0. */
export function movePhoto(photos: readonly Photo[], key: string, to: number): Photo[] {
  const moved = photos.find((photo) => photo.key === key);
  if (!moved) return [...photos];
  const others = photos.filter((photo) => photo.key !== key);
  return [...others.slice(0, to), moved, ...others.slice(to)];
}

/** Names on the server in the order shown; photos that are not there yet are left out. */
export const uploadedUuids = (photos: readonly Photo[]): string[] => photos.flatMap(({ uuid }) => uuid ?? []);
