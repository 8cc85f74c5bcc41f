import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  type ListObjectsV2CommandOutput,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import type { FastifyBaseLogger } from 'fastify';
import path from 'node:path';
import { s3Availability, type S3Limits } from './s3-availability.ts';
import type { Storage } from './storage.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
};

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** A missing bucket is 404 too, but a fault of the configuration. A response to HEAD has no body that could tell. */
const isMissing = (error: unknown) =>
  error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NotFound');

type Options = {
  client: S3Client;
  bucket: string;
  name: string;
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>;
  limits?: S3Limits;
};

/** Pictures as objects of an S3 bucket. */
export function s3Storage({ client, bucket: Bucket, name, log, limits }: Options): Storage {
  const { run, isUp } = s3Availability(name, log, limits);
  return {
    name,
    read: (Key) =>
      run(async (abortSignal) => {
        try {
          const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }), { abortSignal });
          return Body ? Buffer.from(await Body.transformToByteArray()) : null;
        } catch (error) {
          if (isMissing(error)) return null;
          throw error;
        }
      }),
    has: (Key) =>
      run(async (abortSignal) => {
        try {
          await client.send(new HeadObjectCommand({ Bucket, Key }), { abortSignal });
          return true;
        } catch (error) {
          if (isMissing(error)) return false;
          throw error;
        }
      }),
    write: (Key, Body) =>
      run(async (abortSignal) => {
        const ContentType = TYPES[path.posix.extname(Key)] ?? 'application/octet-stream';
        const object = { Bucket, Key, Body, ContentType, CacheControl: IMMUTABLE };
        await client.send(new PutObjectCommand(object), { abortSignal });
      }),
    delete: (Key) =>
      run(async (abortSignal) => {
        await client.send(new DeleteObjectCommand({ Bucket, Key }), { abortSignal });
      }),
    async list(Prefix) {
      const keys: string[] = [];
      let from: string | undefined;
      do {
        const ContinuationToken = from;
        const listed: ListObjectsV2CommandOutput = await run((abortSignal) =>
          client.send(new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken }), { abortSignal }),
        );
        keys.push(...(listed.Contents ?? []).flatMap(({ Key }) => Key ?? []));
        from = listed.NextContinuationToken;
      } while (from !== undefined);
      return keys;
    },
    isUp,
    close: () => client.destroy(),
  };
}
