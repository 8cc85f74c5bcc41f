import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** A request as it came, before anything of it was decoded. */
export type SignedRequest = {
  method: string;
  /** Path and query. */
  target: string;
  headers: Readonly<Record<string, string>>;
};

export type S3Credentials = { accessKeyId: string; secretAccessKey: string; region: string };

/** Codes of S3, https://docs.aws.amazon.com/AmazonS3/latest/API/ErrorResponses.html */
export type SignatureFault =
  | 'AccessDenied'
  | 'InvalidAccessKeyId'
  | 'AuthorizationHeaderMalformed'
  | 'RequestTimeTooSkewed'
  | 'SignatureDoesNotMatch';

const MAX_SKEW_MS = 15 * 60_000;
const MAX_EXPIRY_SECONDS = 604_800;

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

const readTime = (stamp: string) =>
  Date.parse(stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

/** Percent-encodes all but unreserved characters, as Signature Version 4 asks. */
const encode = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

type Claim = {
  accessKeyId: string;
  date: string;
  region: string;
  service: string;
  signedHeaders: string[];
  signature: string;
  stamp: string;
  /** Seconds; for URLs that were signed in advance. */
  expires?: number;
  payload: string;
};

function claimOfHeader(headers: SignedRequest['headers']): Claim | null {
  const found =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/([^/]+)\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      headers['authorization'] ?? '',
    );
  const payload = headers['x-amz-content-sha256'];
  if (!found || payload === undefined) return null;
  const [, accessKeyId = '', date = '', region = '', service = '', signed = '', signature = ''] = found;
  const stamp = headers['x-amz-date'] ?? '';
  return { accessKeyId, date, region, service, signedHeaders: signed.split(';'), signature, stamp, payload };
}

function claimOfQuery(query: URLSearchParams): Claim | null {
  const value = (name: string) => query.get(`X-Amz-${name}`) ?? '';
  const [accessKeyId = '', date = '', region = '', service = '', end = ''] = value('Credential').split('/');
  if (value('Algorithm') !== 'AWS4-HMAC-SHA256' || end !== 'aws4_request') return null;
  return {
    accessKeyId,
    date,
    region,
    service,
    signedHeaders: value('SignedHeaders').split(';'),
    signature: value('Signature'),
    stamp: value('Date'),
    expires: Number(value('Expires')),
    payload: query.get('X-Amz-Content-Sha256') ?? 'UNSIGNED-PAYLOAD',
  };
}

/** https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv-create-signed-request.html */
function signatureOf({ method, target, headers }: SignedRequest, claim: Claim, secret: string): string {
  const [path = '', search = ''] = target.split('?');
  const query = [...new URLSearchParams(search)]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .toSorted()
    .join('&');
  const canonicalHeaders = claim.signedHeaders
    .map((name) => `${name}:${(headers[name] ?? '').trim().replace(/ +/g, ' ')}\n`)
    .join('');
  const canonical = [
    method,
    path,
    query,
    canonicalHeaders,
    claim.signedHeaders.join(';'),
    claim.payload,
  ].join('\n');
  const scope = `${claim.date}/${claim.region}/${claim.service}/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', claim.stamp, scope, sha256(canonical)].join('\n');
  const key = [claim.date, claim.region, claim.service, 'aws4_request'].reduce<string | Buffer>(
    (made, part) => hmac(made, part),
    `AWS4${secret}`,
  );
  return hmac(key, toSign).toString('hex');
}

/** Headers that S3 wants to be signed where they are sent. */
const mustBeSigned = (name: string) => name === 'host' || name === 'content-md5' || name.startsWith('x-amz-');

/** Verifies a request by its header or its query; null if it is as the account's key signs it. */
export function signatureFault(
  request: SignedRequest,
  { accessKeyId, secretAccessKey, region }: S3Credentials,
  now: number,
): SignatureFault | null {
  const { headers, target } = request;
  const query = new URLSearchParams(target.split('?')[1]);
  const isInUrl = query.has('X-Amz-Signature');
  if (!isInUrl && headers['authorization'] === undefined) return 'AccessDenied';
  const claim = isInUrl ? claimOfQuery(query) : claimOfHeader(headers);
  if (!claim || claim.service !== 's3' || claim.region !== region || !claim.stamp.startsWith(claim.date))
    return 'AuthorizationHeaderMalformed';
  if (claim.accessKeyId !== accessKeyId) return 'InvalidAccessKeyId';
  const age = now - readTime(claim.stamp);
  if (claim.expires === undefined) {
    if (!(Math.abs(age) <= MAX_SKEW_MS)) return 'RequestTimeTooSkewed';
  } else if (!(claim.expires <= MAX_EXPIRY_SECONDS && age >= -MAX_SKEW_MS && age <= claim.expires * 1_000))
    return 'AccessDenied';
  const names = Object.keys(headers).filter(mustBeSigned);
  if (names.some((name) => !claim.signedHeaders.includes(name))) return 'AccessDenied';
  const [expected, given] = [signatureOf(request, claim, secretAccessKey), claim.signature].map((hex) =>
    Buffer.from(hex, 'hex'),
  );
  return expected && given && expected.length === given.length && timingSafeEqual(expected, given)
    ? null
    : 'SignatureDoesNotMatch';
}
