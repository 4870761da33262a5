import { capitalised } from '#shared/text/capitalised.ts';
import type { CompositionPart, Product } from '@/lib/api';
import { Accordion, AccordionItem } from '@/lib/ui/content/accordion';
import { careSymbols } from './care';
import type { CareIcons } from './care-icons';
import { CareList } from './care-list';

type ProductDetailsProps = {
  product: Pick<
    Product,
    'description' | 'attributes' | 'vendorCode' | 'composition' | 'lining' | 'careCodes' | 'model'
  >;
  careIcons: CareIcons;
};

/** Details of the product in sections that fold without scripts. */
export function ProductDetails({ product, careIcons }: ProductDetailsProps) {
  const { description, attributes, vendorCode, composition, lining, careCodes, model } = product;
  const care = careSymbols(careCodes);
  const facts = vendorCode === null ? attributes : [...attributes, { name: 'Артикул', value: vendorCode }];
  const parts = [
    composition.length > 0 && compositionText(composition),
    lining.length > 0 && `Подкладка: ${compositionText(lining, false)}`,
  ].filter((text) => text !== false);
  return (
    // Needs no border at the top, because the section above ends with a hairline.
    <Accordion className="border-t-0">
      {(description || facts.length > 0 || model) && (
        <AccordionItem title={'Описание и\u00a0параметры'} heading={2} open>
          {description && <p className="mb-3.5 break-words text-ui">{description}</p>}
          {facts.length > 0 && (
            <dl className="grid grid-cols-[minmax(0,5fr)_minmax(0,7fr)] gap-x-3 gap-y-2 text-ui">
              {facts.map(({ name, value }) => (
                <Row key={name} name={name} value={value} />
              ))}
            </dl>
          )}
          {model && (
            <p className="mt-3.5 text-caption text-ink-2">
              {`Рост модели ${model.heightCm}\u00a0см, на\u00a0модели размер ${model.size}`}
            </p>
          )}
        </AccordionItem>
      )}
      {(parts.length > 0 || care.length > 0) && (
        <AccordionItem title={titleOf(parts.length > 0, care.length > 0)} heading={2} open>
          {parts.map((text) => (
            <p key={text} className="text-ui not-first:mt-1">
              {text}
            </p>
          ))}
          {care.length > 0 && <CareList symbols={care} icons={careIcons} />}
        </AccordionItem>
      )}
    </Accordion>
  );
}

function Row({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt className="break-words text-ink-2">{name}</dt>
      <dd className="break-words">{value}</dd>
    </>
  );
}

function titleOf(composition: boolean, care: boolean): string {
  if (composition && care) return 'Состав и\u00a0уход';
  return composition ? 'Состав' : 'Уход';
}

/** The composition in words: «Шерсть 80%, полиамид 20%». */
function compositionText(parts: CompositionPart[], capital = true): string {
  const text = parts.map(({ fibre, percent }) => `${fibre}\u00a0${percent}%`).join(', ');
  return capital ? capitalised(text) : text;
}
