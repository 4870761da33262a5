import { configuredThirdParties, type ThirdPartyConfig, type ThirdPartyId } from './third-parties.ts';

/** Sources by Content-Security-Policy directive, for directives that third parties need. */
export type PolicySources = Record<'script' | 'connect' | 'img' | 'frame' | 'worker', string[]>;

/**
 * The sources that a third party needs in addition to the origin of its script, which is always allowed for
 * script, connect and img.
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
 * The Content-Security-Policy sources for these settings: those of third parties, and the other hosts from
 * which pictures of goods are shown.
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
