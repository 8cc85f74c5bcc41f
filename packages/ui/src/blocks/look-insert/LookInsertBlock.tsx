import type { BlockOf } from '@patine/contract/content/blocks';
import { cx } from 'class-variance-authority';
import type { ComponentPropsWithRef } from 'react';
import { useIntl } from 'react-intl';
import { BlockHeading } from '../../block-heading/BlockHeading.tsx';
import { Link } from '../../link/Link.tsx';
import { Picture } from '../../picture/Picture.tsx';

export type LookInsertBlockProps = Omit<ComponentPropsWithRef<'section'>, 'children'> & {
  /** A look: its image, its description, and links to its products. */
  block: BlockOf<'lookInsert'>;
};

/** A single look with its photograph, its description and links to its products. */
export function LookInsertBlock({ block, className, ...rest }: LookInsertBlockProps) {
  const { title, description, image, imageAlt, shopLinks } = block;
  return (
    <section
      data-slot="look-insert"
      className={cx(
        'grid bg-ecru sm:grid-cols-[minmax(0,17rem)_minmax(0,1fr)] lg:grid-cols-[minmax(0,21.25rem)_minmax(0,1fr)]',
        className,
      )}
      {...rest}
    >
      {image ? (
        <Picture
          id={image}
          alt={imageAlt}
          ratio="look"
          sizes="(min-width: 43em) 340px, 100vw"
          maxWidth={1024}
        />
      ) : null}
      <div className="grid max-w-200 grid-cols-[minmax(0,1fr)] content-center gap-5 px-6 py-10 sm:px-10 xl:px-20">
        <BlockHeading title={title} />
        {description ? (
          <p className="text-lg wrap-break-word text-pretty text-ink-soft">{description}</p>
        ) : null}
        <LookProducts links={shopLinks} />
      </div>
    </section>
  );
}

function LookProducts({ links }: { links: BlockOf<'lookInsert'>['shopLinks'] }) {
  const { formatMessage } = useIntl();
  if (links.length === 0) return null;
  return (
    <ul aria-label={formatMessage({ id: 'ui.blocks.lookPieces' })} className="grid stitch-t border-field/50">
      {links.map(({ label, link }) => (
        <li key={`${link} ${label}`} className="stitch-b border-field/50">
          <Link
            href={link}
            className="group flex min-h-12 items-center justify-between gap-4 py-2 font-medium"
          >
            <span className="min-w-0 wrap-break-word group-hover:underline group-hover:underline-offset-4">
              {label}
            </span>
            <span
              aria-hidden
              className="mirrored text-garance transition-transform group-hover:translate-x-[calc(0.25rem*var(--dir))]"
            >
              →
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
