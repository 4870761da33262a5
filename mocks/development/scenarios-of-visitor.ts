/** The cookie that stores the scenarios of a browser. It is set only in development. */
const COOKIE = 'vitrina-mock';

/** The query parameter of page URLs that names the scenarios. */
const PARAMETER = 'mock';

export type VisitorScenarios = {
  /** Names of scenarios, such as `getCart:503`. */
  names: string[];
  /**
   * The Set-Cookie line that stores the scenarios for later requests; undefined if the URL has no such
   * parameter.
   */
  cookie: string | undefined;
};

/**
 * Reads `?mock=<scenario>[,<scenario>]` from the URL of a page. Without the parameter, a browser keeps the
 * scenarios of an earlier page; an empty parameter ends them.
 * @param address path and query of a request
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
