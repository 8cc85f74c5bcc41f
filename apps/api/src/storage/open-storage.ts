import type { FastifyBaseLogger } from 'fastify';
import path from 'node:path';
import type { Config } from '../config.ts';
import { diskStorage } from './disk-storage.ts';
import type { S3Config } from './s3-client.ts';
import type { Storage } from './storage.ts';

/** The folder of pictures when they are not in a bucket. */
export const mediaFolder = ({ DATA_DIR }: Pick<Config, 'DATA_DIR'>) => path.join(DATA_DIR, 'media');

/** Opens where pictures are stored: a bucket with `S3_BUCKET`, else the data folder. It connects at the first request. */
export async function openStorage(
  config: S3Config & Pick<Config, 'DATA_DIR' | 'S3_BUCKET'>,
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>,
): Promise<Storage> {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint } = config;
  if (bucket === undefined) return diskStorage(mediaFolder(config));
  // Loaded only where it is used: the SDK takes a tenth of a second.
  const [{ createS3Client }, { s3Storage }] = await Promise.all([
    import('./s3-client.ts'),
    import('./s3-storage.ts'),
  ]);
  const name = `S3 bucket ${bucket}${endpoint ? ` at ${new URL(endpoint).host}` : ''}`;
  return s3Storage({ client: createS3Client(config), bucket, name, log });
}
