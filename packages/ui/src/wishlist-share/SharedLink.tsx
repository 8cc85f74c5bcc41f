import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../button/Button.tsx';
import { CopyButton } from '../copy-button/CopyButton.tsx';
import { focusField } from '../field/focus-field.ts';
import { ShareButton } from '../share-button/ShareButton.tsx';

export type SharedLinkProps = {
  /** Public URL of the wishlist. */
  url: string;
  /** Title of the wishlist for the share sheet. */
  title: string;
  /** True while the wishlist is being made private. */
  saving: boolean;
  /** Called after confirmation to make the wishlist private; its URL then stops working. */
  onMakePrivate: () => void;
};

/** The link to copy or share, and the button to make the wishlist private. */
export function SharedLink({ url, title, saving, onMakePrivate }: SharedLinkProps) {
  const { formatMessage } = useIntl();
  const [isConfirming, setConfirming] = useState(false);
  // The button takes focus back from the confirmation that it opened.
  const [wasOpened, setOpened] = useState(false);
  const openConfirmation = () => {
    setConfirming(true);
    setOpened(true);
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap gap-3">
        <input
          readOnly
          value={url}
          aria-label={formatMessage({ id: 'ui.wishlist-share.link' })}
          className="h-10 min-w-0 flex-1 basis-56 truncate rounded border border-dashed border-field bg-surface px-3.5 text-sm"
          onFocus={(event) => event.target.select()}
        />
        <CopyButton text={url} tone="ink">
          <FormattedMessage id="ui.wishlist-share.copy" />
        </CopyButton>
        <ShareButton url={url} title={title} />
      </div>
      {isConfirming ? (
        <div className="grid justify-items-start gap-3 bg-blush px-4 py-3.5">
          <p ref={focusField} tabIndex={-1} className="outline-none">
            <FormattedMessage id="ui.wishlist-share.confirmText" />
          </p>
          <div className="flex flex-wrap gap-3">
            <Button size="sm" tone="ink" loading={saving} onClick={onMakePrivate}>
              <FormattedMessage id="ui.wishlist-share.confirm" />
            </Button>
            <Button size="sm" tone="line" onClick={() => setConfirming(false)}>
              <FormattedMessage id="ui.wishlist-share.keep" />
            </Button>
          </div>
        </div>
      ) : (
        <button
          type="button"
          ref={wasOpened ? focusField : null}
          className="justify-self-start py-1 text-sm text-muted underline underline-offset-4 hover:text-ink"
          onClick={openConfirmation}
        >
          <FormattedMessage id="ui.wishlist-share.makePrivate" />
        </button>
      )}
    </div>
  );
}
