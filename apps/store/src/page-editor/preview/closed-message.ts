import type { ClosedDrop } from '../iframe-messages.ts';

/** Which of the messages below a prefix says why the pieces of a drop are not shown. */
export const closedMessage = ({ isPublished, opensAt }: Pick<ClosedDrop, 'isPublished' | 'opensAt'>) =>
  !isPublished ? 'draft' : opensAt === null ? 'undated' : 'until';
