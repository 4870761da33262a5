import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refusalText } from '@/lib/forms/refusal-text';
import { TextButton } from '@/lib/ui/buttons/text-link';
import { showToast } from '@/lib/ui/overlays/toast';
import {
  getShowOrderQueryKey,
  isApiError,
  type OperatorOrder,
  type OrderLetter,
  repeatOrderLetter,
} from '../../api/index.ts';
import { momentWords } from '../../parts/moments.ts';
import { Section } from '../../parts/section.tsx';
import { useMay } from '../../session/session.ts';

const STATES = { WAITING: 'ждёт отправки', SENT: 'отправлено', FAILED: 'не\u00a0ушло' } as const;

/** Letters and text messages to the buyer, the latest first, and a button to send one again. */
export function OrderLetters({ seen: { order, letters } }: { seen: OperatorOrder }) {
  const mayRepeat = useMay()('repeatOrderLetter');
  const now = new Date();
  if (letters.length === 0) return null;
  return (
    <Section title="Письма">
      <ol className="history">
        {letters.map((letter) => (
          <li key={letter.id} className="flex items-baseline justify-between gap-4">
            <div className="min-w-0">
              <p className="[overflow-wrap:anywhere]">{letter.subject}</p>
              <p className="text-caption text-ink-2">
                {[
                  letter.channel === 'sms' ? 'СМС' : 'почта',
                  letter.to,
                  momentWords(letter.at, now),
                  STATES[letter.state],
                ].join(', ')}
              </p>
            </div>
            {mayRepeat && letter.canRepeat && <RepeatButton orderId={order.id} letter={letter} />}
          </li>
        ))}
      </ol>
    </Section>
  );
}

function RepeatButton({ orderId, letter }: { orderId: string; letter: OrderLetter }) {
  const client = useQueryClient();
  const repeat = useMutation({
    mutationFn: () => repeatOrderLetter(orderId, letter.id),
    onSuccess(order) {
      client.setQueryData(getShowOrderQueryKey(orderId), order);
      showToast({ text: letter.channel === 'sms' ? 'СМС уйдёт ещё раз' : 'Письмо уйдёт ещё раз' });
    },
    onError(error) {
      if (!isApiError(error)) return;
      showToast({ text: refusalText(error) });
      void client.invalidateQueries({ queryKey: getShowOrderQueryKey(orderId) });
    },
  });
  return (
    <TextButton
      busy={repeat.isPending}
      onClick={() => repeat.mutate()}
      className="shrink-0 whitespace-nowrap text-caption"
      aria-label={`Отправить ещё раз: ${letter.subject}, ${letter.channel === 'sms' ? 'СМС' : 'почта'}`}
    >
      Ещё раз
    </TextButton>
  );
}
