import { GraphQLError, type ValidationRule } from 'graphql';

/** Rejects an operation with too many aliases: aliases could bypass limits that count requests. */
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
