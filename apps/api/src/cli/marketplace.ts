import { ConfigError } from '../config.ts';
import { DataInUseError } from '../db/owner.ts';
import { catalogueDemo } from './catalogue-demo.ts';
import { catalogueImport } from './catalogue-import.ts';
import { doctor } from './doctor.ts';
import { HELP, UsageError } from './help.ts';
import { searchReindex } from './search-reindex.ts';

/** Each answers its exit code. */
const COMMANDS: Record<string, (args: string[]) => Promise<number>> = {
  'catalogue demo': catalogueDemo,
  'catalogue import': catalogueImport,
  'search reindex': searchReindex,
  doctor,
};

async function run(args: string[]): Promise<number> {
  const name = [args.slice(0, 2).join(' '), args[0] ?? ''].find((candidate) => candidate in COMMANDS);
  const command = name === undefined ? undefined : COMMANDS[name];
  if (!command || name === undefined) {
    const asked = args.length === 0 || ['help', '--help', '-h'].includes(args[0] ?? '');
    (asked ? console.log : console.error)(HELP);
    return asked ? 0 : 2;
  }
  return command(args.slice(name.split(' ').length));
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
