/** Parameters of the shop's own searches: the responses hold only what its pages show. */
export const BARE_RESULTS = {
  attributesToHighlight: [],
  attributesToSnippet: [],
  renderingContent: {},
  /** Of the embedded engine alone: prices have their range, not the count of each. */
  numericFacetCounts: false,
} as const;
