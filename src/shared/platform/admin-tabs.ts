/**
 * The parts of the admin dashboard, in the order of its tabs: what each is called. The address is `/admin/<id>`, the component is
 * `<id>/<id>-tab.tsx` in src/client/portals/admin.
 */
export const adminTabs = {
  cases: 'Cases',
  messages: 'Messages',
  brokers: 'Brokers',
  clients: 'Clients',
  users: 'Users',
  newsletter: 'Newsletter',
  assistant: 'Assistant',
  privacy: 'Privacy',
  data: 'Data',
  audit: 'Audit',
  security: 'Security',
  settings: 'Settings',
  launch: 'Launch',
} as const;

/** Parts with an address and no tab: the overview leads there. */
export const adminPartsBesideTabs = { trouble: 'Trouble' } as const;

export const adminParts = { ...adminTabs, ...adminPartsBesideTabs };
export type AdminPart = keyof typeof adminParts;

type PartPaths = { readonly [Part in AdminPart]: `/admin/${Part}` };

/** The address of each part. */
export const adminPartPaths = Object.fromEntries(
  Object.keys(adminParts).map((part) => [part, `/admin/${part}`]),
) as unknown as PartPaths;
