/** The cookie that keeps the scenarios of a browser. Development alone sets it. */
const COOKIE = 'vitrina-mock';

/** The parameter of a page's address. */
const PARAMETER = 'mock';

export type VisitorScenarios = {
  /** Names of scenarios, such as `getCart:503`. */
  names: string[];
  /** The Set-Cookie line that keeps them for later requests; undefined if the address has no parameter. */
  cookie: string | undefined;
};

/**
 * Reads `?mock=<scenario>[,<scenario>]` from the address of a page. Without the parameter a browser keeps the scenarios
 * of an earlier page; an empty one ends them.
 * @param address path and search of a request
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
