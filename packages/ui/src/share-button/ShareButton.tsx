import Share from 'lucide-react/icons/share';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Button, type ButtonProps } from '../button/Button.tsx';
import { CopyLabel } from '../copy-button/CopyLabel.tsx';
import { useCopy, type CopyState } from '../copy-button/use-copy.ts';
import { LiveRegion } from '../live-region/LiveRegion.tsx';

export type ShareButtonProps = Omit<ButtonProps, 'asChild' | 'loading' | 'onClick' | 'children' | 'title'> & {
  /** Full address of what is shared. */
  url: string;
  /** Name of what is shared, for whoever gets it. */
  title: string;
  /** Told which way was taken, once it was. */
  onShared?: (way: 'share' | 'copy') => void;
  /** What it shares, when « Share » does not say enough. */
  children?: ReactNode;
};

const news: Record<CopyState, string | null> = {
  idle: null,
  copied: 'ui.share-button.copied',
  failed: 'ui.copy-button.failed',
};

/** The device's own way to share, or the link on the clipboard where there is none. */
export function ShareButton(props: ShareButtonProps) {
  const { url, title, onShared, children, tone = 'line', size = 'sm', ...rest } = props;
  const { formatMessage } = useIntl();
  const { state, copy } = useCopy();
  const id = news[state];

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
      // Whoever closes the sheet has decided; any other failure leaves the link at least.
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
