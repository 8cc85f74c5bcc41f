import { FormattedMessage } from 'react-intl';
import { TeaserPictures, type TeaserPicturesProps } from '../../features/catalogue/TeaserPictures.tsx';

/** Close-ups of the pieces to come, and what to expect of them. */
export function Teasers({ pictures }: TeaserPicturesProps) {
  return (
    <section aria-labelledby="teasers">
      <h2 id="teasers" className="heading text-3xl">
        <FormattedMessage id="drop.teasers" />
      </h2>
      <p className="mt-1 mb-5 max-w-prose text-muted">
        <FormattedMessage id="drop.teasersText" />
      </p>
      <TeaserPictures pictures={pictures} />
    </section>
  );
}
