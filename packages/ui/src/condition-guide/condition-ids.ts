import type { Condition } from '@patine/core';

/** Conditions from best to fair, with their message ids. */
export const conditionIds = [
  ['neuf', 'ui.condition-guide.neuf', 'ui.condition-guide.neufText'],
  ['tresBonEtat', 'ui.condition-guide.tresBonEtat', 'ui.condition-guide.tresBonEtatText'],
  ['bonEtat', 'ui.condition-guide.bonEtat', 'ui.condition-guide.bonEtatText'],
  ['etatCorrect', 'ui.condition-guide.etatCorrect', 'ui.condition-guide.etatCorrectText'],
] as const satisfies readonly (readonly [Condition, string, string])[];
