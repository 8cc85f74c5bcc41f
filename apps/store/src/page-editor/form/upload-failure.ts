import { PICTURE_RULES, type PictureRule } from '@patine/contract/content/documents';
import { ApiError } from '../../lib/api-error.ts';
import { failureMessage } from '../../lib/failure-message.ts';
import type { PictureRefusal } from './read-picture.ts';

/** A file that is refused before it is sent. */
export class RefusedPicture extends Error {
  readonly refusal: PictureRefusal;

  constructor(refusal: PictureRefusal) {
    super('The picture cannot be sent');
    this.name = 'RefusedPicture';
    this.refusal = refusal;
  }
}

const OWN = {
  REQUEST_TOO_LARGE: 'pageEditor.picture.size',
  VALIDATION: 'pageEditor.picture.unreadable',
  MALFORMED_REQUEST: 'pageEditor.picture.unreadable',
  ACCESS_DENIED: 'pageEditor.failure.access',
  TOKEN_EXPIRED: 'pageEditor.failure.access',
  NOT_FOUND: 'pictures.missing',
} as const;

/** What the api has against a picture. */
const RULES: Record<PictureRule, string> = {
  WRONG_TYPE: 'pageEditor.picture.type',
  UNREADABLE: 'pageEditor.picture.unreadable',
  TOO_LARGE: 'pageEditor.picture.pixels',
  TOO_SMALL: 'pageEditor.picture.tiny',
  TOO_SLOW: 'pageEditor.picture.slow',
};

/** The id of the message that tells why a picture was not uploaded. */
export function uploadFailure(error: unknown): string {
  if (error instanceof RefusedPicture) return `pageEditor.picture.${error.refusal}`;
  const broken = error instanceof ApiError ? error.body.fields?.['image'] : undefined;
  const rule = PICTURE_RULES.find((one) => one === broken);
  if (rule) return RULES[rule];
  return failureMessage(error, error instanceof ApiError ? OWN : {});
}
