import type { ComponentType } from 'react';
import type { ProductService } from '@/lib/api';
import { classNames } from '@/lib/ui/class-names';
import { PageLink } from '@/lib/ui/links/page-link';
import { ReturnIcon, StoreIcon, TruckIcon } from '@/lib/ui/pictures/service-icons';
import { HangerIcon } from './hanger-icon';

const ICONS: Record<ProductService['kind'], ComponentType<{ className?: string }>> = {
  delivery: TruckIcon,
  pickup: StoreIcon,
  fitting: HangerIcon,
  return: ReturnIcon,
};

/** Hidden with scripts, because then delivery and pick-up are shown above, for the shopper's city. */
const WITHOUT_SCRIPTS = '[@media(scripting:enabled)]:hidden';
const ABOVE: ReadonlySet<ProductService['kind']> = new Set(['delivery', 'pickup']);

type ServicesProps = {
  services: ProductService[];
  /** Whether the page shows delivery days and prices for the shopper's city. */
  hasTerms: boolean;
};

/** The services for a product: fitting and returns, and without scripts also delivery. */
export function Services({ services, hasTerms }: ServicesProps) {
  if (services.length === 0) return null;
  return (
    <ul aria-label={'Доставка и\u00a0возврат'} className="border-hair border-t">
      {services.map(({ kind, title, text, link }) => {
        const Icon = ICONS[kind];
        return (
          <li
            key={kind + title}
            className={classNames(
              'flex gap-3 border-hair border-b py-3.5 text-ui',
              hasTerms && ABOVE.has(kind) && WITHOUT_SCRIPTS,
            )}
          >
            <Icon className="shrink-0" />
            <div className="min-w-0 break-words">
              <p>{title}</p>
              {(text || link) && (
                <p className="text-caption text-ink-2">
                  <span>{`${text} `}</span>
                  {link && (
                    <PageLink href={link.path} className="quiet-link hover:text-ink">
                      {link.label}
                    </PageLink>
                  )}
                </p>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
