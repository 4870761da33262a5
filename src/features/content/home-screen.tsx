import type { ReactNode } from 'react';
import type { Home, HomeProductRow, HomeSection } from '@/lib/api';
import { Departments } from './departments';
import { Hero } from './hero';
import { Services } from './services';
import { Story } from './story';

type HomeScreenProps = {
  home: Home;
  /** Rows of goods are drawn by whoever knows the shopper. */
  renderRow(row: HomeProductRow): ReactNode;
};

/** The home page: what editors wrote, in their order. */
export function HomeScreen({ home, renderRow }: HomeScreenProps) {
  return (
    <>
      <Hero hero={home.hero} />
      {home.sections.map((section) => (
        <div key={`${section.kind} ${section.title}`} className="section-gap">
          <Section section={section} renderRow={renderRow} />
        </div>
      ))}
    </>
  );
}

function Section({ section, renderRow }: { section: HomeSection; renderRow: HomeScreenProps['renderRow'] }) {
  switch (section.kind) {
    case 'product-row':
      return renderRow(section);
    case 'story':
      return <Story story={section} />;
    case 'departments':
      return <Departments section={section} />;
    case 'services':
      return <Services section={section} />;
  }
}
