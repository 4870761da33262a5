import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { perClient } from '@/lib/state/per-client';
import { createStore, useStore } from '@/lib/state/store';

/** What the shopper was about to do when they were asked to sign in; done as soon as they have. */
export type PendingAction = () => void | Promise<void>;

/** The flags of docs/specification.md §2.3: at most one of them is up. */
export type AuthModalState = {
  isLoginVisible: boolean;
  isRegistrationVisible: boolean;
  /** Path of the page to be on after signing in; the page the modal was opened on without it. */
  back: string | undefined;
  /** Goes on after signing in. Lost when the shopper closes the modal instead. */
  andThen: PendingAction | undefined;
};

const HIDDEN: AuthModalState = {
  isLoginVisible: false,
  isRegistrationVisible: false,
  back: undefined,
  andThen: undefined,
};

/** The sign-in and registration modals of a visit. The shell shows them; any part may open them. */
export const authModal = perClient(() => createStore<AuthModalState>(HIDDEN));

type OpenOptions = { back?: string; andThen?: PendingAction };

/** Opens the sign-in modal, with `andThen` to be done after signing in. Browser only. */
export function openLogin(client: QueryClient, options: OpenOptions = {}): void {
  open(client, 'isLoginVisible', options);
}

/** Opens the registration modal; otherwise like {@link openLogin}. */
export function openRegistration(client: QueryClient, options: OpenOptions = {}): void {
  open(client, 'isRegistrationVisible', options);
}

/** One modal takes the place of the other, and what waits goes on waiting. */
function open(
  client: QueryClient,
  flag: 'isLoginVisible' | 'isRegistrationVisible',
  { back, andThen }: OpenOptions,
): void {
  const store = authModal(client);
  const waits = store.get();
  store.set({ ...HIDDEN, [flag]: true, back: back ?? waits.back, andThen: andThen ?? waits.andThen });
}

/** Closes whichever is open and forgets what waited for a sign-in. */
export function closeAuthModal(client: QueryClient): void {
  authModal(client).set(HIDDEN);
}

/** Closes the modal after a sign-in, and returns what waited for it. */
export function takePending(client: QueryClient): Pick<AuthModalState, 'back' | 'andThen'> {
  const { back, andThen } = authModal(client).get();
  closeAuthModal(client);
  return { back, andThen };
}

/** The flags, to watch. */
export function useAuthModal(): AuthModalState {
  return useStore(authModal(useQueryClient()));
}
