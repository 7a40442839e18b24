import { randomBytes } from 'node:crypto';
import type { OwnProjectDetail, PlanQuery } from '@/lib/contracts/companies/own-projects';
import { projectImagesMax, projectPlansMax, reportImagesMax } from '@/lib/contracts/companies/project-stages';
import type { StatementImage } from '@/lib/contracts/statements/statements';
import { ApiError, invalid, notFound } from '../../http/errors';
import type { RateLimiter } from '../../http/limits/rate-limit';
import type { Clock } from '../../ports/clock';
import type { UploadBody } from '../uploads/uploads.multipart';
import { baseNamesOf, type ImageUrls, type UploadsService } from '../uploads/uploads.service';
import type { OwnProjectsRepository } from './own-projects.repository';
import type { OwnProjectsService } from './own-projects.service';

type ProjectPicturesParts = {
  own: OwnProjectsService;
  uploads: Pick<UploadsService, 'add' | 'remove'>;
  uploadLimiter: RateLimiter;
  clock: Clock;
};
export type ProjectPicturesService = ReturnType<typeof createProjectPicturesService>;

const uploadLimit = { countMax: 600, windowSeconds: 3600 };
const full = () => invalid({ image: ['errors.images_full'] });
/** A picture by the name of its file: addresses leave the API with the site before them. */
const fileNameOf = (address: string): string => address.slice(address.lastIndexOf('/') + 1);
const changedElsewhere = () => new ApiError(409, 'errors.invalid');

/** The first picture is the main one. */
const withMain = (images: readonly StatementImage[]): StatementImage[] =>
  images.map((image, index) => ({ ...image, is_main: index === 0 }));

/**
 * The pictures that stay, in their order, and those that go.
 * @throws ApiError 409 for one that is not there any more
 */
function reordered(before: readonly StatementImage[], addresses: readonly string[]) {
  const names = [...new Set(addresses.map(fileNameOf))];
  const wanted = names.map((name) => before.find(({ large }) => fileNameOf(large) === name));
  const images = wanted.filter((image) => image !== undefined);
  if (images.length < wanted.length) throw changedElsewhere();
  return { images: withMain(images), removed: before.filter(({ large }) => !images.some((image) => image.large === large)) };
}

/** Pictures and layouts of own projects, and pictures of their reports. Each call throws ApiError 404 for somebody else's project. */
export function createProjectPicturesService({ own, uploads, uploadLimiter, clock }: ProjectPicturesParts) {
  /**
   * Stores a picture and calls `work`, which adds its row; if that fails, the file is removed.
   * @throws ApiError 413, 415, 422 on `image`, 429 after 600 in an hour, 503
   */
  const upload = async (
    developerId: number,
    id: number,
    body: UploadBody,
    work: (tx: OwnProjectsRepository, image: ImageUrls) => Promise<void>,
  ): Promise<OwnProjectDetail> => {
    await uploadLimiter.take(`user ${developerId}`, uploadLimit);
    const urls = await uploads.add(body, 'image', `p${id}-${randomBytes(10).toString('hex')}`);
    try {
      return await own.onOwn(developerId, id, (tx) => work(tx, urls));
    } catch (error) {
      await uploads.remove(baseNamesOf([urls]));
      throw error;
    }
  };

  return {
    /** Adds a picture behind the others. @throws ApiError 422 on `image` with thirty pictures */
    add: async (developerId: number, id: number, body: UploadBody): Promise<OwnProjectDetail> => {
      if ((await own.detail(developerId, id)).images.length >= projectImagesMax) throw full();
      return upload(developerId, id, body, async (tx, urls) => {
        const row = await tx.find(developerId, id);
        if (!row || row.images.length >= projectImagesMax) throw full();
        await tx.change(id, { images: withMain([...row.images, { ...urls, is_main: false }]), updatedAt: clock() });
      });
    },

    /** Puts the pictures in an order and removes those that are left out. @throws ApiError 409 for one that is not there any more */
    order: async (developerId: number, id: number, addresses: readonly string[]): Promise<OwnProjectDetail> => {
      let removed: StatementImage[] = [];
      const project = await own.onOwn(developerId, id, async (tx) => {
        const next = reordered((await tx.find(developerId, id))?.images ?? [], addresses);
        removed = next.removed;
        await tx.change(id, { images: next.images, updatedAt: clock() });
      });
      await uploads.remove(baseNamesOf(removed));
      return project;
    },

    /** Adds a layout. @throws ApiError 422 on `image` with sixty layouts */
    addPlan: async (
      developerId: number,
      id: number,
      { room_type_id: roomTypeId, area: areaSqm }: PlanQuery,
      body: UploadBody,
    ) => {
      if ((await own.detail(developerId, id)).plans.length >= projectPlansMax) throw full();
      return upload(developerId, id, body, async (tx, urls) => {
        if ((await tx.countPlans(id)) >= projectPlansMax) throw full();
        await tx.addPlan({ projectId: id, roomTypeId, areaSqm, image: { ...urls, is_main: false } });
        await tx.change(id, { updatedAt: clock() });
      });
    },

    /** Adds a picture behind the others of a report. @throws ApiError 422 on `image` with eight pictures */
    addToReport: async (developerId: number, id: number, reportId: number, body: UploadBody): Promise<OwnProjectDetail> => {
      const report = (await own.detail(developerId, id)).progress.find((one) => one.id === reportId);
      if (!report) throw notFound();
      if (report.images.length >= reportImagesMax) throw full();
      return upload(developerId, id, body, async (tx, urls) => {
        const images = (await tx.findProgress(id, reportId))?.images;
        if (!images) throw notFound();
        if (images.length >= reportImagesMax) throw full();
        await tx.changeProgress(id, reportId, { images: withMain([...images, { ...urls, is_main: false }]) });
        await tx.change(id, { updatedAt: clock() });
      });
    },

    /** Puts the pictures of a report in an order, as `order` does. @throws ApiError 409 for one that is not there any more */
    orderReport: async (
      developerId: number,
      id: number,
      reportId: number,
      addresses: readonly string[],
    ): Promise<OwnProjectDetail> => {
      let removed: StatementImage[] = [];
      const project = await own.onOwn(developerId, id, async (tx) => {
        const report = await tx.findProgress(id, reportId);
        if (!report) throw notFound();
        const next = reordered(report.images, addresses);
        removed = next.removed;
        await tx.changeProgress(id, reportId, { images: next.images });
        await tx.change(id, { updatedAt: clock() });
      });
      await uploads.remove(baseNamesOf(removed));
      return project;
    },

    /** Removes a report with its pictures. */
    removeReport: async (developerId: number, id: number, reportId: number): Promise<OwnProjectDetail> => {
      let removed: StatementImage[] = [];
      const project = await own.onOwn(developerId, id, async (tx) => {
        const report = await tx.removeProgress(id, reportId);
        if (!report) throw notFound();
        removed = report.images;
      });
      await uploads.remove(baseNamesOf(removed));
      return project;
    },

    removePlan: async (developerId: number, id: number, planId: number): Promise<OwnProjectDetail> => {
      let removed: StatementImage[] = [];
      const project = await own.onOwn(developerId, id, async (tx) => {
        const plan = await tx.removePlan(id, planId);
        if (!plan) throw notFound();
        removed = [plan.image];
      });
      await uploads.remove(baseNamesOf(removed));
      return project;
    },
  };
}
