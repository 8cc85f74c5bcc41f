import { expect, test } from 'vitest';
import { signatureFault } from './signature.ts';

/** The examples that AWS publishes: AmazonS3/latest/API/sig-v4-header-based-auth.html and sigv4-query-string-auth.html */
const ACCOUNT = {
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
};
const AT = Date.parse('2013-05-24T00:00:00Z');
const EMPTY = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
const SCOPE = 'AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request';

const inHeader = (headers: Record<string, string>, signed: string, signature: string) => ({
  host: 'examplebucket.s3.amazonaws.com',
  'x-amz-date': '20130524T000000Z',
  ...headers,
  authorization: `AWS4-HMAC-SHA256 Credential=${SCOPE},SignedHeaders=${signed},Signature=${signature}`,
});

const GET = {
  method: 'GET',
  target: '/test.txt',
  headers: inHeader(
    { range: 'bytes=0-9', 'x-amz-content-sha256': EMPTY },
    'host;range;x-amz-content-sha256;x-amz-date',
    'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  ),
};
const LIFECYCLE = {
  method: 'GET',
  target: '/?lifecycle',
  headers: inHeader(
    { 'x-amz-content-sha256': EMPTY },
    'host;x-amz-content-sha256;x-amz-date',
    'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
  ),
};
const SIGNED_URL = {
  method: 'GET',
  target:
    '/test.txt?X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Credential=AKIAIOSFODNN7EXAMPLE%2F20130524%2Fus-east-1%2Fs3%2Faws4_request&X-Amz-Date=20130524T000000Z&X-Amz-Expires=86400&X-Amz-SignedHeaders=host&X-Amz-Signature=aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404',
  headers: { host: 'examplebucket.s3.amazonaws.com' },
};

test.each([
  ['a request with headers', GET],
  ['a sub-resource', LIFECYCLE],
  ['a URL that was signed in advance', SIGNED_URL],
])('AWS’s own example of %s is accepted', (_, request) => {
  expect(signatureFault(request, ACCOUNT, AT)).toBeNull();
});

test.each([
  ['another path', { ...GET, target: '/other.txt' }, ACCOUNT, AT, 'SignatureDoesNotMatch'],
  ['another method', { ...GET, method: 'DELETE' }, ACCOUNT, AT, 'SignatureDoesNotMatch'],
  [
    'another header',
    { ...GET, headers: { ...GET.headers, range: 'bytes=0-99' } },
    ACCOUNT,
    AT,
    'SignatureDoesNotMatch',
  ],
  ['another secret', GET, { ...ACCOUNT, secretAccessKey: 'x' }, AT, 'SignatureDoesNotMatch'],
  ['another key', GET, { ...ACCOUNT, accessKeyId: 'x' }, AT, 'InvalidAccessKeyId'],
  ['another region', GET, { ...ACCOUNT, region: 'eu-west-3' }, AT, 'AuthorizationHeaderMalformed'],
  ['another time', GET, ACCOUNT, AT + 16 * 60_000, 'RequestTimeTooSkewed'],
  ['a URL that has expired', SIGNED_URL, ACCOUNT, AT + 86_401_000, 'AccessDenied'],
  [
    'an unsigned header of AWS',
    { ...GET, headers: { ...GET.headers, 'x-amz-acl': 'public-read' } },
    ACCOUNT,
    AT,
    'AccessDenied',
  ],
  [
    'no signature',
    { ...GET, headers: { host: 'examplebucket.s3.amazonaws.com' } },
    ACCOUNT,
    AT,
    'AccessDenied',
  ],
] as const)('%s is refused', (_, request, account, now, fault) => {
  expect(signatureFault(request, account, now)).toBe(fault);
});
