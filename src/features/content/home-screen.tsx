import type { Home, HomeLook, HomeProductRow, HomeSection } from '@/lib/api';
import { pageConfig } from '@/lib/page/config';
import type { Elements } from '@/lib/ui/elements';
import { Collections } from './collections';
import { Departments } from './departments';
import { Hero } from './hero';
import { Look } from './look';
import { Promotions } from './promotions';
import { Services } from './services';
import { Story } from './story';

/** A row of goods on the home page. The caller renders its cards. */
type AnyRow = Pick<HomeProductRow, 'kind' | 'title'>;
type OtherSection = Exclude<HomeSection, HomeProductRow>;

type HomeScreenProps<Row extends AnyRow> = {
  hero: Home['hero'];
  sections: readonly (OtherSection | Row)[];
  /** Renders a row of goods, including wishlist hearts. */
  renderRow(row: Row): Elements;
  /** Renders the goods of an outfit, including cart buttons. */
  renderLook(look: HomeLook): Elements;
};

/** The home page: its sections in the editors' order. Without a hero it begins with the first section. */
export function HomeScreen<Row extends AnyRow>(props: HomeScreenProps<Row>) {
  const { hero, sections, renderRow, renderLook } = props;
  return (
    <>
      {hero ? <Hero hero={hero} /> : <h1 className="sr-only">{pageConfig().brand}</h1>}
      {sections.map((section, index) => (
        <div
          key={`${section.kind} ${section.title}`}
          className={hero || index > 0 ? 'section-gap' : 'pt-5 lg:pt-12'}
        >
          {isRow(section) ? renderRow(section) : <Section section={section} renderLook={renderLook} />}
        </div>
      ))}
    </>
  );
}

function isRow<Row extends AnyRow>(section: OtherSection | Row): section is Row {
  return section.kind === 'product-row';
}

type SectionProps = { section: OtherSection; renderLook(look: HomeLook): Elements };

function Section({ section, renderLook }: SectionProps) {
  switch (section.kind) {
    case 'story':
      return <Story story={section} />;
    case 'departments':
      return <Departments section={section} />;
    case 'look':
      return <Look section={section} parts={renderLook(section)} />;
    case 'collections':
      return <Collections section={section} />;
    case 'promotions':
      return <Promotions section={section} />;
    case 'services':
      return <Services section={section} />;
  }
}
