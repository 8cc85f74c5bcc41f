/** Returns the texts of a sample by those at the same place of another: what two examples in two languages say. */
export function textPairs(from: unknown, to: unknown): Record<string, string> {
  if (typeof from === 'string') return typeof to === 'string' ? { [from]: to } : {};
  if (typeof from !== 'object' || from === null || typeof to !== 'object' || to === null) return {};
  const others = to as Record<string, unknown>;
  return Object.assign({}, ...Object.entries(from).map(([key, value]) => textPairs(value, others[key])));
}
