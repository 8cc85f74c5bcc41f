import { ExportPersonalDataDocument } from '@patine/contract/operations';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '../../lib/store-context.tsx';

/** Offers a file to the browser for download. */
function download({ name, content }: { name: string; content: string }) {
  const address = URL.createObjectURL(new Blob([content], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers start reading the URL later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

export function useExport() {
  const { request } = useApi();
  return useMutation({
    mutationFn: async () => download((await request(ExportPersonalDataDocument, {})).exportPersonalData),
  });
}
