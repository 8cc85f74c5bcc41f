import { Picture } from '@patine/ui/picture/Picture';

export type TeaserPicturesProps = {
  /** Ids of close-ups. */
  pictures: readonly string[];
};

/** Close-ups of the pieces to come, without a name, a price or a link. */
export const TeaserPictures = ({ pictures }: TeaserPicturesProps) => (
  <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4 sm:gap-5">
    {pictures.map((id) => (
      <li key={id}>
        <Picture id={id} alt="" ratio="square" sizes="(min-width: 43em) 23vw, 46vw" maxWidth={1024} eager />
      </li>
    ))}
  </ul>
);
