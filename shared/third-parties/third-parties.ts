/** The purposes of third-party scripts. A shopper consents to each purpose separately. */
export const CONSENT_CATEGORIES = ['analytics', 'advertising', 'services'] as const;
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number];

/**
 * Settings of third parties that pages need. A third party without settings is never loaded, and shoppers are
 * not asked about it.
 */
export type ThirdPartyConfig = {
  /** The Yandex Metrika counter. */
  metrika?: { script: string; id: number };
  /**
   * The Mindbox tracker. `prefix` is the beginning of its operation names; `timeoutMs` is the maximum time
   * for loading its script.
   */
  mindbox?: { script: string; endpointId: string; prefix: string; timeoutMs?: number };
  /** Yandex Maps. Its script is loaded only when a map is shown. */
  map?: { script: string; key: string };
  /** A chat widget that consists of one script; `script` is its URL. */
  chat?: { script: string };
};
export type ThirdPartyId = keyof ThirdPartyConfig;

export type ThirdParty = {
  category: ConsentCategory;
  /**
   * Maximum time for loading its script, in ms, if the settings do not say otherwise (docs/specification.md
   * §9).
   */
  timeoutMs: number;
  /**
   * When the script is loaded. `idle`: after the page has finished loading. `wanted`: only when a part of the
   * page needs it.
   */
  when: 'idle' | 'wanted';
  /**
   * What the third party stores in the browser: the beginnings of names, and for how long, as shoppers read
   * it.
   */
  files: readonly { name: string; kept: string }[];
};

/**
 * The list of all third parties. Pages load no other third-party script. Their words are in a file of their own,
 * which only the pages load that show them.
 */
export const THIRD_PARTIES: Readonly<Record<ThirdPartyId, ThirdParty>> = {
  metrika: {
    category: 'analytics',
    timeoutMs: 5000,
    when: 'idle',
    files: [
      { name: '_ym_uid', kept: '1\u00a0год' },
      { name: '_ym_d', kept: '1\u00a0год' },
      { name: '_ym_isad', kept: '2\u00a0дня' },
      { name: '_ym_visorc', kept: '30\u00a0минут' },
    ],
  },
  mindbox: {
    category: 'advertising',
    timeoutMs: 5000,
    when: 'idle',
    files: [{ name: 'mindboxDeviceUUID', kept: '1\u00a0год' }],
  },
  map: {
    category: 'services',
    timeoutMs: 5000,
    when: 'wanted',
    files: [{ name: 'yandexuid', kept: '1\u00a0год' }],
  },
  chat: {
    category: 'services',
    timeoutMs: 5000,
    when: 'idle',
    files: [],
  },
};

/** Third parties that have settings, in the order of THIRD_PARTIES. */
export const configuredThirdParties = (config: ThirdPartyConfig = {}): ThirdPartyId[] =>
  (Object.keys(THIRD_PARTIES) as ThirdPartyId[]).filter((id) => config[id] !== undefined);

/** The purposes for which a shop with these settings needs consent. Empty if no third party is configured. */
export const askedCategories = (config?: ThirdPartyConfig): ConsentCategory[] => {
  const wanted = new Set(configuredThirdParties(config).map((id) => THIRD_PARTIES[id].category));
  return CONSENT_CATEGORIES.filter((category) => wanted.has(category));
};
