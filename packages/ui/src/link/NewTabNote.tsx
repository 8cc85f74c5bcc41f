import { FormattedMessage } from 'react-intl';

/** Says at the end of a link that it opens a new tab: an arrow of the style sheet for the eye, words for screen readers. */
export const NewTabNote = () => (
  <span className="sr-only">
    {' '}
    <FormattedMessage id="ui.link.newTab" />
  </span>
);
