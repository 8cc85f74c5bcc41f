import { SECRET_TAG } from '@patine/contract/search/indexes';
import type { SearchObject } from '@patine/search';

/** Products of drops that have not opened are written to no engine outside of this process. */
export const isSecret = ({ _tags: tags }: SearchObject): boolean =>
  Array.isArray(tags) && tags.includes(SECRET_TAG);
