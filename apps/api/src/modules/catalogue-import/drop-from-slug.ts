/** Derives a drop's row from its slug: `archives-denim` becomes “Archives denim”, open at once. */
export function dropFromSlug(slug: string, now: Date) {
  const words = slug.replaceAll('-', ' ');
  const name = words.charAt(0).toUpperCase() + words.slice(1);
  return {
    slug,
    nameFr: name,
    nameEn: name,
    descriptionFr: '',
    descriptionEn: '',
    pictureId: null,
    preLaunchAt: null,
    launchAt: now,
    endAt: null,
    isComingSoon: false,
  };
}
