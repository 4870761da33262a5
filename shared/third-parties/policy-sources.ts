import { configuredThirdParties, type ThirdPartyConfig, type ThirdPartyId } from './third-parties.ts';

/** Content-Security-Policy directives that third parties need sources in. */
export type PolicySources = Record<'script' | 'connect' | 'img' | 'frame' | 'worker', string[]>;

/**
 * Sources that a third party needs besides the origin of its script, which is always allowed for script, connect and
 * img.
 */
const EXTRA_SOURCES: Readonly<Record<ThirdPartyId, Partial<PolicySources>>> = {
  metrika: {
    script: ['https://yastatic.net'],
    connect: ['https://mc.yandex.ru', 'wss://mc.yandex.ru', 'https://mc.yandex.com'],
    img: ['https://mc.yandex.ru', 'https://mc.yandex.com'],
    frame: ['blob:', 'https://mc.yandex.ru'],
  },
  mindbox: { connect: ['https://api.mindbox.ru'] },
  map: {
    script: ['https://yastatic.net'],
    connect: ['https://*.maps.yandex.net', 'https://yastatic.net'],
    img: ['https://*.maps.yandex.net', 'https://yastatic.net', 'blob:'],
    worker: ['blob:'],
  },
  chat: {},
};

/**
 * Sources for the Content-Security-Policy with these settings: of third parties, and of pictures of goods on other
 * hosts.
 */
export function policySources(
  config: ThirdPartyConfig = {},
  imageHosts: readonly string[] = [],
): PolicySources {
  const sources: PolicySources = { script: [], connect: [], img: [...imageHosts], frame: [], worker: [] };
  for (const id of configuredThirdParties(config)) {
    const { origin } = new URL(config[id]?.script ?? '');
    const own: Partial<PolicySources> = { script: [origin], connect: [origin], img: [origin] };
    for (const each of [own, EXTRA_SOURCES[id], id === 'chat' ? { frame: [origin] } : {}])
      for (const name of Object.keys(sources) as (keyof PolicySources)[])
        sources[name] = [...new Set([...sources[name], ...(each[name] ?? [])])];
  }
  return sources;
}
