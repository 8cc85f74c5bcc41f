import { parseArgs, type ParseArgsConfig } from 'node:util';
import { amountWithCode, euros } from '@patine/core';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../context.ts';
import { UsageError } from '../help.ts';

/** The shop that an operation works on. */
export type Operating = { app: FastifyInstance; services: Services };

/** One line of what an operation did or found: a column a key. */
export type Row = Record<string, string | number | boolean | null>;

/** The operation makes no sense on what is there: a reason for the operator, and nothing was changed. */
export class Refusal extends Error {
  override name = 'Refusal';
}

type Options = NonNullable<ParseArgsConfig['options']>;
export type GivenOptions = Record<string, string | boolean | undefined>;

export type Operation = {
  /** Words that must follow the name, such as `ORDER`. */
  words: readonly string[];
  options: Options;
  /** Runs in the process that has the database; what it is given came over as JSON. */
  run: (operating: Operating, words: readonly string[], given: GivenOptions) => Promise<Row[]>;
};

export const text = { type: 'string' } as const;
export const flag = { type: 'boolean' } as const;

/** An operation's words and options as they were typed, or a `UsageError`. */
export function readArguments(name: string, { words, options }: Operation, args: string[]) {
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    if (positionals.length !== words.length)
      throw new UsageError(`${name} takes ${words.length === 0 ? 'no words' : words.join(' ')}.`);
    return { words: positionals, given: { ...values } as GivenOptions };
  } catch (error) {
    throw error instanceof UsageError ? error : new UsageError((error as Error).message);
  }
}

/** Euros as people write them, in hundredths: `12.50`, `12`. */
export function hundredths(written: string): number {
  const parts = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(written.trim());
  if (!parts) throw new Refusal(`${written} is no sum in euros, such as 12.50.`);
  return Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0'));
}

/** Hundredths as a table shows them: `12.50 EUR`. */
export const amountInEuros = (amount: number) => amountWithCode(euros(amount));

/** A whole number in a range, or a refusal that names it. */
export function wholeNumber(name: string, written: string, [least, most]: [number, number]): number {
  const number = Number(written);
  if (!Number.isInteger(number) || number < least || number > most)
    throw new Refusal(`${name} is a whole number from ${least} to ${most}, not ${written}.`);
  return number;
}

/** An instant from a date or a date with a time, or a refusal. */
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

/** A carrier's page, null where none is given, or a refusal. */
export function webAddress(name: string, written: string | undefined): string | null {
  if (written === undefined) return null;
  if (!/^https:\/\/\S+$/.test(written)) throw new Refusal(`${name} is an https:// address.`);
  return written;
}
