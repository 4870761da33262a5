/** The cookie that keeps the scenarios of a browser. Development alone sets it. */
const COOKIE = 'vitrina-mock';

/** The parameter of a page's address. */
const PARAMETER = 'mock';

export type VisitorScenarios = {
  /** Names of scenarios, such as `getCart:503`. */
  names: string[];
  /** The address without the parameter. */
  address: string;
  /** The Set-Cookie line that keeps the names for later calls; undefined if the address does not name any. */
  cookie: string | undefined;
};

/**
 * Reads `?mock=<scenario>[,<scenario>]` from the address of a page. Without the parameter the scenarios that the browser
 * was given before stay; an empty one ends them.
 * @param address path and search of a request
 */
export function scenariosOfVisitor(address: string, cookieHeader: string | undefined): VisitorScenarios {
  const { pathname, search, searchParams } = new URL(address, 'http://vitrina.internal');
  const asked = searchParams.get(PARAMETER);
  if (asked === null || pathname.startsWith('/api/'))
    return { names: keptNames(cookieHeader), address, cookie: undefined };
  const names = namesIn(asked);
  const others = search
    .slice(1)
    .split('&')
    .filter((part) => !part.startsWith(`${PARAMETER}=`) && part !== PARAMETER);
  return {
    names,
    address: pathname + (others.length > 0 ? `?${others.join('&')}` : ''),
    cookie: `${COOKIE}=${encodeURIComponent(names.join(','))}; Path=/; SameSite=Lax${names.length > 0 ? '' : '; Max-Age=0'}`,
  };
}

function keptNames(cookieHeader = ''): string[] {
  const [, value = ''] = new RegExp(`(?:^|; )${COOKIE}=([^;]+)`).exec(cookieHeader) ?? [];
  return namesIn(decodeURIComponent(value));
}

const namesIn = (text: string) => text.split(',').filter(Boolean);
