/**
 * The sections of the admin dashboard, in tab order, with their labels, which are also their headings. The address is `/admin/<id>`, the component is
 * `<id>/<id>-tab.tsx` in src/client/portals/admin.
 */
export const adminTabs = {
  cases: 'Requests',
  messages: 'Messages',
  brokers: 'Brokers',
  firms: 'Firms',
  partners: 'Partners',
  clients: 'Clients',
  users: 'Users',
  newsletter: 'Newsletter',
  articles: 'Articles',
  assistant: 'Assistant',
  privacy: 'Privacy',
  data: 'Data',
  audit: 'Audit log',
  security: 'Security',
  settings: 'Settings',
  launch: 'Launch',
} as const;

/** Sections with an address but no tab: the overview links to them. */
export const adminPartsBesideTabs = { trouble: 'Failures' } as const;

export const adminParts = { ...adminTabs, ...adminPartsBesideTabs };
export type AdminPart = keyof typeof adminParts;

type PartPaths = { readonly [Part in AdminPart]: `/admin/${Part}` };

/** The address of each section. */
export const adminPartPaths = Object.fromEntries(
  Object.keys(adminParts).map((part) => [part, `/admin/${part}`]),
) as unknown as PartPaths;
