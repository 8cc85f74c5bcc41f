import { ApiError } from '../../errors.ts';

export type Credentials = { emailAddress: string; password: string };

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Reads `Authorization: Basic base64(email:password)`. Only the password may contain colons. */
export function basicCredentials(authorization: string | undefined): Credentials {
  const encoded = /^Basic ([A-Za-z0-9+/]{1,4096}={0,2})$/i.exec(authorization ?? '')?.[1];
  if (!encoded) throw new ApiError('MALFORMED_REQUEST');
  const text = decoded(encoded);
  const colon = text.indexOf(':');
  if (colon < 0 || text.includes('\0')) throw new ApiError('MALFORMED_REQUEST');
  return { emailAddress: text.slice(0, colon), password: text.slice(colon + 1) };
}

function decoded(encoded: string): string {
  try {
    return utf8.decode(Buffer.from(encoded, 'base64'));
  } catch (error) {
    throw new ApiError('MALFORMED_REQUEST', {}, { cause: error });
  }
}
