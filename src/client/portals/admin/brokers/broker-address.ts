import { paths } from '#shared/platform/paths.ts';

/** One broker within the tab of brokers. */
export function brokerAddress(brokerId: string): string {
  return `${paths.admin.brokers}?broker=${brokerId}`;
}
