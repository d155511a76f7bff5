import { lineLabel } from '#client/modules/brokers/line-label.ts';
import type { Partner } from '#shared/integrations/partners.ts';

/** The lines a partner may send. */
export function linesWords({ lines }: Pick<Partner, 'lines'>): string {
  return lines.map(lineLabel).join(', ') || 'All';
}

/** The areas a partner may send from. */
export function areasWords({ areas }: Pick<Partner, 'areas'>): string {
  return areas.join(', ') || 'All of Alberta';
}

/** Where its requests come from, as they are marked everywhere. */
export function sourceOf({ slug }: Pick<Partner, 'slug'>): string {
  return `api/${slug}`;
}
