import { dialled } from '#shared/forms/phone.ts';
import { PageLink } from '@/lib/ui/links/page-link';
import { ArrowLeftIcon, PhoneIcon } from '@/lib/ui/pictures/icons';
import { Wordmark } from './wordmark';

const ICON = 'inline-flex size-11 items-center justify-center lg:hidden';

/**
 * The header of the checkout. It has only a link back to the cart and a phone number, so that nothing
 * distracts.
 */
export function SlimHeader({ brand, phone }: { brand: string; phone: string | undefined }) {
  return (
    <header className="border-hair border-b">
      <div className="page-width grid min-h-14 grid-cols-[1fr_auto_1fr] items-center px-1.5 lg:min-h-18 lg:grid-cols-[auto_1fr] lg:px-[var(--margin)]">
        <PageLink to="/cart" aria-label="Вернуться в корзину" className={ICON}>
          <ArrowLeftIcon />
        </PageLink>
        <Wordmark brand={brand} />
        <div className="flex items-center justify-self-end text-ui lg:gap-x-8">
          <PageLink to="/cart" className="py-3 underline-offset-4 hover:underline max-lg:hidden">
            Вернуться в&nbsp;корзину
          </PageLink>
          {phone && (
            <>
              <a
                href={`tel:${dialled(phone)}`}
                className="py-3 tabular-nums underline-offset-4 hover:underline max-lg:hidden"
              >
                {phone}
              </a>
              <a href={`tel:${dialled(phone)}`} aria-label={`Позвонить: ${phone}`} className={ICON}>
                <PhoneIcon />
              </a>
            </>
          )}
        </div>
      </div>
    </header>
  );
}
