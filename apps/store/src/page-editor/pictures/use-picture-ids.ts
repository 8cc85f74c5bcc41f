import { framedId, framePictures } from '@patine/contract/content/picture-framing';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { picturesQuery } from './pictures-api.ts';

const useFramings = () => {
  const { data } = useQuery({ ...picturesQuery, staleTime: 60_000 });
  return useMemo(() => new Map((data ?? []).map((picture) => [picture.id, picture])), [data]);
};

/** Returns under which id the shop shows a picture that a document names: of the file in its place, around its focal point. */
export function usePictureIds(): (id: string) => string {
  const framings = useFramings();
  return useCallback(
    (id) => {
      const framing = framings.get(id);
      return framing ? framedId(framing, null) : id;
    },
    [framings],
  );
}

/** Returns a document as the shop shows it: its pictures as they are framed in the library. */
export function useFramedPictures(): <T>(document: T) => T {
  const framings = useFramings();
  return useCallback((document) => framePictures(document, (id) => framings.get(id)), [framings]);
}
