import { FormattedMessage } from 'react-intl';

/** Asks for another country; nothing can answer it without scripts. */
export const ChangeCountry = ({ onClick }: { onClick: () => void }) => (
  <>
    {' '}
    <button
      type="button"
      className="touch-target underline underline-offset-4 hover:decoration-2 noscript:hidden"
      onClick={onClick}
    >
      <FormattedMessage id="product.delivery.change" />
    </button>
  </>
);
