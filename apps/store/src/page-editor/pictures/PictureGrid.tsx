import type { SitePicture } from '@patine/contract/content/site-pictures';
import { Button } from '@patine/ui/button/Button';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PictureThumb } from './PictureThumb.tsx';
import { pictureName } from './picture-name.ts';

/** Pictures that are drawn before more are asked for. */
const PAGE = 48;

export type PictureGridProps = {
  pictures: readonly SitePicture[];
  /** Id of the picture that a field has. */
  chosen?: string;
  onChoose: (picture: SitePicture) => void;
};

/** Pictures of the library side by side, newest first. */
export function PictureGrid({ pictures, chosen, onChoose }: PictureGridProps) {
  const [shown, setShown] = useState(PAGE);
  return (
    <>
      <ul className="grid grid-cols-2 gap-x-3 gap-y-5 sm:grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] sm:gap-x-4">
        {pictures.slice(0, shown).map((picture) => (
          <li key={picture.id} className="grid min-w-0">
            <Tile picture={picture} isChosen={picture.id === chosen} onChoose={() => onChoose(picture)} />
          </li>
        ))}
      </ul>
      {pictures.length > shown ? (
        <p className="mt-6 text-center">
          <Button tone="line" onClick={() => setShown(shown + PAGE)}>
            <FormattedMessage id="pictures.more" values={{ count: pictures.length - shown }} />
          </Button>
        </p>
      ) : null}
    </>
  );
}

type TileProps = { picture: SitePicture; isChosen: boolean; onChoose: () => void };

function Tile({ picture, isChosen, onChoose }: TileProps) {
  const intl = useIntl();
  const { id, uses, alt } = picture;
  const lacksAlt = Object.values(alt).some((text) => text === '');
  return (
    <button
      type="button"
      id={`picture.${id}`}
      aria-pressed={isChosen || undefined}
      className="group grid cursor-pointer content-start text-start"
      onClick={onChoose}
    >
      <span
        className={`block overflow-clip rounded ${isChosen ? 'outline-2 outline-offset-2 outline-garance' : ''}`}
      >
        <PictureThumb picture={picture} sizes="(min-width: 43em) 12rem, 45vw" />
      </span>
      <span className="mt-2 line-clamp-2 text-sm font-semibold wrap-anywhere group-hover:underline group-hover:underline-offset-4">
        {pictureName(picture, intl)}
      </span>
      <span className="text-sm text-muted tabular-nums">
        <FormattedMessage id="pictures.usedBy" values={{ count: uses.length }} />
        {lacksAlt ? (
          <>
            {' · '}
            <FormattedMessage id="pictures.noAlt" />
          </>
        ) : null}
      </span>
    </button>
  );
}
