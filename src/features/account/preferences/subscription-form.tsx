import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Subscription, UserProfile } from '@/lib/api';
import { useContractForm } from '@/lib/forms/use-contract-form';
import { useHydrated } from '@/lib/state/use-hydrated';
import { Button } from '@/lib/ui/buttons/button';
import { ErrorNotice } from '@/lib/ui/content/notice';
import { Checkbox } from '@/lib/ui/forms/checkbox';
import { showToast } from '@/lib/ui/overlays/toast';
import { ConsentSentence } from '@/shop/consents/consent-sentence';
import { AccountSection } from '../account-frame';
import { consentsQuery, readAgain } from '../account-query';
import { accountUpdate } from '../profile-fields';
import { OtherAccountError, saveAccountMutation } from '../save-account';
import { subscriptionForm } from './subscription-definition';

type Offer = {
  name: Subscription;
  title: string;
  hint: string;
  /**
   * Whether the shop sends these messages. If not, the checkbox is shown only to shoppers who once
   * subscribed, so that they can unsubscribe.
   */
  isSent: boolean;
};

const OFFERS: readonly Offer[] = [
  {
    name: 'EMAIL_NEWS',
    title: 'Письма',
    hint: 'Новинки, распродажи и\u00a0подборки',
    isSent: true,
  },
  {
    name: 'SMS_NEWS',
    title: 'Сообщения на\u00a0телефон',
    hint: 'Сейчас не\u00a0отправляем. Согласие можно отозвать',
    isSent: false,
  },
  {
    name: 'PUSH_NEWS',
    title: 'Уведомления в\u00a0браузере',
    hint: 'Сейчас не\u00a0отправляем. Согласие можно отозвать',
    isSent: false,
  },
];

/** The shopper's subscriptions. Checking an unchecked one gives the consent to marketing messages. */
export function SubscriptionForm({ account }: { account: UserProfile }) {
  const client = useQueryClient();
  const { mutateAsync: saveAccount } = useMutation(saveAccountMutation(account.id));
  const hydrated = useHydrated();
  const known = account.subscriptions;
  const { attributes, field, fill, refusal, busy } = useContractForm(subscriptionForm, {
    async send({ subscriptions }) {
      try {
        await saveAccount((fresh) => ({ ...accountUpdate(fresh), subscriptions }));
      } catch (error) {
        if (error instanceof OtherAccountError) return;
        throw error;
      }
      void readAgain(client, consentsQuery);
      showToast({ text: 'Изменения сохранены' });
    },
    // The request contains the whole account, so errors may be about fields that this page does not show.
    refused: ({ fieldErrors }) =>
      fieldErrors.length > 0 ? { form: 'Сначала заполните профиль' } : undefined,
  });

  // Uncheck subscriptions that ended because their consent was withdrawn, in the list below or in another
  // tab.
  const names = known.join(' ');
  const shown = useRef(names);
  // biome-ignore lint/correctness/useExhaustiveDependencies: names that did not change need no update
  useEffect(() => {
    if (shown.current === names) return;
    shown.current = names;
    for (const { name } of OFFERS) fill(name, known.includes(name));
  }, [names]);

  return (
    <AccountSection
      title="Подписки"
      note={'Чеки и\u00a0уведомления о\u00a0заказах приходят в\u00a0любом случае'}
    >
      <form {...attributes}>
        <div className="-mt-3">
          {OFFERS.filter(({ name, isSent }) => isSent || known.includes(name)).map(
            ({ name, title, hint }) => (
              <Checkbox key={name} {...field(name)} defaultChecked={known.includes(name)} hint={hint}>
                {title}
              </Checkbox>
            ),
          )}
        </div>
        <p className="mt-4 text-caption text-ink-2">
          <ConsentSentence id="subscriptions" />
        </p>
        {refusal && <ErrorNotice className="mt-4">{refusal}</ErrorNotice>}
        <Button type={hydrated ? 'submit' : 'button'} busy={busy} className="mt-5 max-sm:w-full">
          Сохранить
        </Button>
      </form>
    </AccountSection>
  );
}
