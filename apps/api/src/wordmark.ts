import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const file = await readFile(fileURLToPath(import.meta.resolve('@patine/brand/wordmark.svg')), 'utf8');
const viewBox = /viewBox="([^"]*)"/.exec(file)?.[1] ?? '';
const [, , width = 0, height = 0] = viewBox.split(/[\s,]+/).map(Number);

/** The shop's wordmark: its shapes as SVG, without a colour, and the box that they fill. */
export const wordmark = { shapes: /<svg[^>]*>(.*)<\/svg>/s.exec(file)?.[1] ?? '', viewBox, width, height };
