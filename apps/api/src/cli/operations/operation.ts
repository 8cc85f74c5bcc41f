import { parseArgs, type ParseArgsConfig } from 'node:util';
import { amountWithCode, euros } from '@patine/core';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../context.ts';
import { UsageError } from '../help.ts';

/** The shop that an operation works on. */
export type OperationContext = { app: FastifyInstance; services: Services };

/** One row of an operation's result; each key is a column. */
export type Row = Record<string, string | number | boolean | null>;

/** The operation is impossible in the current state. The message tells the operator why; nothing was changed. */
export class Refusal extends Error {
  override name = 'Refusal';
}

type Options = NonNullable<ParseArgsConfig['options']>;
export type GivenOptions = Record<string, string | boolean | undefined>;

export type Operation = {
  /** Required positional arguments, such as `ORDER`. */
  parameters: readonly string[];
  options: Options;
  /** Runs in the process that holds the database; its arguments arrive as JSON. */
  run: (
    operationContext: OperationContext,
    parameters: readonly string[],
    given: GivenOptions,
  ) => Promise<Row[]>;
};

export const text = { type: 'string' } as const;
export const flag = { type: 'boolean' } as const;

/** Parses an operation's positional arguments and options. Throws a `UsageError` if it cannot. */
export function readArguments(name: string, { parameters, options }: Operation, args: string[]) {
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    if (positionals.length !== parameters.length)
      throw new UsageError(`${name} takes ${parameters.length === 0 ? 'no words' : parameters.join(' ')}.`);
    return { parameters: positionals, given: { ...values } as GivenOptions };
  } catch (error) {
    throw error instanceof UsageError ? error : new UsageError((error as Error).message);
  }
}

/** Parses euros as people type them into cents: `12.50`, `12`. */
export function hundredths(written: string): number {
  const parts = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(written.trim());
  if (!parts) throw new Refusal(`${written} is no sum in euros, such as 12.50.`);
  return Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0'));
}

/** Formats cents as tables show them: `12.50 EUR`. */
export const amountInEuros = (amount: number) => amountWithCode(euros(amount));

/** Parses a whole number within a range. Throws a refusal that names the range. */
export function wholeNumber(name: string, written: string, [least, most]: [number, number]): number {
  const number = Number(written);
  if (!Number.isInteger(number) || number < least || number > most)
    throw new Refusal(`${name} is a whole number from ${least} to ${most}, not ${written}.`);
  return number;
}

/** How many rows a list shows: `--limit`, else 50. */
export const limitOf = (given: GivenOptions, most = 1_000): number =>
  wholeNumber('--limit', textOf(given, 'limit') ?? '50', [1, most]);

/** Parses a date, with or without a time. Throws a refusal if it cannot. */
export function instantOf(name: string, written: string): Date {
  const at = new Date(written);
  if (Number.isNaN(at.getTime()) || !/^\d{4}-\d{2}-\d{2}/.test(written))
    throw new Refusal(`${name} is a date such as 2026-12-31, not ${written}.`);
  return at;
}

export const textOf = (given: GivenOptions, name: string): string | undefined => {
  const value = given[name];
  return typeof value === 'string' ? value : undefined;
};

/** Parses the URL of a carrier's page; null where none is given. Throws a refusal if it is invalid. */
export function webAddress(name: string, written: string | undefined): string | null {
  if (written === undefined) return null;
  if (!/^https:\/\/\S+$/.test(written)) throw new Refusal(`${name} is an https:// address.`);
  return written;
}
