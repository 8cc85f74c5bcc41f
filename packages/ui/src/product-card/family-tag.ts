import type { Family } from '@patine/core';

const tag =
  'punched absolute bottom-3 left-0 bg-paper py-2 text-xs/none font-semibold before:absolute before:top-1/2 before:left-2.5 before:size-1.5 before:-translate-y-1/2 before:rounded-full';

/** The punched tag of a card, ready made: its hole tells the family at a glance. */
const looks: Record<Family, string> = {
  vintage: `${tag} before:bg-garance`,
  second_hand: `${tag} before:bg-denim`,
  imperfect: `${tag} before:bg-mustard`,
  upcycled: `${tag} before:bg-moss`,
  new_but_green: `${tag} before:bg-moss`,
  archive: `${tag} before:bg-ink`,
};

const isFamily = (slug: string): slug is Family => Object.hasOwn(looks, slug);

/** A family that a feed brings before this table knows it gets the colour of vintage. */
export const familyTag = (slug: string) => (isFamily(slug) ? looks[slug] : looks.vintage);
