const quote = 34;
const comma = 44;
const backslash = 92;
const opening = new Set([91, 123]);
const closing = new Set([93, 125]);

/**
 * Returns a JSON object with only the members whose names are kept, copied verbatim. Stored objects have no white space
 * between members, and extracting them takes a third of the time of parsing and serialising.
 */
export function pickJsonMembers(json: string, isPicked: (name: string) => boolean): string {
  const picked: string[] = [];
  let at = 1;
  while (at < json.length - 1) {
    const nameEnd = stringEnd(json, at);
    const end = valueEnd(json, nameEnd + 1);
    if (isPicked(nameOf(json.slice(at, nameEnd)))) picked.push(json.slice(at, end));
    at = end + 1;
  }
  return `{${picked.join()}}`;
}

const nameOf = (quoted: string): string => (quoted.includes('\\') ? JSON.parse(quoted) : quoted.slice(1, -1));

/** Returns the position after the closing quote of the string that begins at `from`. */
function stringEnd(json: string, from: number): number {
  let end = json.indexOf('"', from + 1);
  while (isEscaped(json, end)) end = json.indexOf('"', end + 1);
  return end + 1;
}

function isEscaped(json: string, at: number): boolean {
  let before = at - 1;
  while (json.charCodeAt(before) === backslash) before -= 1;
  return (at - before) % 2 === 0;
}

/** Returns the position of the comma or brace after the value that begins at `from`. */
function valueEnd(json: string, from: number): number {
  let depth = 0;
  for (let at = from; ; at++) {
    const code = json.charCodeAt(at);
    if (code === quote) at = stringEnd(json, at) - 1;
    else if (depth === 0 && (code === comma || closing.has(code))) return at;
    else if (opening.has(code)) depth += 1;
    else if (closing.has(code)) depth -= 1;
  }
}
