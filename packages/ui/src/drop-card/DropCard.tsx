import type { Drop } from '@patine/contract/content/structure';
import { FormattedMessage } from 'react-intl';
import { DropTime } from '../drop-banner/DropTime.tsx';
import { Link } from '../link/Link.tsx';
import { Picture } from '../picture/Picture.tsx';
import { Tag } from '../tag/Tag.tsx';

export type DropCardProps = {
  drop: Drop;
};

/** A drop among others: its picture, name, number of pieces and time. */
export function DropCard({ drop }: DropCardProps) {
  return (
    <article data-slot="drop-card" className="group relative">
      <div className="relative overflow-hidden bg-denim">
        {drop.image ? (
          <Picture
            id={drop.image}
            alt=""
            ratio="landscape"
            sizes="(min-width: 60em) 32vw, (min-width: 43em) 48vw, 86vw"
            maxWidth={1024}
            {...(drop.isLaunched ? {} : { className: 'opacity-60' })}
          />
        ) : (
          <span className="block aspect-landscape" />
        )}
        <span className="absolute bottom-3 left-0">
          <Tag hole="denim">
            {drop.isNew ? (
              <FormattedMessage id="ui.drop-card.new" />
            ) : (
              <FormattedMessage id={drop.isLaunched ? 'ui.drop-banner.live' : 'ui.drop-banner.toCome'} />
            )}
          </Tag>
        </span>
      </div>
      <Link
        href={drop.path}
        className="mt-3 block heading text-xl after:absolute after:inset-0 group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4"
      >
        {drop.name}
      </Link>
      <p className="text-sm text-muted">
        {drop.productCount > 0 ? (
          <>
            <FormattedMessage id="ui.order-card.pieces" values={{ count: drop.productCount }} />
            {' · '}
          </>
        ) : null}
        <DropTime drop={drop} />
      </p>
    </article>
  );
}
