import { Tour } from '#client/ui/tour.tsx';
import { type TourArea, tours } from '#shared/platform/tours.ts';
import page from '../layout/page.module.css';

const areas: [TourArea, string][] = [
  ['client', 'Client portal'],
  ['broker', 'Broker portal'],
  ['admin', 'Admin area'],
];

/** The tours that open inside the portals. */
export function PortalTours() {
  return (
    <div className={page.stack}>
      {areas.map(([area, title]) => (
        <Tour key={area} title={title} steps={tours[area]} />
      ))}
    </div>
  );
}
