import type { Role } from '#shared/permissions.ts';

export const roleLabels: Record<Role, string> = { client: 'Client', broker: 'Broker', admin: 'Administrator' };
