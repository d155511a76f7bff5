/** The roles in a firm, in words. */
import type { FirmRole } from '#shared/platform/permissions.ts';

export const firmRoleLabels: Record<FirmRole, string> = {
  manager: 'Manager',
  broker: 'Broker',
  assistant: 'Assistant',
};

/** The roles someone can have: a licence decides between broker and assistant. */
export function rolesFor(hasLicence: boolean): { value: FirmRole; label: string }[] {
  return (['manager', hasLicence ? 'broker' : 'assistant'] as const).map((value) => ({
    value,
    label: firmRoleLabels[value],
  }));
}
