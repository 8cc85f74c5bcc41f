/** A drop's row as far as its name tells it: `archives-denim` is “Archives denim”, open until somebody says more. */
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
