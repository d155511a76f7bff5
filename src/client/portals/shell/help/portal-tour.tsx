import type { ComponentProps } from 'react';
import { Tour } from '#client/ui/tour.tsx';
import { type TourArea, tours } from '#shared/platform/tours.ts';

interface PortalTourProps extends Omit<ComponentProps<typeof Tour>, 'steps'> {
  area: TourArea;
}

/** The tour of a portal, with its steps. */
export function PortalTour({ area, ...rest }: PortalTourProps) {
  return <Tour steps={tours[area]} {...rest} />;
}
