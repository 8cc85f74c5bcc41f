import { cx } from 'class-variance-authority';
import { Children, cloneElement, isValidElement, type ComponentPropsWithRef, type Ref } from 'react';

type Props = Record<string, unknown>;
type Handler = (...values: unknown[]) => void;

const isHandler = (name: string, value: unknown): value is Handler =>
  /^on[A-Z]/.test(name) && typeof value === 'function';

function setRef(ref: Ref<unknown> | undefined, node: unknown) {
  if (typeof ref === 'function') return ref(node);
  if (ref) ref.current = node;
}

/** Merges props: the child's own take precedence, class names are joined, both handlers run, and both refs are set. */
function merged(passed: Props, own: Props): Props {
  const both: Props = {
    ...passed,
    ...own,
    className: cx(passed['className'] as string, own['className'] as string),
  };
  for (const [name, handler] of Object.entries(passed)) {
    const ownHandler = own[name];
    if (!isHandler(name, handler) || !isHandler(name, ownHandler)) continue;
    both[name] = (...values: unknown[]) => {
      ownHandler(...values);
      handler(...values);
    };
  }
  const refs = [passed['ref'], own['ref']] as (Ref<unknown> | undefined)[];
  if (refs.every(Boolean)) both['ref'] = (node: unknown) => refs.forEach((ref) => setRef(ref, node));
  return both;
}

export type SlotProps = ComponentPropsWithRef<'button'>;

/** Passes its props to its only child, and renders no element of its own. */
export function Slot({ children, ...passed }: SlotProps) {
  const child = Children.only(children);
  return isValidElement<Props>(child) ? cloneElement(child, merged(passed, child.props)) : null;
}
