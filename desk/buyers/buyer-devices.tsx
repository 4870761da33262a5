import { TextButton } from '@/lib/ui/buttons/text-link';
import type { Buyer } from '../api/index.ts';
import { momentWords } from '../parts/moments.ts';
import { Section } from '../parts/section.tsx';
import { useMay } from '../session/session.ts';

type DevicesProps = {
  seen: Buyer /** Asks to end one session by its id, or `all`. */;
  onEnd(which: string): void;
};

/** Where an account is signed in. */
export function BuyerDevices({ seen: { kind, signIns }, onEnd }: DevicesProps) {
  const may = useMay();
  const now = new Date();
  if (kind === 'GUEST') return null;
  return (
    <Section title="Устройства">
      {signIns.length === 0 ? (
        <p className="text-ink-2 text-ui">Сейчас нигде не&nbsp;вошёл</p>
      ) : (
        <ul className="history">
          {signIns.map(({ id, device, lastSeenAt }) => (
            <li key={id} className="flex items-start justify-between gap-4">
              <div className="min-w-0">
                <p className="[overflow-wrap:anywhere]">{device || 'Неизвестное устройство'}</p>
                <p className="text-caption text-ink-2">{momentWords(lastSeenAt, now)}</p>
              </div>
              {may('endBuyerSignIns') && (
                <TextButton
                  className="text-ui"
                  aria-label={`Завершить сессию: ${device || 'неизвестное устройство'}`}
                  onClick={() => onEnd(id)}
                >
                  Завершить
                </TextButton>
              )}
            </li>
          ))}
        </ul>
      )}
      {signIns.length > 1 && may('endBuyerSignIns') && (
        <TextButton className="mt-2 text-ui" onClick={() => onEnd('all')}>
          Завершить все
        </TextButton>
      )}
    </Section>
  );
}
