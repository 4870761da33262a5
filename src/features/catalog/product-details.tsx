import type { ReactNode } from 'react';
import type { CompositionPart, Product } from '@/lib/api';
import { MinusIcon, PlusIcon } from '@/lib/ui/icons';
import { careTexts } from './care';

/** What the product is, measures and asks for, in sections that open and close without scripts. */
export function ProductDetails({ product }: { product: Product }) {
  const { description, attributes, vendorCode, composition, lining, careCodes, model } = product;
  const care = careTexts(careCodes);
  return (
    <div className="mt-6 border-hair border-t">
      <Section title={'Описание и\u00a0параметры'}>
        {description && <p className="mb-3.5 text-ui">{description}</p>}
        <dl className="grid grid-cols-[minmax(0,5fr)_minmax(0,7fr)] gap-x-3 gap-y-2 text-ui">
          {attributes.map(({ name, value }) => (
            <Row key={name} name={name} value={value} />
          ))}
          <Row name="Артикул" value={vendorCode} />
        </dl>
        {model && (
          <p className="mt-3.5 text-caption text-ink-2">
            Рост модели {model.heightCm}&nbsp;см, на&nbsp;модели размер {model.size}
          </p>
        )}
      </Section>
      <Section title={'Состав и\u00a0уход'}>
        <p className="text-ui">{compositionText(composition)}</p>
        {lining.length > 0 && <p className="mt-1 text-ui">Подкладка: {compositionText(lining, false)}</p>}
        {care.length > 0 && <p className="mt-3.5 text-caption text-ink-2">{care.join('. ')}.</p>}
      </Section>
    </div>
  );
}

function Row({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt className="text-ink-2">{name}</dt>
      <dd className="break-words">{value}</dd>
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details open className="group border-hair border-b">
      <summary className="flex min-h-14 items-center justify-between gap-3">
        <h2>{title}</h2>
        <PlusIcon className="shrink-0 group-open:hidden" />
        <MinusIcon className="hidden shrink-0 group-open:block" />
      </summary>
      <div className="pb-6">{children}</div>
    </details>
  );
}

/** «Шерсть 80%, полиамид 20%» */
function compositionText(parts: CompositionPart[], capital = true): string {
  const text = parts.map(({ fibre, percent }) => `${fibre}\u00a0${percent}%`).join(', ');
  return capital ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}
