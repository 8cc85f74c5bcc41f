const LINE_TOOLS: ReadonlySet<string> = new Set(['bold', 'italic', 'placeholder']);

/** Whether a tool is for a text on one line too. */
export const isLineTool = (tool: string) => LINE_TOOLS.has(tool);
