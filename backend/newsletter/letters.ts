import { UNCONFIRMED_DAYS } from '#shared/forms/newsletter.ts';
import { countOf } from '#shared/text/plural.ts';
import { type Letter, type LetterShop, shopNamed } from '../platform/mail/letter.ts';

/**
 * The letter to an email address that was entered in the newsletter form. Opening its link changes nothing
 * yet; the page has a button that confirms the subscription.
 */
export const confirmSubscriptionLetter = ({ shopName, publicUrl }: LetterShop, token: string): Letter => ({
  subject: 'Подтвердите подписку на\u00a0новости',
  before: [
    `Этот адрес указали, чтобы получать новости и\u00a0скидки ${shopNamed('магазина', shopName)}. Чтобы подтвердить подписку, перейдите по\u00a0ссылке:`,
  ],
  link: { label: 'Подтвердить подписку', href: `${publicUrl}/newsletter/confirmation?token=${token}` },
  after: [
    `Ссылка действует ${countOf(UNCONFIRMED_DAYS, DAYS)}. Если вы не\u00a0просили об\u00a0этом, ничего делать не\u00a0нужно: без подтверждения писем не\u00a0будет, а\u00a0адрес мы\u00a0удалим.`,
  ],
});

/**
 * The letter to an email address that already gets the newsletter and was entered again. Only the owner of
 * the mailbox learns that it is subscribed.
 */
export const alreadySubscribedLetter = ({ publicUrl }: LetterShop, token: string): Letter => ({
  subject: 'Вы\u00a0уже подписаны на\u00a0новости',
  before: [
    'Кто-то, возможно вы, ещё раз указал этот адрес, чтобы получать новости и\u00a0скидки. Подписка уже есть, подтверждать её не\u00a0нужно.',
  ],
  after: [],
  foot: {
    words: 'Если письма больше не\u00a0нужны, от\u00a0них можно отказаться.',
    label: 'Отписаться',
    href: unsubscribeAddress({ publicUrl }, token),
  },
});

/** URL of the link in a letter by which its recipient unsubscribes. */
export const unsubscribeAddress = ({ publicUrl }: Pick<LetterShop, 'publicUrl'>, token: string): string =>
  `${publicUrl}/unsubscribe?token=${token}`;

const DAYS = ['день', 'дня', 'дней'] as const;
