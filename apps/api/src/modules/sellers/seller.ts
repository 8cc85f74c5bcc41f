import { slugify, translationIn } from '@patine/core';
import { ApiError } from '../../errors.ts';
import type { Query } from '../../module.ts';
import { isProfessional } from './is-professional.ts';
import { findSeller } from './repository.ts';
import { readSpecialities } from './specialities-repository.ts';

export const seller: Query<'seller'> = async (_root, { slug }, { db, clock, locale }) => {
  // Text that is no slug matches no seller, and may contain characters that PostgreSQL rejects (NUL).
  const row = slug === slugify(slug) ? await findSeller(db, slug) : null;
  if (!row) throw new ApiError('NOT_FOUND');
  const { id, name, country, since, identity, about } = row;
  return {
    store: { id: String(id), name, slug, country, isProfessional: isProfessional(identity) },
    since: since?.toISOString() ?? null,
    identity,
    about: about && translationIn(about, locale),
    specialities: await readSpecialities(db, { storeId: id, locale, now: clock.now() }),
  };
};
