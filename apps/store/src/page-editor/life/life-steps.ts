/** What ends a page, or brings it back. */
export const LIFE_STEPS = ['unpublish', 'archive', 'restore', 'delete'] as const;
export type LifeStep = (typeof LIFE_STEPS)[number];

export const isLifeStep = (panel: string | null): panel is LifeStep =>
  LIFE_STEPS.some((step) => step === panel);
