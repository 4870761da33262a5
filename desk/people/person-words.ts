import { formatMoment } from '#shared/text/dates.ts';
import type { OperatorSummary } from '../api/index.ts';
import { momentWords } from '../parts/moments.ts';

/** Whether an operator works, was invited, or was revoked. */
export function stateWords({ state, revokedAt, invitationEndsAt }: OperatorSummary, now: Date): string {
  if (state === 'REVOKED') return revokedAt ? `Отозван ${momentWords(revokedAt, now)}` : 'Отозван';
  if (state === 'ACTIVE') return 'Работает';
  return invitationEndsAt && new Date(invitationEndsAt) > now
    ? `Приглашён до\u00a0${formatMoment(new Date(invitationEndsAt))}`
    : 'Ссылка устарела';
}

/** The browser and system of a session or a passkey, if they are known. */
export const deviceWords = (device: string): string => device || 'Неизвестное устройство';
