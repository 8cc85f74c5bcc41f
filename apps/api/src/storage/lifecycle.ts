import {
  GetBucketLifecycleConfigurationCommand,
  type LifecycleRule,
  PutBucketLifecycleConfigurationCommand,
  type S3Client,
} from '@aws-sdk/client-s3';

/** Encoded pictures are made again when somebody asks for them: those of sold pieces need not be kept for ever. */
export const ENCODED_DAYS = 180;

const RULES: LifecycleRule[] = [
  {
    ID: 'patine-encoded-pictures',
    Status: 'Enabled',
    Filter: { Prefix: 'cache/' },
    Expiration: { Days: ENCODED_DAYS },
  },
  {
    ID: 'patine-unfinished-uploads',
    Status: 'Enabled',
    Filter: { Prefix: '' },
    AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 },
  },
];

const readRules = (client: S3Client, Bucket: string): Promise<LifecycleRule[]> =>
  client.send(new GetBucketLifecycleConfigurationCommand({ Bucket })).then(
    ({ Rules }) => Rules ?? [],
    (error: unknown) => {
      if (error instanceof Error && error.name === 'NoSuchLifecycleConfiguration') return [];
      throw error;
    },
  );

/** Sets the shop's lifecycle rules, and keeps those of others: a bucket has one list of rules, written as a whole. */
export async function setLifecycle(client: S3Client, Bucket: string): Promise<LifecycleRule[]> {
  const own = new Set(RULES.map(({ ID }) => ID));
  const others = (await readRules(client, Bucket)).filter(({ ID }) => !own.has(ID));
  const Rules = [...others, ...RULES];
  await client.send(
    new PutBucketLifecycleConfigurationCommand({ Bucket, LifecycleConfiguration: { Rules } }),
  );
  return Rules;
}
