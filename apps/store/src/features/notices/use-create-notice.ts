import { CreateNoticeDocument } from '@patine/contract/operations';
import type { NoticeReason } from '@patine/core';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../lib/store-context.tsx';

export type WrittenNotice = {
  reason: NoticeReason;
  explanation: string;
  name: string;
  emailAddress: string;
  inGoodFaith: boolean;
};

/** Sends a report about a product; returns its reference number. */
export function useCreateNotice(productReference: number) {
  const { request } = useApi();
  return useMutation({
    mutationFn: async (written: WrittenNotice) =>
      (await request(CreateNoticeDocument, { notice: { productReference, ...written } })).createNotice,
  });
}
