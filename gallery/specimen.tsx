import type { ReactNode } from 'react';

type SpecimenProps = { name: string; wide?: boolean; children: ReactNode };

/** Shows one component of the interface, in one or more states. */
export function Specimen({ name, wide, children }: SpecimenProps) {
  return (
    <div className={wide ? 'gallery-wide' : undefined}>
      <h3 className="gallery-name">{name}</h3>
      {children}
    </div>
  );
}

type GallerySectionProps = { id: string; title: string; children: ReactNode };

export function GallerySection({ id, title, children }: GallerySectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="gallery-section">
      <h2 id={`${id}-title`} className="type-h2">
        {title}
      </h2>
      <div className="gallery-grid">{children}</div>
    </section>
  );
}
