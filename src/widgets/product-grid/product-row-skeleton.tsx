import { CardSkeleton } from '@/lib/ui/loading/skeleton';

/**
 * Placeholder of a row of goods, as high as a row whose cards have a name in one line, a price and swatches.
 */
export function ProductRowSkeleton({ title, count }: { title: string; count: number }) {
  return (
    <section aria-busy="true" className="page-width">
      <h2 className="mb-5 px-margin type-h2 lg:mb-7">{title}</h2>
      <div className="whole-rows md:px-margin">
        <div className="card-grid">
          {Array.from({ length: count }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: places have no other identity
            <div key={place} className="pb-13 md:pb-9">
              <CardSkeleton />
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
