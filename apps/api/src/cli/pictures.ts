import type { Config } from '../config.ts';
import { createLog } from '../log.ts';
import { diskStorage } from '../storage/disk-storage.ts';
import { mediaFolder, openStorage } from '../storage/open-storage.ts';
import { cliConfig } from './data.ts';
import { UsageError } from './help.ts';

function bucketOf({ S3_BUCKET }: Config): string {
  if (S3_BUCKET === undefined) throw new UsageError('Set S3_BUCKET, and its keys where it needs any.');
  return S3_BUCKET;
}

/** `pictures copy`: from the data folder to the bucket. A running shop may go on meanwhile. */
export async function picturesCopy(): Promise<number> {
  const config = cliConfig();
  bucketOf(config);
  const { copyPictures } = await import('../modules/media/index.ts');
  const bucket = await openStorage(config, createLog('silent'));
  try {
    const { copied, present, damaged } = await copyPictures(diskStorage(mediaFolder(config)), bucket);
    console.log(`${copied} pictures copied to ${bucket.name}, ${present} were there.`);
    for (const key of damaged) console.error(`${key}: its content is not what it was stored as; not copied.`);
    return damaged.length > 0 ? 1 : 0;
  } finally {
    bucket.close();
  }
}

/** `pictures lifecycle`: sets how long the bucket keeps what can be made again. */
export async function picturesLifecycle(): Promise<number> {
  const config = cliConfig();
  const bucket = bucketOf(config);
  const [{ createS3Client }, { setLifecycle }] = await Promise.all([
    import('../storage/s3-client.ts'),
    import('../storage/lifecycle.ts'),
  ]);
  const client = createS3Client(config);
  try {
    const rules = await setLifecycle(client, bucket);
    console.log(`Bucket ${bucket} has the rules ${rules.map(({ ID }) => ID).join(', ')}.`);
    return 0;
  } finally {
    client.destroy();
  }
}
