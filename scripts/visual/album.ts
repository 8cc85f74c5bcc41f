import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compare } from './compare.ts';
import { reportPage, type Finding } from './report.ts';

export type Shot = { id: string; title: string; frame: string; picture: Buffer | null };

/** The committed pictures, and the report of what no longer looks like them. */
export function openAlbum(folder: string, reportFolder: string) {
  const findings: Finding[] = [];
  const seen = new Set<string>();
  rmSync(reportFolder, { recursive: true, force: true });
  mkdirSync(path.join(reportFolder, 'pictures'), { recursive: true });
  mkdirSync(folder, { recursive: true });

  const keep = (name: string, picture: Buffer | null | undefined) => {
    if (!picture) return {};
    const address = `pictures/${name}`;
    writeFileSync(path.join(reportFolder, address), picture);
    return { [name.split('.').at(-2)!]: address };
  };
  const find = (shot: Shot, says: string, pictures: Record<string, Buffer | null | undefined>) => {
    const addresses = Object.entries(pictures).map(([kind, picture]) =>
      keep(`${shot.id}.${shot.frame}.${kind}.webp`, picture),
    );
    findings.push({ title: shot.title, frame: shot.frame, says, pictures: Object.assign({}, ...addresses) });
  };

  return {
    findings,
    /** Compares one picture with the committed one, or takes its place there. */
    async place(shot: Shot, update: boolean) {
      const name = `${shot.id}.${shot.frame}.webp`;
      const file = path.join(folder, name);
      seen.add(name);
      const { picture } = shot;
      if (!picture) return find(shot, 'The story could not be shown.', {});
      const expected = existsSync(file) ? readFileSync(file) : null;
      if (!expected && !update) return find(shot, 'There is no committed picture yet.', { actual: picture });
      const result = expected && (await compare(expected, picture));
      if (result?.same) return undefined;
      if (update) return writeFileSync(file, picture);
      const says =
        result?.pixels === null ? 'It takes another size.' : `${result?.pixels} pixels are different.`;
      return find(shot, says, { expected, actual: picture, difference: result?.difference });
    },
    /** Committed pictures of stories that are no more: dropped, or found. */
    settle(update: boolean) {
      for (const name of readdirSync(folder).filter((name) => !seen.has(name))) {
        if (update) rmSync(path.join(folder, name));
        else findings.push({ title: name, frame: '', says: 'Its story is gone.', pictures: {} });
      }
    },
    writeReport() {
      const file = path.join(reportFolder, 'index.html');
      writeFileSync(file, reportPage(findings));
      return file;
    },
  };
}
