import type { ContentValidationError } from '@patine/contract/content/validation-errors';
import { errorLine, type PushOutcome } from '../modules/content/index.ts';

/** Prints the result of a content command as text, or as one JSON object per line. */
export function contentReport(json: boolean) {
  const errors = (found: readonly ContentValidationError[]) => {
    for (const error of found)
      if (json) console.log(JSON.stringify({ error }));
      else console.error(errorLine(error));
  };
  const line = (figures: Record<string, number>) => {
    if (json) return console.log(JSON.stringify(figures));
    console.log(
      Object.entries(figures)
        .map(([name, number]) => `${name}: ${number}`)
        .join(', '),
    );
  };
  return {
    errors,
    line,
    pushed({ published, unchanged, skipped, ...rest }: PushOutcome) {
      errors(rest.errors);
      if (json) return console.log(JSON.stringify({ published, unchanged, skipped }));
      for (const document of published) console.log(`published ${document}`);
      for (const document of skipped)
        console.log(
          `kept ${document}: an editor published something newer; export it first, or push with --replace`,
        );
      line({ published: published.length, unchanged, skipped: skipped.length, errors: rest.errors.length });
    },
  };
}
