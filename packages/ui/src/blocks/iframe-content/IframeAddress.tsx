import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../button/Button.tsx';
import { VisuallyHidden } from '../../visually-hidden/VisuallyHidden.tsx';

/** Link to the external site, in a new tab. */
export const IframeAddress = ({ address }: { address: URL }) => (
  <Button asChild tone="line" className="max-w-full min-w-0">
    <a href={address.href} target="_blank" rel="noopener noreferrer">
      <span className="min-w-0 wrap-anywhere">
        <FormattedMessage
          id="ui.iframe-content.open"
          values={{ host: address.hostname.replace(/^www\./, '') }}
        />
      </span>
      <VisuallyHidden>
        <FormattedMessage id="ui.link.newTab" />
      </VisuallyHidden>
      <ArrowUpRight aria-hidden className="size-5" />
    </a>
  </Button>
);
