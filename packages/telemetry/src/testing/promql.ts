import { parser } from '@prometheus-io/lezer-promql';

/** The names of metrics in a PromQL expression. Throws where it cannot be parsed. */
export function metricsIn(expression: string): string[] {
  const names = new Set<string>();
  parser.parse(expression).iterate({
    enter: ({ type, from, to }) => {
      if (type.isError)
        throw new SyntaxError(`${expression} is no PromQL: ${expression.slice(from, to + 10) || 'its end'}`);
      if (type.name === 'VectorSelector') names.add(/^[\w:]+/.exec(expression.slice(from, to))?.[0] ?? '');
    },
  });
  return [...names].filter(Boolean);
}
