import type { Adapter, AdapterConstructor, AdapterPayload } from 'oidc-provider';

/** Keeps the provider's data in memory. Each call creates a store of its own. */
export function createMemory(): AdapterConstructor {
  const entries = new Map<string, AdapterPayload>();

  return class Memory implements Adapter {
    readonly #model: string;

    constructor(model: string) {
      this.#model = model;
    }

    #key(id: string): string {
      return `${this.#model}:${id}`;
    }

    async upsert(id: string, payload: AdapterPayload): Promise<void> {
      entries.set(this.#key(id), payload);
    }

    async find(id: string): Promise<AdapterPayload | undefined> {
      return entries.get(this.#key(id));
    }

    async findByUid(uid: string): Promise<AdapterPayload | undefined> {
      return [...entries]
        .filter(([key]) => key.startsWith(`${this.#model}:`))
        .map(([, payload]) => payload)
        .find((payload) => payload.uid === uid);
    }

    async findByUserCode(): Promise<undefined> {
      // Empty, because the device flow is not used.
    }

    async consume(id: string): Promise<void> {
      const payload = entries.get(this.#key(id));
      if (payload) payload.consumed = Math.floor(Date.now() / 1000);
    }

    async destroy(id: string): Promise<void> {
      entries.delete(this.#key(id));
    }

    async revokeByGrantId(grantId: string): Promise<void> {
      for (const [key, payload] of entries) if (payload.grantId === grantId) entries.delete(key);
    }
  };
}
