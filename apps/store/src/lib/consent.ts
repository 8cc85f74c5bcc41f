import { needsBanner, readChoice, type Choice, type Purpose, type ThirdParties } from './third-parties.ts';

export type ConsentHost = {
  parties: ThirdParties;
  /** Stores consent that a visitor gives at a button or an iframe placeholder. */
  grant: (purpose: Purpose) => void;
};

let host: ConsentHost | undefined;
const listeners = new Set<() => void>();
/** Granted at a button before the banner is answered; lasts until the page is left. */
const granted = new Set<Purpose>();

const notify = () => {
  for (const listener of listeners) listener();
};

export function connectConsent(to: ConsentHost) {
  host = to;
  notify();
}

/** The visitor's stored choice; null if there is none. */
export const choiceMade = (): Choice | null => (host ? readChoice(document.cookie, host.parties) : null);

export const allows = (purpose: Purpose): boolean =>
  granted.has(purpose) || choiceMade()?.has(purpose) === true;

/** Grants one purpose, for example from the help desk button. Added to the stored choice if there is one. */
export function grant(purpose: Purpose) {
  granted.add(purpose);
  notify();
  if (host && (choiceMade() !== null || !needsBanner(host.parties))) host.grant(purpose);
}

/** Call after a choice is made or changed. */
export function choiceChanged() {
  granted.clear();
  notify();
}

export function onConsent(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
