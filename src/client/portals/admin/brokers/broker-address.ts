import { paths } from '#shared/platform/paths.ts';

/** The page of one broker in the Brokers tab. */
export function brokerAddress(brokerId: string): string {
  return `${paths.admin.brokers}?broker=${brokerId}`;
}
