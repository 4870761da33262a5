import { configuredThirdParties, type ThirdPartyConfig, type ThirdPartyId } from './third-parties.ts';

/** Sources for the Content-Security-Policy, by directive. */
export type PolicySources = Record<'script' | 'connect' | 'img' | 'frame' | 'worker', string[]>;

/**
 * Further sources that a third party needs. The origin of its script is always allowed for script, connect
 * and img.
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
 * The sources for the Content-Security-Policy with these settings: those of the configured third parties, and
 * other hosts with pictures of goods.
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
