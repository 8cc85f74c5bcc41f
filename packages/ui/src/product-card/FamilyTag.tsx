import type { Family } from '@patine/core';

export type FamilyTagProps = {
  /** Slug of the family. */
  family: string;
  /** Name in the visitor's language. */
  label: string;
  /** Position: across the lower edge of a card's photograph, or at the top of a gallery, whose bottom has buttons. */
  place?: keyof typeof places;
};

const places = {
  card: 'relative -mt-3 block w-fit bg-ecru',
  gallery: 'absolute start-0 top-4 bg-paper',
};

const dotColors: Record<Family, string> = {
  vintage: 'before:bg-garance',
  second_hand: 'before:bg-denim',
  imperfect: 'before:bg-mustard',
  upcycled: 'before:bg-moss',
  new_but_green: 'before:bg-moss',
  archive: 'before:bg-ink',
};

const isFamily = (slug: string): slug is Family => Object.hasOwn(dotColors, slug);

/** The family label of a photograph, a single element for performance. An unknown family has the colour of vintage. */
export function FamilyTag({ family, label, place = 'card' }: FamilyTagProps) {
  const dotColor = isFamily(family) ? dotColors[family] : dotColors.vintage;
  return <span className={`family-tag ${places[place]} ${dotColor}`}>{label}</span>;
}
