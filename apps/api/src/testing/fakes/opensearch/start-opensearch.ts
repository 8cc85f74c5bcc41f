import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';

const [USER, PASSWORD] = ['shop', 'a:secret@word'];

export type HeldIndex = { name: string; aliases: string[]; documents: number };

/** Starts the fake OpenSearch server in its own process, and returns the shop's settings that point to it. */
export async function startOpenSearch() {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', path.join(import.meta.dirname, 'main.ts'), USER, PASSWORD],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const lines = createInterface({ input: child.stdout });
  const url = await new Promise<string>((resolve, reject) => {
    lines.once('line', resolve);
    child.once('exit', (code) => reject(new Error(`The fake of OpenSearch exited with code ${code}`)));
  });
  const post = async <Result>(control: string, input: object = {}): Promise<Result> => {
    const response = await fetch(`${url}/_/${control}`, { method: 'POST', body: JSON.stringify(input) });
    return (await response.json()) as Result;
  };
  const settings = { OPENSEARCH_URL: url, OPENSEARCH_USERNAME: USER, OPENSEARCH_PASSWORD: PASSWORD };
  return {
    url,
    settings,
    setAway: (away: boolean) => post('away', { away }),
    /** Refuses so many of the next operations of bulk requests. */
    overload: (operations: number) => post('overload', { operations }),
    /** The requests since the last call. */
    requests: () => post<string[]>('requests'),
    indexes: () => post<HeldIndex[]>('indexes'),
    stop: () => void child.kill('SIGKILL'),
  };
}

export type FakeOpenSearch = Awaited<ReturnType<typeof startOpenSearch>>;
