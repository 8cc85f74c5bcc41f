import type { BlockType } from '@patine/contract/content/blocks';
import { FormattedMessage } from 'react-intl';

export type GalleryCardProps = { type: BlockType; onChoose: () => void };

/** A type of block, by its name and what it is for. */
export function GalleryCard({ type, onChoose }: GalleryCardProps) {
  return (
    <button
      type="button"
      className="flex flex-col rounded border border-line bg-white p-4 text-left transition-colors duration hover:border-ink"
      onClick={onChoose}
    >
      <span className="block font-semibold">
        <FormattedMessage id={`pageEditor.block.${type}`} />
      </span>
      <span className="mt-1 block text-sm text-muted">
        <FormattedMessage id={`pageEditor.purpose.${type}`} />
      </span>
    </button>
  );
}
