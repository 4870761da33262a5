import { formatDate } from '#shared/text/dates.ts';
import type { Buyer } from '../api/index.ts';
import { momentWords } from '../parts/moments.ts';
import { Section } from '../parts/section.tsx';

/** Consents with the sentences that were shown, and when they were given and withdrawn. */
export function BuyerConsents({ seen: { consents } }: { seen: Buyer }) {
  const now = new Date();
  if (consents.length === 0) return null;
  return (
    <Section title="Согласия">
      <ol className="history">
        {consents.map(({ title, text, document, version, givenAt, withdrawnAt, orderNumber }) => (
          <li key={`${title}${givenAt}${version}`}>
            <p className={withdrawnAt ? 'text-ink-2 line-through' : ''}>{title}</p>
            <p className="text-ui">{text ? `«${text}»` : 'Прежний текст, его версия ниже'}</p>
            <p className="text-caption text-ink-2 [overflow-wrap:anywhere]">
              {[
                `дано ${momentWords(givenAt, now)}`,
                withdrawnAt && `отозвано ${momentWords(withdrawnAt, now)}`,
                orderNumber && `с\u00a0заказом ${orderNumber}`,
                `${document}, версия ${version}`,
              ]
                .filter(Boolean)
                .join(', ')}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

const SUBSCRIPTIONS = {
  EMAIL_NEWS: 'письма с\u00a0новостями',
  SMS_NEWS: 'сообщения',
  PUSH_NEWS: 'уведомления',
} as const;

/** What news a buyer gets, and where they were asked for. */
export function BuyerNewsletter({ seen: { profile, newsletter, merges } }: { seen: Buyer }) {
  const news = profile?.subscriptions ?? [];
  return (
    <>
      {(news.length > 0 || newsletter.length > 0) && (
        <Section title="Рассылка">
          {news.length > 0 && (
            <p className="text-ui">{`Получает: ${news.map((name) => SUBSCRIPTIONS[name]).join(', ')}`}</p>
          )}
          <ol className="history mt-2">
            {newsletter.map(({ askedAt, confirmedAt, endedAt, version }) => (
              <li key={`${askedAt}${version}`}>
                <p>
                  {endedAt
                    ? 'Подписка закончена'
                    : confirmedAt
                      ? 'Подписка'
                      : 'Подписка не\u00a0подтверждена'}
                </p>
                <p className="text-caption text-ink-2">
                  {[
                    `заказана ${formatDate(new Date(askedAt))}`,
                    confirmedAt && `подтверждена ${formatDate(new Date(confirmedAt))}`,
                    endedAt && `закончена ${formatDate(new Date(endedAt))}`,
                  ]
                    .filter(Boolean)
                    .join(', ')}
                </p>
              </li>
            ))}
          </ol>
        </Section>
      )}
      {merges.length > 0 && (
        <Section title="До входа">
          <ul className="grid gap-1 text-ui">
            {merges.map((at) => (
              <li key={at}>
                {`Гость с\u00a0${formatDate(new Date(at))}; корзина, избранное и\u00a0заказы перешли сюда`}
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}
