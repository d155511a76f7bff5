/** The nine services (spec decision 8), in the order of the file. */
import { services as byId } from '../generated/services.ts';
import type { ServiceText } from './service.ts';

export type ServiceId = keyof typeof byId;
export type Service = ServiceText & { id: ServiceId };

export const services: readonly Service[] = (Object.keys(byId) as ServiceId[]).map(serviceOf);

export function serviceOf(id: ServiceId): Service {
  return { id, ...byId[id] };
}
