import type { ReactNode } from 'react';
import { dialled } from '#shared/forms/phone.ts';
import { registrationNumber } from '#shared/text/registration-number.ts';
import type { PageConfig } from '@/lib/page/request-context';
import { TextLink } from '@/lib/ui/buttons/text-link';
import { classNames } from '@/lib/ui/class-names';
import { hrefTo } from '@/shop/addresses/href-to';

export type Seller = NonNullable<PageConfig['seller']>;

/**
 * Faster ways to contact the shop, and the seller's legal data. What the settings do not have is left out.
 */
export function ContactAside({ seller = {} }: { seller: Seller | undefined }) {
  const { name, ogrn, inn, phone, email, address, hours } = seller;
  const ids = [ogrn && registrationNumber(ogrn), inn && `ИНН\u00a0${inn}`].filter(Boolean).join(', ');
  const details = [name && `Продавец: ${name}`, ids, address, !phone && hours].filter(Boolean);
  return (
    <>
      {phone && (
        <Block>
          <a href={`tel:${dialled(phone)}`} className="type-h2 tabular-nums">
            {phone}
          </a>
          {hours && <p className="text-ink-2 text-ui">{hours}</p>}
        </Block>
      )}
      {email && (
        <Block className="py-2">
          <TextLink href={`mailto:${email}`} className="[overflow-wrap:anywhere]">
            {email}
          </TextLink>
        </Block>
      )}
      <Block>
        <p>Быстрее, чем письмо</p>
        <ul className="flex flex-wrap gap-x-6 text-ui">
          {[
            { words: 'Статус заказа', href: hrefTo('/orderstatus') },
            { words: 'Оформить возврат', href: hrefTo('/refunds') },
            { words: 'Магазины', href: hrefTo('/stores') },
          ].map(({ words, href }) => (
            <li key={href}>
              <TextLink href={href}>{words}</TextLink>
            </li>
          ))}
        </ul>
      </Block>
      {details.length > 0 && (
        <Block>
          <p className="text-caption text-ink-2">
            {details.map((line) => (
              <span key={String(line)} className="block">
                {line}
              </span>
            ))}
          </p>
        </Block>
      )}
    </>
  );
}

function Block({ className = 'py-4.5', children }: { className?: string; children: ReactNode }) {
  return <div className={classNames('border-hair border-t', className)}>{children}</div>;
}
