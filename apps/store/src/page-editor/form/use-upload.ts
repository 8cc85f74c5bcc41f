import type { UploadedImage } from '@patine/contract/content/documents';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { picturesApi, picturesQuery } from '../pictures/pictures-api.ts';
import { refusalOf } from './read-picture.ts';
import { RefusedPicture, uploadFailure } from './upload-failure.ts';

/** Sends a picture to the library; what became of it is known by its id. */
export function useUpload(onUploaded: (picture: UploadedImage) => void, replaces?: string) {
  const queries = useQueryClient();
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: async (file: File) => {
      const refusal = refusalOf(file);
      if (refusal) throw new RefusedPicture(refusal);
      return picturesApi.upload(file, replaces);
    },
    onSuccess: async (picture) => {
      await queries.invalidateQueries(picturesQuery);
      onUploaded(picture);
    },
  });
  return { send: mutate, uploaded: data, isPending, failure: error ? uploadFailure(error) : null };
}
