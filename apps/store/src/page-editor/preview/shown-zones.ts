import { mentionsIn } from '@patine/contract/content/mentions-in';
import { checkOnce } from '../check-block.ts';
import { isToFillIn } from '../errors-within.ts';
import type { ShownZone } from '../iframe-messages.ts';
import type { PageDraft } from '../page-draft.ts';

/** A page as a frame shows it: blocks with validation errors are named, and left out. */
export const shownZones = (page: PageDraft | null): ShownZone[] =>
  (page?.zones ?? []).map(({ key, id, blocks }) => ({
    key,
    id,
    blocks: blocks.map((keyed) => {
      const { block, validationErrors } = checkOnce(keyed);
      return {
        key: keyed.key,
        type: keyed.block.type,
        block,
        isToFillIn: !block && isToFillIn(validationErrors),
        drop: mentionsIn(block).drops[0]?.value,
      };
    }),
  }));
