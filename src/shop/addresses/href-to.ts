import type { RegisteredRouter } from '@tanstack/react-router';
import { stringifySearch } from './search-params';

/** The pages of the generated route tree, by their paths. */
type Pages = RegisteredRouter['routeTree']['types']['fileRouteTypes']['fileRoutesByTo'];

export type PagePath = keyof Pages & string;

/** Read off the path: what a page loads may depend on addresses, so addresses must not depend on what it loads. */
type ParamName<Path extends string> = Path extends `${string}$${infer Name}/${infer Rest}`
  ? Name | ParamName<Rest>
  : Path extends `${string}$${infer Name}`
    ? Name extends ''
      ? '_splat'
      : Name
    : never;

type Params<Path extends string> = [ParamName<Path>] extends [never]
  ? { params?: never }
  : { params: Record<ParamName<Path>, string> };

type Options<Path extends PagePath> = Params<Path> & {
  /** What the page's own schema reads; what is undefined is left out. */
  search?: Partial<Pages[Path]['types']['fullSearchSchema']>;
};

type Given<Path extends PagePath> = [ParamName<Path>] extends [never]
  ? [options?: Options<Path>]
  : [options: Options<Path>];

/**
 * The address of a page. Paths, params and search are those of the route tree: what is renamed there does not compile
 * here. A plain text, for plain anchors (docs/decisions/0024-typed-addresses.md).
 */
export function hrefTo<Path extends PagePath>(path: Path, ...[options]: Given<Path>): string {
  const { params = {}, search = {} } = (options ?? {}) as {
    params?: Record<string, string>;
    search?: object;
  };
  const pathname = path.replace(/\$(\w*)/g, (_, name: string) =>
    name === '' ? encodeParts(params._splat ?? '') : encodeURIComponent(params[name] ?? ''),
  );
  return pathname + stringifySearch({ ...search });
}

const encodeParts = (path: string) => path.split('/').map(encodeURIComponent).join('/');
