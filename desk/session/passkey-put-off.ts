import { useState } from 'react';
import { OPERATOR_KEYS } from '#shared/web/browser-files.ts';
import { deviceStorage, readJson } from '@/lib/browser/storage';

/** For how long the question about a second passkey is put off, in ms. */
const PUT_OFF_MS = 7 * 24 * 60 * 60_000;

const KEY = OPERATOR_KEYS.deskPasskeyPutOff;

/** Whether an operator has put off the question about a second passkey in this browser, and how to do it. */
export function usePutOff(operatorId: string, now: Date): [isPutOff: boolean, putOff: () => void] {
  const [until, setUntil] = useState(() => (readJson(deviceStorage, KEY) ?? {}) as Record<string, unknown>);
  const mine = until[operatorId];
  return [
    typeof mine === 'number' && now.getTime() < mine && mine - now.getTime() <= PUT_OFF_MS,
    () => {
      const next = { [operatorId]: now.getTime() + PUT_OFF_MS };
      deviceStorage.setItem(KEY, JSON.stringify(next));
      setUntil(next);
    },
  ];
}
