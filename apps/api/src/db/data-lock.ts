import { hash } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';

/** Another process has the embedded database open; only one process at a time may. */
export class DataInUseError extends Error {
  override name = 'DataInUseError';
}

/** A command that the process with the embedded database runs for `marketplace`; it yields its outputs one by one. */
export type OwnerCommand = (input: unknown) => AsyncIterable<object>;

/** Maximum length of a Unix socket's path on every system, with a margin. */
const MAX_ADDRESS_LENGTH = 90;

/**
 * Path of the owner's socket. It lies in the data folder, so that only those who may write there can connect; in the
 * temporary folder if that path is too long. On Windows it is a named pipe.
 */
function addressOf(dataDir: string) {
  const folder = path.resolve(dataDir);
  const inside = path.join(folder, 'owner.sock');
  const name = `patine-${hash('sha256', folder, 'hex').slice(0, 24)}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  return inside.length <= MAX_ADDRESS_LENGTH ? inside : path.join(tmpdir(), `${name}.sock`);
}

const listen = (server: Server, address: string) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    const mask = process.umask(0o177);
    server.listen(address, () => {
      server.off('error', reject);
      resolve();
    });
    process.umask(mask);
  });

const call = (address: string, command: string, body: string) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    request({ socketPath: address, path: `/${command}`, method: 'POST' }, resolve)
      .once('error', reject)
      .end(body);
  });

const isAnswered = (address: string) =>
  call(address, '', '').then(
    (response) => {
      response.resume();
      return true;
    },
    () => false,
  );

async function answer(
  commands: Record<string, OwnerCommand>,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const command = commands[(request.url ?? '/').slice(1)];
  if (!command) return void response.writeHead(404).end();
  response.writeHead(200, { 'content-type': 'application/x-ndjson' });
  try {
    for await (const output of command(JSON.parse(await text(request))))
      response.write(`${JSON.stringify(output)}\n`);
    response.end();
  } catch (error) {
    response.end(`${JSON.stringify({ failure: error instanceof Error ? error.message : String(error) })}\n`);
  }
}

/** Makes this process the owner of the data folder. Replaces the socket of a process that has died. */
export async function lockDataFolder(dataDir: string) {
  await mkdir(dataDir, { recursive: true });
  const address = addressOf(dataDir);
  const commands: Record<string, OwnerCommand> = {};
  const server = createServer((request, response) => void answer(commands, request, response));
  try {
    await listen(server, address);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    if (await isAnswered(address)) throw new DataInUseError(path.resolve(dataDir));
    await rm(address, { force: true });
    await listen(server, address);
  }
  server.unref();
  return {
    serve: (offered: Record<string, OwnerCommand>) => void Object.assign(commands, offered),
    release: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** Runs a command on the owner process and yields its outputs; null when no process owns the folder. */
export async function runOnOwner(dataDir: string, command: string, input: unknown) {
  const response = await call(addressOf(dataDir), command, JSON.stringify(input)).catch(() => null);
  if (!response) return null;
  if (response.statusCode !== 200) {
    response.resume();
    throw new DataInUseError(path.resolve(dataDir));
  }
  return (async function* () {
    for await (const line of createInterface({ input: response })) yield JSON.parse(line) as unknown;
  })();
}
