import type { Family } from '@patine/core';

export type FamilyTagProps = {
  /** Slug of the family. */
  family: string;
  /** Its name in the visitor's language. */
  label: string;
  /** Where it hangs: low on a card, high on a gallery whose foot has buttons. */
  place?: keyof typeof places;
};

const look =
  'punched absolute left-0 bg-paper py-2 text-xs/none font-semibold before:absolute before:top-1/2 before:left-2.5 before:size-1.5 before:-translate-y-1/2 before:rounded-full';

const places = { card: 'bottom-3', gallery: 'top-4' };

const holes: Record<Family, string> = {
  vintage: 'before:bg-garance',
  second_hand: 'before:bg-denim',
  imperfect: 'before:bg-mustard',
  upcycled: 'before:bg-moss',
  new_but_green: 'before:bg-moss',
  archive: 'before:bg-ink',
};

const isFamily = (slug: string): slug is Family => Object.hasOwn(holes, slug);

/** The punched tag on a photograph, one element for speed; a family not known yet has vintage's colour. */
export function FamilyTag({ family, label, place = 'card' }: FamilyTagProps) {
  const hole = isFamily(family) ? holes[family] : holes.vintage;
  return <span className={`${look} ${places[place]} ${hole}`}>{label}</span>;
}
