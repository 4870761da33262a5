import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import type { Subscription, UserProfile } from '@/lib/api';
import { useHydrated } from '@/lib/state/use-hydrated';
import { Button } from '@/lib/ui/buttons/button';
import { ErrorNotice } from '@/lib/ui/content/notice';
import { Checkbox } from '@/lib/ui/forms/checkbox';
import { showToast } from '@/lib/ui/overlays/toast';
import { AccountSection } from './account-frame';
import { accountUpdate } from './profile-fields';
import { saveAccount } from './save-account';
import { useAttempt } from './use-attempt';

type Offer = { name: Subscription; title: string; hint: string };

const OFFERS: readonly Offer[] = [
  {
    name: 'EMAIL_NEWS',
    title: 'Письма',
    hint: 'Новинки, распродажи и\u00a0подборки',
  },
  {
    name: 'SMS_NEWS',
    title: 'Сообщения на\u00a0телефон',
    hint: 'Коротко о\u00a0начале распродаж и\u00a0ваших скидках',
  },
  {
    name: 'PUSH_NEWS',
    title: 'Уведомления в\u00a0браузере',
    hint: 'Придут туда, где вы\u00a0их разрешите',
  },
];

type SubscriptionFormProps = { account: UserProfile; onSaved(): void };

/** Messages the shopper agrees to. Each newly chosen one is a consent. */
export function SubscriptionForm({ account, onSaved }: SubscriptionFormProps) {
  const client = useQueryClient();
  const hydrated = useHydrated();
  const known = account.subscriptions;
  const [chosen, setChosen] = useState<readonly Subscription[]>(known);
  const { attempt, busy, error, setError } = useAttempt(({ fieldErrors, message }) =>
    // The whole account is saved, and this page shows a part of it.
    setError(fieldErrors.length > 0 ? 'Сначала заполните профиль' : message),
  );

  // A consent withdrawn below, or a choice made in another tab, is shown here.
  const names = known.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same names are no news
  useEffect(() => setChosen(known), [names]);

  const choose = (name: Subscription, on: boolean) =>
    setChosen(
      OFFERS.flatMap((offer) => ((offer.name === name ? on : chosen.includes(offer.name)) ? offer.name : [])),
    );

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void attempt(async () => {
      await saveAccount(client, account.id, (fresh) => ({
        ...accountUpdate(fresh),
        subscriptions: [...chosen],
      }));
      onSaved();
      showToast({ text: 'Изменения сохранены' });
    });
  };

  return (
    <AccountSection
      title="Подписки"
      note={'Чеки и\u00a0уведомления о\u00a0заказах приходят в\u00a0любом случае'}
    >
      <form noValidate onSubmit={submit}>
        <div className="-mt-3">
          {OFFERS.map(({ name, title, hint }) => (
            <Checkbox
              key={name}
              name={name}
              checked={chosen.includes(name)}
              onChange={(event) => choose(name, event.currentTarget.checked)}
              hint={hint}
            >
              {title}
            </Checkbox>
          ))}
        </div>
        <p className="mt-4 text-caption text-ink-2">
          Отмечая подписку, вы&nbsp;даёте{' '}
          <a href="/page/marketing-agreement" className="quiet-link">
            согласие на&nbsp;получение новостей и&nbsp;предложений
          </a>
        </p>
        {error && <ErrorNotice className="mt-4">{error}</ErrorNotice>}
        <Button type={hydrated ? 'submit' : 'button'} busy={busy} className="mt-5 max-sm:w-full">
          Сохранить
        </Button>
      </form>
    </AccountSection>
  );
}
