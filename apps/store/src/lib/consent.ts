import { needsBanner, readChoice, type Choice, type Purpose, type ThirdParties } from './third-parties.ts';

export type ConsentHost = {
  parties: ThirdParties;
  /** Keeps what was consented to at a button or a frame's place. */
  grant: (purpose: Purpose) => void;
};

let host: ConsentHost | undefined;
const listeners = new Set<() => void>();
/** Granted at a button while the banner is unanswered: forgotten when the page is left. */
const granted = new Set<Purpose>();

const tell = () => {
  for (const listener of listeners) listener();
};

export function connectConsent(to: ConsentHost) {
  host = to;
  tell();
}

/** What this browser's visitor has chosen; null for nothing yet. */
export const choiceMade = (): Choice | null => (host ? readChoice(document.cookie, host.parties) : null);

export const allows = (purpose: Purpose): boolean =>
  granted.has(purpose) || choiceMade()?.has(purpose) === true;

/** Allows one purpose, as a press on a help desk's or a frame's button does. Kept with the choice once one is made. */
export function grant(purpose: Purpose) {
  granted.add(purpose);
  tell();
  if (host && (choiceMade() !== null || !needsBanner(host.parties))) host.grant(purpose);
}

/** A choice was made or changed. */
export function choiceChanged() {
  granted.clear();
  tell();
}

export function onConsent(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
