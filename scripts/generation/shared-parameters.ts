type Parameter = { $ref?: string };
type PathItem = { parameters?: Parameter[] };
type Contract = { paths?: Record<string, PathItem | undefined> };

/**
 * Removes the parameters that every operation has, because the mutator adds them to each call: `site` and the
 * four headers of docs/specification.md §7.
 */
export function withoutSharedParameters<T extends object>(contract: T): T {
  for (const item of Object.values((contract as Contract).paths ?? {})) {
    if (item) delete item.parameters;
  }
  return contract;
}
