import { Link } from '@tanstack/react-router';
import { dialled, formatPhone } from '#shared/forms/phone.ts';
import { shownEmail } from '#shared/forms/shown-email.ts';
import type { Buyer, ExternalProviderId } from '../api/index.ts';
import { Facts, Section } from '../parts/section.tsx';

const PROVIDERS: Readonly<Record<ExternalProviderId, string>> = {
  vk: 'VK\u00a0ID',
  yandex: 'Яндекс\u00a0ID',
  tid: 'T\u2011ID',
  demo: 'учебный вход',
};

/** How to reach a buyer, and how an account is signed in to. There are no passwords, only whether there is one. */
export function BuyerContacts({ seen: { email, phone, profile, sameContactsId } }: { seen: Buyer }) {
  const pendingPhone = profile && profile.phone !== (phone ?? '') ? profile.phone : '';
  const ways = profile && [
    ...(profile.hasPassword ? ['паролем'] : []),
    ...profile.externalProviders.map((id) => PROVIDERS[id]),
  ];
  return (
    <Section title="Контакты">
      <Facts
        facts={[
          [
            'Телефон',
            phone && (
              <a href={`tel:${dialled(phone)}`} className="quiet-link whitespace-nowrap">
                {formatPhone(phone)}
              </a>
            ),
          ],
          [
            'Почта',
            email && (
              <a href={`mailto:${email}`} className="quiet-link">
                {shownEmail(email)}
              </a>
            ),
          ],
          ['Не\u00a0подтверждён', pendingPhone && formatPhone(pendingPhone)],
          ['Не\u00a0подтверждена', profile?.pendingEmail && shownEmail(profile.pendingEmail)],
          ['Отчество', profile?.middleName],
          ['День рождения', profile?.birthDate],
          ['Входит', ways?.length ? ways.join(', ') : null],
        ]}
      />
      {sameContactsId && (
        <p className="mt-4 text-caption text-ink-2">
          Есть заказы без входа с&nbsp;этими же телефоном и&nbsp;почтой.{' '}
          <Link to="/buyers/$buyerId" params={{ buyerId: sameContactsId }} className="quiet-link text-ink">
            Открыть их
          </Link>
        </p>
      )}
    </Section>
  );
}
