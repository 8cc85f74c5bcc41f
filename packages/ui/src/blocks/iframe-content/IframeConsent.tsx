import type { ComponentPropsWithRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { BlockHeading } from '../../block-heading/BlockHeading.tsx';
import { Button } from '../../button/Button.tsx';
import { IframeAddress } from './IframeAddress.tsx';
import { iframeConsentVariants } from './iframe-content.variants.ts';
import type { IframeRatio } from './iframe-content.variants.ts';

type FrameQuestionProps = Omit<ComponentPropsWithRef<'div'>, 'title'> & {
  title: string;
  address: URL;
  ratio: IframeRatio;
  onShow: () => void;
};

/** Placeholder that names the content and its site. Nothing is requested from the site before a click. */
export function IframeConsent({ title, address, ratio, onShow, className, ...rest }: FrameQuestionProps) {
  return (
    <div data-slot="iframe-content-block" className={iframeConsentVariants({ ratio, className })} {...rest}>
      <BlockHeading title={title} size="md" className="max-w-full min-w-0" />
      <p className="max-w-prose text-pretty wrap-anywhere">
        <FormattedMessage
          id="ui.iframe-content.ask"
          values={{ host: address.hostname.replace(/^www\./, '') }}
        />
      </p>
      <div className="flex max-w-full flex-wrap justify-center gap-3">
        <Button tone="ink" onClick={onShow}>
          <FormattedMessage id="ui.iframe-content.show" />
        </Button>
        <IframeAddress address={address} />
      </div>
    </div>
  );
}
