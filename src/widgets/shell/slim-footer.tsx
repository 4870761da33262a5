import { registrationNumber } from '#shared/text/registration-number.ts';
import type { PageConfig } from '@/lib/page/request-context';
import { PageLink } from '@/lib/ui/links/page-link';
import { TEXT_PAGES } from '@/shop/addresses/text-pages';
import { ConsentLink } from '../consent/consent-link';

type SlimFooterProps = Pick<PageConfig, 'brand' | 'demo' | 'seller'>;

const LINKS = [
  { name: 'Публичная оферта', href: TEXT_PAGES.salesConditions },
  { name: 'Доставка', href: TEXT_PAGES.delivery },
  { name: 'Возврат', href: TEXT_PAGES.refunds },
] as const;

/**
 * The footer of the checkout: the seller's legal data and terms. Its links open a new window, so that typed
 * text is not lost.
 */
export function SlimFooter({ brand, demo, seller }: SlimFooterProps) {
  const name = seller?.name
    ? `Продавец: ${[seller.name, seller.ogrn && registrationNumber(seller.ogrn)].filter(Boolean).join(', ')}`
    : `© ${brand}`;
  return (
    <footer className="mt-12 border-hair border-t text-caption text-ink-2 lg:mt-28">
      <div className="page-width gap-x-8 px-margin pt-4 pb-6 lg:flex lg:items-center lg:justify-between">
        <p>{`${name}${demo ? '. Демонстрационный магазин: товары вымышлены' : ''}`}</p>
        <ul className="flex flex-wrap gap-x-6">
          {LINKS.map((link) => (
            <li key={link.href}>
              <PageLink
                href={link.href}
                target="_blank"
                rel="noreferrer"
                className="quiet-link inline-block py-3.25"
              >
                {link.name}
              </PageLink>
            </li>
          ))}
          <li className="py-3.25 empty:hidden">
            <ConsentLink />
          </li>
        </ul>
      </div>
    </footer>
  );
}
