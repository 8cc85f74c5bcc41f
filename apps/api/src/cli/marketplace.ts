import { ConfigError } from '../config.ts';
import { DataInUseError } from '../db/data-lock.ts';
import { HELP, UsageError } from './help.ts';

const content = () => import('./content.ts');

/** Each command returns its exit code. It is loaded when it is called: all of them together take over a second. */
const COMMANDS: Record<string, (args: string[]) => Promise<number>> = {
  'catalogue demo': async () => (await import('./catalogue-demo.ts')).catalogueDemo(),
  'catalogue import': async (args) => (await import('./catalogue-import.ts')).catalogueImport(args),
  'sellers import': async (args) => (await import('./sellers-import.ts')).sellersImport(args),
  'search reindex': async () => (await import('./search-reindex.ts')).searchReindex(),
  'pictures copy': async () => (await import('./pictures.ts')).picturesCopy(),
  'pictures lifecycle': async () => (await import('./pictures.ts')).picturesLifecycle(),
  migrate: async () => (await import('./migrate.ts')).migrate(),
  backup: async (args) => (await import('./backup.ts')).backup(args),
  restore: async (args) => (await import('./restore.ts')).restore(args),
  'content check': async (args) => (await content()).contentCheck(args),
  'content push': async (args) => (await content()).contentPush(args),
  'content export': async (args) => (await content()).contentExport(args),
  'content invite': async (args) => (await import('./content-invite.ts')).contentInvite(args),
  'content token': async (args) => (await import('./content-token.ts')).contentToken(args),
};

type Found = { wordCount: number; work: (args: string[]) => Promise<number> };

/** Finds a command by its first two words, or by its first. Operations are loaded only when one is called. */
async function find(args: string[]): Promise<Found | null> {
  const names = [args.slice(0, 2).join(' '), args[0] ?? ''];
  const own = names.find((name) => Object.hasOwn(COMMANDS, name));
  const command = own === undefined ? undefined : COMMANDS[own];
  if (own !== undefined && command) return { wordCount: own.split(' ').length, work: command };
  const { OPERATIONS } = await import('./operations/operations.ts');
  const name = names.find((candidate) => Object.hasOwn(OPERATIONS, candidate));
  const operation = name === undefined ? undefined : OPERATIONS[name];
  if (name === undefined || !operation) return null;
  const { operateOn } = await import('./operate.ts');
  return { wordCount: name.split(' ').length, work: (rest) => operateOn(name, operation, rest) };
}

async function run(args: string[]): Promise<number> {
  const wantsHelp = args.length === 0 || ['help', '--help', '-h'].includes(args[0] ?? '');
  const found = wantsHelp ? null : await find(args);
  if (found) return found.work(args.slice(found.wordCount));
  (wantsHelp ? console.log : console.error)(HELP);
  return wantsHelp ? 0 : 2;
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  if (error instanceof UsageError) {
    console.error(`${error.message}\n\n${HELP}`);
    process.exitCode = 2;
  } else if (error instanceof ConfigError) {
    console.error(error.message);
    process.exitCode = 2;
  } else if (error instanceof DataInUseError) {
    console.error(
      `Another process is using the data folder ${error.message}: wait until it is done, or stop it first.`,
    );
    process.exitCode = 1;
  } else {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
