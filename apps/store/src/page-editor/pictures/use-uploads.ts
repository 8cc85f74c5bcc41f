import type { UploadedImage } from '@patine/contract/content/documents';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refusalOf } from '../form/read-picture.ts';
import { uploadFailure } from '../form/upload-failure.ts';
import { picturesApi, picturesQuery } from './pictures-api.ts';

export type Upload = {
  key: number;
  fileName: string;
  state: 'waiting' | 'sending' | 'done' | 'known' | 'failed';
  /** Id of the message that tells why it failed. */
  failure?: string;
};

/** Files that are sent to the library one after the other, with what became of each. */
export function useUploads(onUploaded?: (picture: UploadedImage) => void) {
  const queries = useQueryClient();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const isBusy = uploads.some(({ state }) => state === 'waiting' || state === 'sending');
  const mark = (key: number, change: Partial<Upload>) =>
    setUploads((before) => before.map((one) => (one.key === key ? { ...one, ...change } : one)));

  async function sendOne(file: File, key: number) {
    const refusal = refusalOf(file);
    if (refusal) return mark(key, { state: 'failed', failure: `pageEditor.picture.${refusal}` });
    mark(key, { state: 'sending' });
    try {
      const picture = await picturesApi.upload(file);
      mark(key, { state: picture.isKnown ? 'known' : 'done' });
      await queries.invalidateQueries(picturesQuery);
      onUploaded?.(picture);
    } catch (error) {
      mark(key, { state: 'failed', failure: uploadFailure(error) });
    }
  }

  async function send(files: Iterable<File>) {
    const queue = [...files].map((file, place) => ({ file, key: Date.now() * 100 + place }));
    setUploads((before) => [
      // What is done with is told until the next files.
      ...before.filter(({ state }) => state === 'waiting' || state === 'sending'),
      ...queue.map(({ file, key }): Upload => ({ key, fileName: file.name, state: 'waiting' })),
    ]);
    for (const { file, key } of queue) await sendOne(file, key);
  }
  return { uploads, isBusy, send: (files: Iterable<File>) => void send(files) };
}
