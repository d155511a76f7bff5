import type { Role } from '#shared/platform/permissions.ts';

export const roleLabels: Record<Role, string> = { client: 'Client', broker: 'Broker', admin: 'Administrator' };
