/** Name of the cookie that keeps a browser's scenarios. Set only in development. */
const COOKIE = 'vitrina-mock';

/** Name of the query parameter that sets the scenarios of a browser. */
const PARAMETER = 'mock';

export type VisitorScenarios = {
  /** Names of the scenarios, such as `getCart:503`. */
  names: string[];
  /** Set-Cookie header that keeps the scenarios for later requests. Undefined if the URL does not set any. */
  cookie: string | undefined;
};

/**
 * Reads `?mock=<scenario>[,<scenario>]` from a page's URL. Without the parameter, the scenarios of an earlier
 * page still apply; an empty parameter ends them.
 * @param address path and query of the request
 */
export function scenariosOfVisitor(address: string, cookieHeader: string | undefined): VisitorScenarios {
  const { pathname, searchParams } = new URL(address, 'http://vitrina.internal');
  const asked = searchParams.get(PARAMETER);
  if (asked === null || pathname.startsWith('/api/'))
    return { names: keptNames(cookieHeader), cookie: undefined };
  const names = namesIn(asked);
  const value = encodeURIComponent(names.join(','));
  return {
    names,
    cookie: `${COOKIE}=${value}; Path=/; SameSite=Lax${names.length > 0 ? '' : '; Max-Age=0'}`,
  };
}

function keptNames(cookieHeader = ''): string[] {
  const [, value = ''] = new RegExp(`(?:^|; )${COOKIE}=([\\w%-]+)`).exec(cookieHeader) ?? [];
  return namesIn(decodeURIComponent(value));
}

const namesIn = (text: string) => text.split(',').filter(Boolean);
