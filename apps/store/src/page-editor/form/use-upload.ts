import { useMutation } from '@tanstack/react-query';
import { ApiError } from '../../lib/api-error.ts';
import { failureMessage } from '../../lib/failure-message.ts';
import { contentApi } from '../content-api.ts';
import { refusalOf, type PictureRefusal } from './read-picture.ts';

class RefusedPicture extends Error {
  readonly refusal: PictureRefusal;

  constructor(refusal: PictureRefusal) {
    super('The picture cannot be sent');
    this.refusal = refusal;
  }
}

const OWN = {
  REQUEST_TOO_LARGE: 'pageEditor.picture.size',
  VALIDATION: 'pageEditor.picture.unreadable',
  MALFORMED_REQUEST: 'pageEditor.picture.unreadable',
  ACCESS_DENIED: 'pageEditor.failure.access',
} as const;

/** What the api has against a picture's size in pixels. */
const SIZES = { TOO_LARGE: 'pageEditor.picture.pixels', TOO_SMALL: 'pageEditor.picture.tiny' } as const;
const isSize = (rule: string | undefined): rule is keyof typeof SIZES => rule !== undefined && rule in SIZES;

function wordsFor(error: unknown): string {
  if (error instanceof RefusedPicture) return `pageEditor.picture.${error.refusal}`;
  const rule = error instanceof ApiError ? error.body.fields?.['image'] : undefined;
  if (isSize(rule)) return SIZES[rule];
  return failureMessage(error, error instanceof ApiError ? OWN : {});
}

/** Sends a picture; what became of it is known by its id. */
export function useUpload(onUploaded: (id: string) => void) {
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: async (file: File) => {
      const refusal = refusalOf(file);
      if (refusal) throw new RefusedPicture(refusal);
      return contentApi.upload(file);
    },
    onSuccess: ({ id }) => onUploaded(id),
  });
  return { send: mutate, uploaded: data, isPending, failure: error ? wordsFor(error) : null };
}
