import { useEffect, useState } from 'react';
import { openMetrika } from '@/shop/analytics/metrika';
import { openMindbox } from '@/shop/analytics/mindbox';
import { sampleEvents } from '@/shop/analytics/testing/sample-events';
import { GallerySection } from '../specimen.tsx';

type Seen = { type: string; metrika: object[]; mindbox: object[] };

/**
 * Shows what Metrika and Mindbox would get for each e-commerce event. Nothing is sent: their scripts are not
 * loaded.
 */
export function Events() {
  const [seen, setSeen] = useState<Seen[]>([]);
  useEffect(
    () => setSeen(Object.keys(sampleEvents).map((type) => handOver(type as keyof typeof sampleEvents))),
    [],
  );
  return (
    <GallerySection id="events" title="События">
      <table className="gallery-wide w-full text-left text-caption">
        <thead>
          <tr>
            {['Событие', 'Метрика', 'Mindbox'].map((name) => (
              <th key={name} scope="col" className="py-2 pr-4 font-medium">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {seen.map(({ type, metrika, mindbox }) => (
            <tr key={type} className="border-hair border-t align-top">
              <th scope="row" className="py-2 pr-4 font-normal">
                {type}
              </th>
              {[metrika, mindbox].map((calls, at) => (
                <td key={at === 0 ? 'metrika' : 'mindbox'} className="break-all py-2 pr-4">
                  {calls.length > 0 ? JSON.stringify(calls) : '—'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </GallerySection>
  );
}

function handOver(type: keyof typeof sampleEvents): Seen {
  for (const name of ['ym', 'dataLayer', 'mindbox'] as const) delete window[name];
  const sinks = [
    openMetrika({ id: 1, script: '' }),
    openMindbox({ endpointId: 'shop', prefix: 'Website', script: '' }),
  ];
  for (const sink of sinks) sink(sampleEvents[type]);
  return {
    type,
    metrika: [...(window.ym?.a?.slice(1) ?? []), ...(window.dataLayer ?? [])],
    mindbox: window.mindbox?.queue?.slice(1) ?? [],
  };
}
