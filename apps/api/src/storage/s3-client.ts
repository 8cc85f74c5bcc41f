import { S3Client } from '@aws-sdk/client-s3';
import type { Config } from '../config.ts';

export type S3Config = Pick<
  Config,
  'S3_REGION' | 'S3_ENDPOINT' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'
>;

const CONNECT_MS = 2_000;
/** A page names up to a hundred pictures. */
const MAX_SOCKETS = 100;

/**
 * Without keys the SDK finds its own: AWS_ACCESS_KEY_ID, a profile, the role of the machine. An endpoint of another
 * company takes the bucket in the path, which all of them do.
 */
export function createS3Client({
  S3_REGION: region,
  S3_ENDPOINT: endpoint,
  S3_ACCESS_KEY_ID: accessKeyId,
  S3_SECRET_ACCESS_KEY: secretAccessKey,
}: S3Config) {
  const agent = { maxSockets: MAX_SOCKETS, keepAlive: true };
  return new S3Client({
    region,
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    ...(accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey } } : {}),
    maxAttempts: 2,
    requestHandler: { connectionTimeout: CONNECT_MS, httpAgent: agent, httpsAgent: agent },
  });
}
