import { Accordion, AccordionItem } from '@/lib/ui/content/accordion';
import { Breadcrumbs } from '@/lib/ui/content/breadcrumbs';
import { Pagination } from '@/lib/ui/content/pagination';
import { Tabs } from '@/lib/ui/content/tabs';
import { Progress } from '@/lib/ui/loading/progress';
import { LONG_NAME, LONG_WORD } from '../samples.ts';
import { GallerySection, Specimen } from '../specimen.tsx';

export function Views() {
  return (
    <GallerySection id="views" title="Показ">
      <Specimen name="Разделы">
        <Accordion>
          <AccordionItem title={'Описание и\u00a0параметры'} heading={3} open>
            <p className="text-ui">Плотная шерсть, прямой крой. Рукав втачной.</p>
          </AccordionItem>
          <AccordionItem title={'Состав и\u00a0уход'} heading={3} aside={<span>16</span>}>
            <p className="text-ui">Шерсть 80%, полиамид 20%</p>
          </AccordionItem>
          <AccordionItem title={LONG_NAME} heading={3}>
            <p className="text-ui">{LONG_WORD}</p>
          </AccordionItem>
        </Accordion>
      </Specimen>
      <Specimen name="Разделы: открыт один">
        <Accordion exclusive>
          <AccordionItem title="Женщинам" open>
            <p className="text-ui">Пальто, платья, брюки</p>
          </AccordionItem>
          <AccordionItem title="Мужчинам">
            <p className="text-ui">Куртки, рубашки, джинсы</p>
          </AccordionItem>
        </Accordion>
      </Specimen>
      <Specimen name="Вкладки">
        <Tabs
          label="Таблица размеров"
          tabs={[
            { id: 'sizes', label: 'Размеры', panel: <p className="pt-4 text-ui">Грудь 92, талия 74</p> },
            { id: 'how', label: 'Как снять мерки', panel: <p className="pt-4 text-ui">По&nbsp;белью</p> },
            { id: 'int', label: 'Международные размеры', panel: <p className="pt-4 text-ui">XS–XXL</p> },
          ]}
        />
      </Specimen>
      <Specimen name="Вкладки крупнее">
        <Tabs
          large
          label="Кому"
          initial="men"
          tabs={[
            { id: 'women', label: 'Женщинам', panel: <p className="pt-4">Пальто</p> },
            { id: 'men', label: 'Мужчинам', panel: <p className="pt-4">Куртки</p> },
            { id: 'kids', label: 'Детям', panel: <p className="pt-4">Комбинезоны</p> },
          ]}
        />
      </Specimen>
      <Specimen name="Путь">
        <Breadcrumbs
          crumbs={[
            { name: 'Женщинам', href: '#views' },
            { name: 'Верхняя одежда', href: '#goods' },
          ]}
          current={LONG_NAME}
        />
      </Specimen>
      <Specimen name="Страницы, ход">
        <Pagination page={6} totalPages={40} hrefOf={(page) => `#page-${page}`} />
        <p className="mb-2 text-center text-caption text-ink-2">Показано 24 из&nbsp;36</p>
        <Progress value={24} max={36} label="Показано" />
      </Specimen>
    </GallerySection>
  );
}
