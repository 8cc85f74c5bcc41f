import type { ShopDocumentId } from '@patine/contract/content/shop-documents';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { checkShopDocument } from '../check-shop-document.ts';
import { useEditorContext } from '../editor-context.ts';
import { FailureMessage } from '../FailureMessage.tsx';
import { useSettled } from '../use-settled.ts';

/** A document that the whole shop shows as it is on the screen, once typing pauses; null while it has faults. */
export function useSettledDocument(id: ShopDocumentId): unknown {
  const { page } = useEditorContext();
  const body = useSettled(page?.meta);
  return body !== undefined && checkShopDocument(id, body).length === 0 ? body : null;
}

export type SettledPreviewProps = {
  title: string;
  /** Explanation below the title. */
  text: string;
  /** Accessible name, where it is not the title. */
  label?: string;
  /** The document has faults, so there is nothing to show. */
  isFaulty: boolean;
  /** Why what the preview needs could not be read; null if it was. */
  error: unknown;
  busy?: boolean;
  /** Field of what is tried, above the status. */
  field?: ReactNode;
  /** What was found, announced when it changes. */
  status?: ReactNode;
  children: ReactNode;
};

/** The preview of a document that is text and no page of the shop. */
export function SettledPreview(props: SettledPreviewProps) {
  const { title, text, label = title, isFaulty, error, busy = false, field, status, children } = props;
  return (
    <section
      aria-label={label}
      aria-busy={busy}
      className="mt-4 min-h-96 bg-ecru p-4 sm:p-6 xl:mt-0 xl:h-full xl:overflow-y-auto"
    >
      <div className="max-w-168">
        <h2 className="heading mb-1 text-xl">{title}</h2>
        <p className="mb-4 text-sm text-muted">{text}</p>
        {field}
        <output className={field === undefined ? 'block text-sm' : 'mt-4 block text-sm'}>
          {isFaulty ? (
            <FormattedMessage id="shopDocument.preview.faulty" />
          ) : error ? (
            <FailureMessage error={error} />
          ) : (
            status
          )}
        </output>
        {children}
      </div>
    </section>
  );
}
