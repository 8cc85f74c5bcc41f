import { Picture } from '@patine/ui/picture/Picture';
import { FormattedMessage } from 'react-intl';

export type TeasersProps = {
  /** Ids of close-ups. */
  pictures: readonly string[];
};

/** Close-ups of the pieces to come, without a name, a price or a link. */
export function Teasers({ pictures }: TeasersProps) {
  return (
    <section aria-labelledby="teasers">
      <h2 id="teasers" className="heading text-3xl">
        <FormattedMessage id="drop.teasers" />
      </h2>
      <p className="mt-1 mb-5 max-w-prose text-muted">
        <FormattedMessage id="drop.teasersText" />
      </p>
      <ul className="grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-4">
        {pictures.map((id) => (
          <li key={id}>
            <Picture
              id={id}
              alt=""
              ratio="square"
              sizes="(min-width: 55em) 23vw, 46vw"
              maxWidth={1024}
              eager
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
