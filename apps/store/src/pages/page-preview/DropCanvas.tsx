import type { ShowDropMessage } from '../../page-editor/iframe-messages.ts';
import { DropView } from '../drop/DropView.tsx';
import { hold } from './hold.ts';

/** A drop as its page would be. */
export default function DropCanvas({ drop, pieces, at }: ShowDropMessage) {
  const products = drop.isLaunched ? pieces : [];
  return (
    <div onClickCapture={hold} onSubmitCapture={hold}>
      <DropView
        drop={{ ...drop, products, count: drop.productCount, queryID: undefined, sold: [], readAt: at }}
      />
    </div>
  );
}
