import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { safePath } from '#shared/web/safe-address.ts';
import {
  completeExternalSignIn,
  type ExternalCompletion,
  type ExternalProviderId,
  type ExternalResult,
  isApiError,
} from '@/lib/api';
import { refusalText } from '@/lib/forms/refusal-text';
import { ensureSession } from '@/shop/identity/session';
import { dropSignOut } from '@/shop/identity/sign-out';
import { announce } from '@/shop/identity/tabs';
import { leaveMergeNotice } from '../merge-notice';
import { type ExternalWay, rememberedWay } from './external-window';

/** Parameters of the URL to which a provider redirects. */
export type ExternalCallback = { state?: string; code?: string; deviceId?: string; error?: string };

export type ReturnState =
  | { step: 'working' }
  | { step: 'consent'; way: ExternalWay }
  | { step: 'done'; way: ExternalWay }
  | { step: 'failed'; title: string; text: string; way: ExternalWay | undefined };

/** Window actions at the end; tests replace them. */
export type WindowActions = { close(): void; goTo(path: string): void };

const browserWindow: WindowActions = {
  close: () => window.close(),
  // Replace the history entry, because the URL contains a used code.
  goTo: (path) => window.location.replace(path),
};

const FAILED = 'Войти не\u00a0получилось';

/**
 * Finishes a sign-in on the page that the provider redirects to: asks for consents if the shop requires them, then
 * notifies other tabs and closes the window, or navigates to the page where the shopper began. Failures are shown on
 * the page.
 */
export function useExternalReturn(
  provider: ExternalProviderId,
  callback: ExternalCallback,
  actions: WindowActions = browserWindow,
) {
  const client = useQueryClient();
  const [state, setState] = useState<ReturnState>({ step: 'working' });
  const { state: attempt, code, deviceId } = callback;

  async function complete(completion: Omit<ExternalCompletion, 'state'>): Promise<void> {
    const result = await completeExternalSignIn(provider, { state: attempt ?? '', ...completion });
    const way = wayOf(result);
    if (result.status === 'CONSENT_REQUIRED') return setState({ step: 'consent', way });
    // Must happen before other tabs read the session: they would carry out the delayed sign-out.
    dropSignOut();
    announce({ type: 'signed-in' });
    setState({ step: 'done', way });
    if (way.mode === 'popup') return actions.close();
    leaveMergeNotice();
    actions.goTo(way.redirect);
  }

  async function begin(): Promise<void> {
    const way = rememberedWay();
    const refused = refusalOf(callback);
    if (refused) return setState({ step: 'failed', ...refused, way });
    try {
      // Reading the session may renew a guest's tokens, so it must finish before the sign-in sets its own.
      await ensureSession(client);
      await complete({ code, ...(deviceId !== undefined && { deviceId }) });
    } catch (error) {
      if (!isApiError(error)) throw error;
      setState({ step: 'failed', title: FAILED, text: refusalText(error), way });
    }
  }

  // A code works once: neither a second effect nor a new render may send it again.
  const begun = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per page
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void begin();
  }, []);

  return { state, complete, close: actions.close };
}

const wayOf = ({ mode, redirect }: ExternalResult): ExternalWay => ({ mode, redirect: safePath(redirect) });

/** The error in the parameters of the URL, before the shop is asked. */
function refusalOf({ state, code, error }: ExternalCallback): { title: string; text: string } | undefined {
  if (error === 'access_denied')
    return { title: 'Вход отменён', text: 'Вы\u00a0не\u00a0разрешили передать данные магазину' };
  if (error || !state || !code)
    return { title: FAILED, text: 'Сервис входа ответил отказом. Попробуйте ещё раз' };
  return undefined;
}
