import { paymentWords } from '#shared/orders/payment-names.ts';
import type { Link, OrderPayment } from '@/lib/api';
import type { PageConfig } from '@/lib/page/request-context';
import { PlusIcon } from '@/lib/ui/pictures/icons';
import { listingHref } from '@/shop/addresses/paths';
import { TEXT_PAGES } from '@/shop/addresses/text-pages';
import { ConsentLink } from '../consent/consent-link';
import { CATALOG_ID, type FooterColumn, footerColumns } from '../menu/footer-links';
import type { MenuEntry } from '../menu/menu';

type FooterProps = Pick<PageConfig, 'brand' | 'demo' | 'seller'> & {
  menu: MenuEntry[];
  pages: Link[];
  payments: OrderPayment[];
};

/** Departments, fixed links, legal lines. */
export function Footer({ brand, menu, pages, payments, demo, seller }: FooterProps) {
  const columns: FooterColumn[] = [
    {
      title: 'Каталог',
      id: CATALOG_ID,
      links: menu.map(({ name, path }) => ({ name, href: listingHref(path) })),
    },
    ...footerColumns(pages),
  ].filter(({ links }) => links.length > 0);
  return (
    <footer className="mt-20 border-hair border-t text-ui lg:mt-32">
      <div className="page-width px-margin pt-9 pb-8 lg:pt-14 lg:pb-9">
        <div className="lg:hidden">
          {columns.map((column) => (
            <Row key={column.title} column={column} />
          ))}
        </div>
        <div className="hidden grid-cols-4 gap-x-[var(--gutter)] lg:grid">
          {columns.map((column) => (
            <div key={column.title}>
              <h2 className="mb-2.5 font-medium">{column.title}</h2>
              <Links column={column} />
            </div>
          ))}
        </div>
        {seller && <Seller seller={seller} />}
        {payments.length > 0 && (
          <p className="mt-7 text-caption text-ink-2">{`Оплата: ${payments.map(paymentWords).join(', ')}`}</p>
        )}
        <div className="mt-7 grid gap-2.5 text-caption text-ink-2 lg:mt-18 lg:grid-cols-[auto_1fr_auto] lg:justify-items-start lg:gap-x-8 lg:border-hair lg:border-t lg:pt-4.5">
          <span>
            {`© ${brand}${demo ? '. Демонстрационный каталог: товары, цены и\u00a0магазины вымышлены' : ''}`}
          </span>
          <span>
            {'На\u00a0информационном ресурсе применяются '}
            <a href={TEXT_PAGES.recommendations} className="quiet-link">
              рекомендательные технологии
            </a>
          </span>
          <ConsentLink />
        </div>
      </div>
    </footer>
  );
}

/** How to reach the shop, and who sells in it, as far as its settings say. */
function Seller({ seller }: { seller: NonNullable<PageConfig['seller']> }) {
  const { name, inn, ogrn, address, phone, email, hours } = seller;
  const details = [name, inn && `ИНН\u00a0${inn}`, ogrn && `ОГРН\u00a0${ogrn}`, address];
  return (
    <address className="mt-7 text-caption text-ink-2 not-italic lg:mt-14">
      <p className="flex flex-wrap items-center gap-x-6 text-ink text-ui">
        {phone && (
          <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className="py-3 tabular-nums hover:underline">
            {phone}
          </a>
        )}
        {email && (
          <a href={`mailto:${email}`} className="py-3 hover:underline">
            {email}
          </a>
        )}
        {hours && <span className="text-ink-2">{hours}</span>}
      </p>
      <p>{details.filter(Boolean).join(', ')}</p>
    </address>
  );
}

/** A column of a narrow window: a row that opens. */
function Row({ column }: { column: FooterColumn }) {
  return (
    <details className="group border-hair border-b">
      <summary className="flex min-h-13 items-center justify-between text-body">
        <h2>{column.title}</h2>
        <PlusIcon className="transition-transform motion-fast group-open:rotate-45" />
      </summary>
      <Links column={column} id={column.id} />
    </details>
  );
}

/** An address that ends in the id opens the row around the list. */
function Links({ column, id }: { column: FooterColumn; id?: string }) {
  return (
    <ul id={id} className="pb-3 lg:pb-0">
      {column.links.map(({ name, href }) => (
        <li key={href}>
          {/* The same in both places: what is there twice word for word weighs nothing. */}
          <a href={href} className="block py-3 text-ink-2 hover:text-ink lg:py-1.5">
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
