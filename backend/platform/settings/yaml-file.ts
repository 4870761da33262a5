import { isNode, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';

export type ReadYaml<T> = { value: T } | { mistakes: readonly string[] };

/**
 * Parses a YAML file by its schema; otherwise returns all errors with their places, one line each, for an
 * operator.
 */
export function readYaml<T>(yaml: string, schema: z.ZodType<T>): ReadYaml<T> {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false });
  if (document.errors.length > 0) {
    return {
      mistakes: document.errors.map(({ pos, message }) => `line ${lines.linePos(pos[0]).line}: ${message}`),
    };
  }
  const result = schema.safeParse(document.toJS() ?? {});
  if (result.success) return { value: result.data };
  return {
    mistakes: result.error.issues.map(({ path: place, message }) => {
      for (let depth = place.length; depth >= 0; depth--) {
        const node = document.getIn(place.slice(0, depth), true);
        if (!isNode(node) || !node.range) continue;
        const at = `line ${lines.linePos(node.range[0]).line}`;
        return [at, ...(place.length > 0 ? [place.join('.')] : [])].join(', ').concat(`: ${message}`);
      }
      return message;
    }),
  };
}
