import { useEffect, useRef } from 'react';
import type { SentRequest } from './use-contact-form';

/**
 * Replaces the form after a request was sent. Takes the focus, because the focused button has disappeared.
 */
export function SentNotice({ number, login }: SentRequest) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div role="status">
      <h2 ref={title} tabIndex={-1} className="type-h3 outline-none">
        Сообщение отправлено
      </h2>
      <p className="mt-3">
        Номер обращения <span className="whitespace-nowrap tabular-nums">{number}</span>
      </p>
      <p className="mt-1.5 max-w-[48ch] text-ink-2 text-ui [overflow-wrap:anywhere]">
        {login.includes('@')
          ? `Письмо с\u00a0номером отправлено на\u00a0${login}, ответим туда\u00a0же`
          : `Ответим по\u00a0телефону ${login}`}
      </p>
    </div>
  );
}
