import { FormattedMessage } from 'react-intl';

/** Opens the country selection; rendered in the browser only, since it needs scripts. */
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
