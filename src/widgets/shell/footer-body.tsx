import { dialled } from '#shared/forms/phone.ts';
import { paymentWords } from '#shared/payments/ways-to-pay.ts';
import { registrationNumber } from '#shared/text/registration-number.ts';
import { NewsletterFooterForm } from '@/features/newsletter/footer-form';
import type { Link, OrderPayment } from '@/lib/api';
import type { PageConfig } from '@/lib/page/request-context';
import { PageLink } from '@/lib/ui/links/page-link';
import { PlusIcon } from '@/lib/ui/pictures/icons';
import { listingHref } from '@/shop/addresses/paths';
import { CATALOG_ID } from '../menu/catalog-id';
import { type FooterColumn, footerColumns } from '../menu/footer-links';
import type { MenuEntry } from '../menu/menu';

export type FooterBodyProps = Pick<PageConfig, 'seller'> & {
  menu: MenuEntry[];
  pages: Link[];
  payments: OrderPayment[];
};

/** The main part of the footer: departments, fixed links, newsletter form, contacts, payment methods. */
export function FooterBody({ menu, pages, payments, seller }: FooterBodyProps) {
  const columns: FooterColumn[] = [
    {
      title: 'Каталог',
      id: CATALOG_ID,
      links: menu.map(({ name, path }) => ({ name, href: listingHref(path) })),
    },
    ...footerColumns(pages),
  ].filter(({ links }) => links.length > 0);
  return (
    <>
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
      <div className="mt-9 grid gap-x-[var(--gutter)] gap-y-7 lg:mt-14 lg:grid-cols-2">
        <NewsletterFooterForm />
        <div className="text-caption text-ink-2">
          {seller && <Seller seller={seller} />}
          {payments.length > 0 && (
            <p className="not-first:mt-7">{`Оплата: ${payments.map(paymentWords).join(', ')}`}</p>
          )}
        </div>
      </div>
    </>
  );
}

/** The configured contacts and legal data of the seller. */
function Seller({ seller }: { seller: NonNullable<PageConfig['seller']> }) {
  const { name, inn, ogrn, address, phone, email, hours } = seller;
  const details = [name, inn && `ИНН\u00a0${inn}`, ogrn && registrationNumber(ogrn), address];
  return (
    <address className="not-italic lg:-mt-3">
      <p className="flex flex-wrap items-center gap-x-6 text-ink text-ui">
        {phone && (
          <a href={`tel:${dialled(phone)}`} className="py-3 tabular-nums hover:underline">
            {phone}
          </a>
        )}
        {hours && <span className="py-3 text-ink-2">{hours}</span>}
        {email && (
          <a href={`mailto:${email}`} className="py-3 hover:underline">
            {email}
          </a>
        )}
      </p>
      <p>{details.filter(Boolean).join(', ')}</p>
    </address>
  );
}

/** A column of the footer in narrow windows: a row that unfolds. */
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

/** The links of a column. A URL with the `id` as its anchor unfolds the row around them. */
function Links({ column, id }: { column: FooterColumn; id?: string }) {
  return (
    <ul id={id} className="pb-3 lg:pb-0">
      {column.links.map(({ name, href }) => (
        <li key={href}>
          {/* The classes are the same in both places, so that the repetition compresses well. */}
          <PageLink href={href} className="block py-3 text-ink-2 hover:text-ink lg:py-1.5">
            {name}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
