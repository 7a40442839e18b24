import { join } from 'node:path';
import type { ServerEnv } from '../env';
import { createDiskStorage } from './disk-storage';
import { createS3Storage } from './s3-storage';
import type { StoragePort } from './storage';

/** The bucket that the configuration names, else a folder next to the database. */
export function createStorage(env: ServerEnv): StoragePort {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY)
    return createDiskStorage(join(env.DATA_DIR, 'uploads'));
  return createS3Storage({
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  });
}
