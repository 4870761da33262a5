import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { perClient } from '@/lib/state/per-client';
import { createStore, useStore } from '@/lib/state/store';

/** The action for which the shopper must sign in. It runs after the sign-in. */
type PendingAction = () => void | Promise<void>;

/** Which modal is visible (docs/specification.md §2.3). At most one flag is true. */
export type AuthModalState = {
  isLoginVisible: boolean;
  isRegistrationVisible: boolean;
  /** The path to open after signing in. By default it is the page on which the modal was opened. */
  back: string | undefined;
  /** The action to run after signing in. Dropped if the shopper closes the modal. */
  andThen: PendingAction | undefined;
};

const HIDDEN: AuthModalState = {
  isLoginVisible: false,
  isRegistrationVisible: false,
  back: undefined,
  andThen: undefined,
};

/** State of the modals for sign-in and registration. The shell renders them; any component may open them. */
export const authModal = perClient(() => createStore<AuthModalState>(HIDDEN));

type OpenOptions = { back?: string; andThen?: PendingAction };

/** Opens the sign-in modal. Browser only. */
export function openLogin(client: QueryClient, options: OpenOptions = {}): void {
  open(client, 'isLoginVisible', options);
}

/** Opens the registration modal, with the options of {@link openLogin}. */
export function openRegistration(client: QueryClient, options: OpenOptions = {}): void {
  open(client, 'isRegistrationVisible', options);
}

/** Opens a modal. If it replaces the other one, the pending action is kept. */
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

/** Closes the modals after a sign-in, and returns the path to open and the pending action. */
export function takePending(client: QueryClient): Pick<AuthModalState, 'back' | 'andThen'> {
  const { back, andThen } = authModal(client).get();
  closeAuthModal(client);
  return { back, andThen };
}

export function useAuthModal(): AuthModalState {
  return useStore(authModal(useQueryClient()));
}
