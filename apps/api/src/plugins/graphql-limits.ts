import { GraphQLError, type ValidationRule } from 'graphql';

/** Refuses an operation that asks the same thing under many names: a way around limits per call. */
export const limitAliases =
  ({ aliases }: { aliases: number }): ValidationRule =>
  (context) => {
    let seen = 0;
    return {
      Field(node) {
        if (!node.alias) return;
        seen += 1;
        if (seen === aliases + 1)
          context.reportError(new GraphQLError(`More than ${aliases} aliases`, { nodes: [node] }));
      },
    };
  };
