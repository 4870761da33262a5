import { configured, type ThirdPartyConfig, type ThirdPartyId } from './third-parties.ts';

/** Directives of a Content-Security-Policy that third parties open. */
export type PolicySources = Record<'script' | 'connect' | 'img' | 'frame' | 'worker', string[]>;

/** What each needs besides the origin of its script, which may always be loaded, called and shown. */
const MORE: Readonly<Record<ThirdPartyId, Partial<PolicySources>>> = {
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

/** Sources that the policy of pages names for these settings; nothing where no third party is configured. */
export function policySources(config: ThirdPartyConfig = {}): PolicySources {
  const sources: PolicySources = { script: [], connect: [], img: [], frame: [], worker: [] };
  for (const id of configured(config)) {
    const { origin } = new URL(config[id]?.script ?? '');
    const own: Partial<PolicySources> = { script: [origin], connect: [origin], img: [origin] };
    for (const each of [own, MORE[id], id === 'chat' ? { frame: [origin] } : {}])
      for (const name of Object.keys(sources) as (keyof PolicySources)[])
        sources[name] = [...new Set([...sources[name], ...(each[name] ?? [])])];
  }
  return sources;
}
