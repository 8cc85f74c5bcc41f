import type { Change } from '../docs/component-history.ts';

type History = Readonly<Record<string, readonly Change[]>>;

/** A commit with the titles of the components that it changed. */
export type ComponentsChanged = { subject: string; titles: string[] };

const MS_PER_DAY = 86_400_000;

/** Returns the day of the last change; an empty text where there is no history. */
export const lastDay = (history: History): string =>
  Object.values(history)
    .flatMap(([last]) => last?.day ?? [])
    .toSorted()
    .at(-1) ?? '';

/** Returns a day so many days before another: a week before 2026-11-23 is 2026-11-16. */
export const daysBefore = (day: string, count: number): string =>
  day === '' ? '' : new Date(Date.parse(day) - count * MS_PER_DAY).toISOString().slice(0, 10);

/** Returns the changes since a day, that day included: by day, the last first. */
export function changedSince(history: History, since: string): [day: string, changes: ComponentsChanged[]][] {
  const days = new Map<string, Map<string, string[]>>();
  for (const [title, changes] of Object.entries(history))
    for (const { day, subject } of changes) {
      if (day < since) continue;
      const subjects = days.get(day) ?? new Map<string, string[]>();
      days.set(day, subjects.set(subject, [...(subjects.get(subject) ?? []), title]));
    }
  return [...days]
    .toSorted(([one], [other]) => other.localeCompare(one))
    .map(([day, subjects]) => [
      day,
      [...subjects].map(([subject, titles]) => ({ subject, titles: [...new Set(titles)] })),
    ]);
}
