import { FormattedMessage } from 'react-intl';

/** Above a page that few see yet, so that nobody takes it for what the shop shows. */
export const DraftBar = () => (
  <p role="note" className="bg-garance px-4 py-1.5 text-center text-sm font-semibold text-white">
    <FormattedMessage id="draft.bar" />
  </p>
);
