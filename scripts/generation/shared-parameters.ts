type Parameter = { $ref?: string };
type PathItem = { parameters?: Parameter[] };
type Contract = { paths?: Record<string, PathItem | undefined> };

/**
 * Removes the parameters that every operation has from the contract, before the client is generated: `site`
 * and the four headers of docs/specification.md §7. The client's HTTP function adds them to each call.
 */
export function withoutSharedParameters<T extends object>(contract: T): T {
  for (const item of Object.values((contract as Contract).paths ?? {})) {
    if (item) delete item.parameters;
  }
  return contract;
}
