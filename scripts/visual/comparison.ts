import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compare } from './compare.ts';
import { type Finding, reportPage } from './report.ts';

export type Screenshot = { id: string; title: string; locale: string; frame: string; picture: Buffer | null };

/** Compares screenshots with their baselines and writes an HTML report of those that differ. */
export function openComparison(reportFolder: string) {
  const findings: Finding[] = [];
  rmSync(reportFolder, { recursive: true, force: true });
  mkdirSync(path.join(reportFolder, 'pictures'), { recursive: true });

  const writePictures = (shot: Screenshot, pictures: Record<string, Buffer | null | undefined>) =>
    Object.fromEntries(
      Object.entries(pictures).flatMap(([kind, picture]) => {
        if (!picture) return [];
        const url = `pictures/${shot.id}.${shot.locale}.${shot.frame}.${kind}.webp`;
        writeFileSync(path.join(reportFolder, url), picture);
        return [[kind, url]];
      }),
    );
  const report = (shot: Screenshot, says: string, pictures: Record<string, Buffer | null | undefined>) =>
    findings.push({ title: shot.title, frame: shot.frame, says, pictures: writePictures(shot, pictures) });

  return {
    findings,
    async add(shot: Screenshot, expected: Buffer) {
      if (!shot.picture) return report(shot, 'The story could not be shown.', { before: expected });
      const result = await compare(expected, shot.picture);
      if (result.same) return undefined;
      const says =
        result.pixels === null ? 'Its size is different.' : `${result.pixels} pixels are different.`;
      return report(shot, says, {
        before: expected,
        after: shot.picture,
        difference: result.difference,
      });
    },
    writeReport() {
      const file = path.join(reportFolder, 'index.html');
      writeFileSync(file, reportPage(findings));
      return file;
    },
  };
}
