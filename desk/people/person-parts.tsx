import type { ReactNode } from 'react';
import { timeInMoscow } from '#shared/text/dates.ts';
import { TextButton } from '@/lib/ui/buttons/text-link';
import type { DeskSession, Passkey } from '../api/index.ts';
import { momentWords } from '../parts/moments.ts';
import { Section } from '../parts/section.tsx';
import { deviceWords } from './person-words.ts';

type PasskeysProps = {
  passkeys: readonly Passkey[];
  now: Date;
  /** Shown only to who may end a passkey. */
  onEnd?: ((passkeyId: string) => void) | undefined;
  children?: ReactNode;
};

/** The passkeys of a person. */
export const Passkeys = ({ passkeys, now, onEnd, children }: PasskeysProps) => (
  <Section title="Ключи входа">
    {passkeys.length > 0 ? (
      <ul className="history">
        {passkeys.map(({ id, device, createdAt, lastUsedAt, isSynced }) => (
          <li key={id} className="flex flex-wrap items-start justify-between gap-x-6">
            <div className="min-w-0 flex-1 basis-60">
              <p>{deviceWords(device)}</p>
              <p className="text-caption text-ink-2">
                {[
                  `Сделан: ${momentWords(createdAt, now)}`,
                  lastUsedAt && `вход: ${momentWords(lastUsedAt, now)}`,
                  isSynced && 'есть и\u00a0на\u00a0других устройствах',
                ]
                  .filter(Boolean)
                  .join(', ')}
              </p>
            </div>
            {onEnd && (
              <TextButton
                className="text-ui"
                aria-label={`Удалить ключ: ${deviceWords(device)}`}
                onClick={() => onEnd(id)}
              >
                Удалить
              </TextButton>
            )}
          </li>
        ))}
      </ul>
    ) : (
      <p className="text-ink-2 text-ui">Ключей пока нет.</p>
    )}
    {children}
  </Section>
);

type SessionsProps = { sessions: readonly DeskSession[]; now: Date; children?: ReactNode };

/** The sessions of a person that have not ended. */
export const Sessions = ({ sessions, now, children }: SessionsProps) => (
  <Section title="Сессии">
    {sessions.length > 0 ? (
      <ul className="history">
        {sessions.map(({ id, device, startedAt, lastUsedAt, endsAt, current }) => (
          <li key={id}>
            <p>{current ? `${deviceWords(device)}, эта сессия` : deviceWords(device)}</p>
            <p className="text-caption text-ink-2">
              {`Вход: ${momentWords(startedAt, now)}, последнее действие: ${momentWords(lastUsedAt, now)}, закончится в\u00a0${timeInMoscow(new Date(endsAt))}`}
            </p>
          </li>
        ))}
      </ul>
    ) : (
      <p className="text-ink-2 text-ui">Сейчас не&nbsp;работает.</p>
    )}
    {children}
  </Section>
);
