import Share from 'lucide-react/icons/share';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Button, type ButtonProps } from '../button/Button.tsx';
import { CopyLabel } from '../copy-button/CopyLabel.tsx';
import { useCopy, type CopyState } from '../copy-button/use-copy.ts';
import { LiveRegion } from '../live-region/LiveRegion.tsx';

export type ShareButtonProps = Omit<ButtonProps, 'asChild' | 'loading' | 'onClick' | 'children' | 'title'> & {
  /** Absolute URL to share. */
  url: string;
  /** Title for the recipient. */
  title: string;
  /** Called after sharing with the method used. */
  onShared?: (way: 'share' | 'copy') => void;
  /** Label, when « Share » is not specific enough. */
  children?: ReactNode;
};

const resultIds: Record<CopyState, string | null> = {
  idle: null,
  copied: 'ui.share-button.copied',
  failed: 'ui.copy-button.failed',
};

/** Opens the device's share sheet, or copies the link when there is none. */
export function ShareButton(props: ShareButtonProps) {
  const { url, title, onShared, children, tone = 'line', size = 'sm', ...rest } = props;
  const { formatMessage } = useIntl();
  const { state, copy } = useCopy();
  const id = resultIds[state];

  const share = async () => {
    if (typeof navigator.share !== 'function') {
      await copy(url);
      onShared?.('copy');
      return;
    }
    try {
      await navigator.share({ url, title });
      onShared?.('share');
    } catch (error) {
      // Closing the share sheet is intended; after any other failure the link is copied.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(url);
    }
  };

  return (
    <>
      <Button tone={tone} size={size} {...rest} onClick={() => void share()}>
        <CopyLabel
          copied={state === 'copied'}
          sign={<Share aria-hidden className="size-4" />}
          before={children ?? formatMessage({ id: 'ui.share-button.share' })}
          after={formatMessage({ id: 'ui.share-button.copied' })}
        />
      </Button>
      {state === 'failed' ? <p className="mt-2 text-sm wrap-anywhere">{url}</p> : null}
      <LiveRegion message={id ? formatMessage({ id }) : ''} />
    </>
  );
}
