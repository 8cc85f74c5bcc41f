/** The function `play` of a story as it is written, whose end is a line with the indentation of its beginning. */
const PLAY = /^( *)play: async \([\s\S]*?\) => \{\n([\s\S]*?)\n\1\}/m;

/** Returns what a story does after it is rendered, in the lines of its `play` function; empty for one without. */
export function storySteps(source: string): string {
  const [, indent = '', body = ''] = PLAY.exec(source) ?? [];
  return body.replaceAll(new RegExp(`^${indent}  `, 'gm'), '');
}
