import { vi } from 'vitest';
import type { OperatorRole } from '#shared/operators/roles.ts';
import { SoftAuthenticator } from '#shared/operators/testing/authenticator.ts';
import type { MockShop } from '../../mocks/shop/shop.ts';

type WithDesk = Pick<MockShop, 'state' | 'desk'>;

const NAMES: Readonly<Record<OperatorRole, string>> = {
  viewer: 'Наблюдатель',
  packer: 'Сборщик',
  manager: 'Менеджер',
  owner: 'Владелец',
  exchange: 'Обмен',
};

/** Adds a person of the shop who has a passkey and is not signed in. */
export function putPerson(
  { state }: WithDesk,
  role: OperatorRole,
  credentialId: string = crypto.randomUUID(),
) {
  const known = state.desk.operators.find(({ name }) => name === NAMES[role]);
  if (known) return known;
  const createdAt = new Date().toISOString();
  const person = { id: crypto.randomUUID(), kind: 'PERSON' as const, name: NAMES[role], role };
  const operator = { ...person, token: null, createdAt, revokedAt: null };
  state.desk.operators.push(operator);
  const passkey = { id: crypto.randomUUID(), operatorId: operator.id, credentialId, device: '', createdAt };
  state.desk.passkeys.push({ ...passkey, lastUsedAt: null });
  return operator;
}

/** A session of a person. Returns its token. */
export function putSession({ state }: WithDesk, operatorId: string): string {
  const [passkey] = state.desk.passkeys.filter((one) => one.operatorId === operatorId);
  const now = new Date().toISOString();
  const token = `session of ${operatorId}`;
  const times = { startedAt: now, lastUsedAt: now, endedAt: null };
  state.desk.sessions.push({
    ...{ id: crypto.randomUUID(), operatorId, passkeyId: passkey?.id ?? '', token, device: '' },
    ...times,
  });
  return token;
}

/** Signs a person with this role in, in the browser of the test. */
export function signInAs(shop: WithDesk, role: OperatorRole): void {
  shop.desk = putSession(shop, putPerson(shop, role).id);
}

/** Gives the browser of the test an authenticator with a passkey. Returns it; `refuse` makes the browser throw. */
export function useAuthenticator() {
  const authenticator = new SoftAuthenticator('http://localhost:3000');
  let refusal: DOMException | undefined;
  class Credential {
    static parseRequestOptionsFromJSON = (options: unknown) => options;
    static parseCreationOptionsFromJSON = (options: unknown) => options;
    readonly #json: unknown;
    constructor(json: unknown) {
      this.#json = json;
    }
    toJSON = () => this.#json;
  }
  const act = async (json: () => unknown) => {
    if (refusal) throw refusal;
    return new Credential(json());
  };
  vi.stubGlobal('PublicKeyCredential', Credential);
  Object.defineProperty(navigator, 'credentials', {
    configurable: true,
    value: {
      // The mock shop finds the passkey by its id and ignores the user handle.
      get: ({ publicKey }: { publicKey: never }) =>
        act(() => authenticator.answer(publicKey, { userHandle: 'cGVyc29u' })),
      create: ({ publicKey }: { publicKey: never }) => act(() => authenticator.create(publicKey)),
    },
  });
  return {
    id: authenticator.id,
    refuse(name: string) {
      refusal = new DOMException('Refused', name);
    },
  };
}
