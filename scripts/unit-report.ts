import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';

/** Result of a unit test run; `failures` holds the full text of each failed test or error outside of tests. */
export type UnitReport = { passed: number; failures: string[] };

const ours = (line: string) => !line.includes('/node_modules/');

const errorLines = (name: string, errors: readonly SerializedError[]) =>
  [
    name,
    ...errors.flatMap(({ message, stack, diff }) => [
      ...(stack ?? message).split('\n').filter(ours),
      ...(typeof diff === 'string' ? [stripVTControlCharacters(diff)] : []),
    ]),
  ].join('\n');

const failuresOf = (module: TestModule) => [
  ...[module, ...module.children.allSuites()]
    .filter((suite) => suite.errors().length > 0)
    .map((suite) => errorLines(module.relativeModuleId, suite.errors())),
  ...[...module.children.allTests('failed')].map((test) =>
    errorLines(
      `${module.project.name}: ${module.relativeModuleId} › ${test.fullName}`,
      test.result().errors ?? [],
    ),
  ),
];

/** An error that no test caught happened during this file or test, and was not necessarily thrown by it. */
const whereOf = ({ VITEST_TEST_PATH: file, VITEST_TEST_NAME: test }: SerializedError) =>
  [
    'outside of a test',
    ...(file ? [`during ${path.relative('.', String(file))}`] : []),
    ...(test ? [`› ${String(test)}`] : []),
  ].join(' ');

/** Writes the report to the file that `UNIT_REPORT` names. */
export default class implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]) {
    const report: UnitReport = {
      passed: modules.reduce((sum, { children }) => sum + [...children.allTests('passed')].length, 0),
      failures: [
        ...modules.flatMap(failuresOf),
        ...unhandled.map((error) => errorLines(whereOf(error), [error])),
      ],
    };
    writeFileSync(process.env['UNIT_REPORT'] ?? '', JSON.stringify(report));
  }
}
