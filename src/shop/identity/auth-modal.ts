import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { perClient } from '@/lib/state/per-client';
import { createStore, useStore } from '@/lib/state/store';

/** The action that required signing in. Runs after the sign-in. */
type PendingAction = () => void | Promise<void>;

/** The flags of docs/specification.md §2.3: at most one is true. */
export type AuthModalState = {
  isLoginVisible: boolean;
  isRegistrationVisible: boolean;
  /** Path to go to after signing in; by default the page on which the modal opened. */
  back: string | undefined;
  /** Runs after signing in. Dropped if the shopper closes the modal. */
  andThen: PendingAction | undefined;
};

const HIDDEN: AuthModalState = {
  isLoginVisible: false,
  isRegistrationVisible: false,
  back: undefined,
  andThen: undefined,
};

/** State of the sign-in and registration modals. The shell renders them; any part may open them. */
export const authModal = perClient(() => createStore<AuthModalState>(HIDDEN));

type OpenOptions = { back?: string; andThen?: PendingAction };

/** Opens the sign-in modal. `andThen` runs after signing in. Browser only. */
export function openLogin(client: QueryClient, options: OpenOptions = {}): void {
  open(client, 'isLoginVisible', options);
}

/** Opens the registration modal; otherwise like {@link openLogin}. */
export function openRegistration(client: QueryClient, options: OpenOptions = {}): void {
  open(client, 'isRegistrationVisible', options);
}

/** If one modal replaces the other, the pending action stays. */
function open(
  client: QueryClient,
  flag: 'isLoginVisible' | 'isRegistrationVisible',
  { back, andThen }: OpenOptions,
): void {
  const store = authModal(client);
  const waits = store.get();
  store.set({ ...HIDDEN, [flag]: true, back: back ?? waits.back, andThen: andThen ?? waits.andThen });
}

/** Closes the modal and drops the pending action. */
export function closeAuthModal(client: QueryClient): void {
  authModal(client).set(HIDDEN);
}

/** Closes the modal after a sign-in, and returns the pending action. */
export function takePending(client: QueryClient): Pick<AuthModalState, 'back' | 'andThen'> {
  const { back, andThen } = authModal(client).get();
  closeAuthModal(client);
  return { back, andThen };
}

export function useAuthModal(): AuthModalState {
  return useStore(authModal(useQueryClient()));
}
