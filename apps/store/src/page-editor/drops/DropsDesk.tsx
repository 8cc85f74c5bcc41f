import '../without-eval.ts';
import { useSearchParams } from 'react-router-dom';
import { DropList } from './DropList.tsx';
import { OpenDrop } from './OpenDrop.tsx';

/** Where editors make drops: all of them, or one by its address. */
export default function DropsDesk() {
  const [query] = useSearchParams();
  const slug = query.get('drop') ?? '';
  return slug === '' ? <DropList /> : <OpenDrop key={slug} slug={slug} />;
}
