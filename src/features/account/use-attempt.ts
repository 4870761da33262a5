import { useRef, useState } from 'react';
import { type ApiError, isApiError } from '@/lib/api';
import { OtherAccount } from './save-account';

/**
 * One thing at a time that may be refused: busy while it runs, a second press does nothing, a refusal of the shop goes
 * to `refused`. Anything else is a defect and stays visible.
 */
export function useAttempt(refused?: (error: ApiError) => void) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const running = useRef(false);

  async function attempt(run: () => Promise<void>): Promise<void> {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setError('');
    try {
      await run();
    } catch (cause) {
      if (cause instanceof OtherAccount) return;
      if (!isApiError(cause)) throw cause;
      if (refused) refused(cause);
      else setError(cause.message);
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  return { attempt, busy, error, setError };
}
