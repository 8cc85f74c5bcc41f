import { FormattedMessage } from 'react-intl';

/** Marks a draft, so that its editors do not mistake it for the published page. */
export const DraftBar = () => (
  <p role="note" className="bg-garance-fill px-4 py-1.5 text-center text-sm font-semibold text-on-fill">
    <FormattedMessage id="draft.bar" />
  </p>
);
