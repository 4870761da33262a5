import type { RegisteredRouter } from '@tanstack/react-router';
import { stringifySearch } from './search-params';

/** The pages of the generated route tree, by their paths. */
type Pages = RegisteredRouter['routeTree']['types']['fileRouteTypes']['fileRoutesByTo'];

export type PagePath = keyof Pages & string;

/**
 * The parameter names in a path. They are read from the path text, because the types of the loaders would be
 * circular: loaders call hrefTo.
 */
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
  /** Search parameters that the page accepts; undefined ones are left out. */
  search?: Partial<Pages[Path]['types']['fullSearchSchema']>;
};

type Given<Path extends PagePath> = [ParamName<Path>] extends [never]
  ? [options?: Options<Path>]
  : [options: Options<Path>];

/**
 * The URL of a page as text (docs/decisions/0024-typed-addresses.md). Path, params and search are typed by
 * the route tree: if a route is renamed, its callers no longer compile.
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
