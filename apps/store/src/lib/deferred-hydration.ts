import { onFirstInteraction } from './on-first-interaction.ts';
import { whenIdle } from './when-idle.ts';

/** A part of the page that the server rendered and whose hydration is deferred. */
export type DeferredPart = {
  /** Loads the part's code; called again at each interaction until that succeeds. */
  hydrate: () => void;
  hydrated: Promise<void>;
};

/** Marks the elements of parts until they are hydrated. */
export const DEFERRED = 'data-deferred';
/** Set by `theme-script.ts` on parts that are used before this code is there. */
const INTERACTED = 'data-interacted';

/** Events by which somebody uses a part, or is about to. */
const INTERACTIONS = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'input', 'click'] as const;

/** Longest wait for the code of a part that is used. */
const MAX_WAIT_MS = 5_000;

const deferred = new Map<Element, DeferredPart>();
/** Used, and not hydrated yet. */
const hydrating = new Set<DeferredPart>();

/** The deferred parts around an element, from the inside out. */
function* partsAround(target: EventTarget | null): Generator<DeferredPart> {
  let element = target instanceof Element ? target.closest(`[${DEFERRED}]`) : null;
  for (; element; element = element.parentElement?.closest(`[${DEFERRED}]`) ?? null) {
    const part = deferred.get(element);
    if (part) yield part;
  }
}

function hydrate(part: DeferredPart) {
  hydrating.add(part);
  part.hydrate();
}

function hydrateAround({ target }: Event) {
  if (deferred.size === 0) return;
  for (const part of partsAround(target)) hydrate(part);
}

/**
 * React ignores the events by which a pointer leaves a part that is not hydrated, and waits for them before it reports that the pointer
 * entered the element beside: repeats the event as one of a pointer that comes from outside the page.
 */
function repeatEntering({ target, relatedTarget, isTrusted, pointerId, pointerType }: PointerEvent) {
  const left = relatedTarget instanceof Element ? relatedTarget.closest(`[${DEFERRED}]`) : null;
  if (!isTrusted || !left || !(target instanceof Element) || left.contains(target)) return;
  target.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerId, pointerType }));
}

if (!import.meta.env.SSR) {
  for (const type of INTERACTIONS) addEventListener(type, hydrateAround, { capture: true, passive: true });
  addEventListener('pointerover', repeatEntering, { capture: true, passive: true });
}

/**
 * Hydrates a part at the first interaction with its element, or while the browser is idle after the first one with the page. Returns
 * what forgets a part that leaves the page.
 */
export function deferHydration(element: Element, { hydrate: start, hydrated }: DeferredPart): () => void {
  const done = Promise.withResolvers<void>();
  const part: DeferredPart = { hydrate: start, hydrated: done.promise };
  deferred.set(element, part);
  if (element.matches(`:focus-within, [${INTERACTED}], :has([${INTERACTED}])`)) hydrate(part);
  onFirstInteraction(() => whenIdle(start));
  const remove = () => {
    element.removeAttribute(DEFERRED);
    deferred.delete(element);
    hydrating.delete(part);
    done.resolve();
  };
  void hydrated.then(remove);
  return remove;
}

/** Resolves once these parts are hydrated, to false if that takes too long: their code cannot be loaded. */
async function settled(parts: Iterable<DeferredPart>): Promise<boolean> {
  const timeout = new Promise<false>((resolve) => setTimeout(resolve, MAX_WAIT_MS, false));
  const all = Promise.all(Array.from(parts, ({ hydrated }) => hydrated)).then(() => true);
  return Promise.race([all, timeout]);
}

export const isHydrating = () => hydrating.size > 0;

/** Waits for the parts in use; false if their code cannot be loaded. */
export const partsInUseHydrated = () => settled(hydrating);

/**
 * Hydrates all parts, because the page around them is about to change: React replaces the elements of a part that changes before it is
 * hydrated, and loses their focus; while code is missing, it waits with the whole change. False if that code cannot be loaded.
 */
export async function hydrateAll(): Promise<boolean> {
  // Parts in a part appear with it.
  while (deferred.size > 0) {
    const parts = [...deferred.values()];
    for (const part of parts) part.hydrate();
    if (!(await settled(parts))) return false;
  }
  return true;
}
