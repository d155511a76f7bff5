/** The demo's people: clearly fictional, always the same. */
import type { LicenceClass } from '#shared/brokers/schema.ts';
import type { CaseType } from '#shared/lines/case-types.ts';
import type { FirmRole, Role } from '#shared/platform/permissions.ts';

export { demoPassword as DEMO_PASSWORD } from '#shared/platform/samples.ts';

type DemoPerson = { username: string; email: string; fullName: string; phone: string; role: Role };

export const people = [
  {
    username: 'demo_client',
    email: 'demo.client@example.com',
    fullName: 'Casey Demo-Client',
    phone: '403-555-0101',
    role: 'client',
  },
  {
    username: 'demo_broker',
    email: 'demo.broker@example.com',
    fullName: 'Bailey Demo-Broker',
    phone: '403-555-0102',
    role: 'broker',
  },
  {
    username: 'demo_admin',
    email: 'demo.admin@example.com',
    fullName: 'Alex Demo-Admin',
    phone: '403-555-0103',
    role: 'admin',
  },
  {
    username: 'demo_broker_life',
    email: 'demo.life@example.com',
    fullName: 'Robin Demo-Life',
    phone: '780-555-0104',
    role: 'broker',
  },
  {
    username: 'demo_broker_north',
    email: 'demo.north@example.com',
    fullName: 'Jordan Demo-North',
    phone: '780-555-0105',
    role: 'broker',
  },
  {
    username: 'demo_manager',
    email: 'demo.manager@example.com',
    fullName: 'Terry Demo-Manager',
    phone: '403-555-0106',
    role: 'broker',
  },
  {
    username: 'demo_assistant',
    email: 'demo.assistant@example.com',
    fullName: 'Sam Demo-Assistant',
    phone: '403-555-0107',
    role: 'broker',
  },
] as const satisfies DemoPerson[];

export type DemoUsername = (typeof people)[number]['username'];

/** The one demo firm with more than one person. */
export const DEMO_FIRM = 'Fictional Foothills Insurance Services';

/** Who works there. The manager and the assistant have no licence, so nothing is offered to them. */
export const firmMembers: { username: DemoUsername; role: FirmRole }[] = [
  { username: 'demo_broker', role: 'broker' },
  { username: 'demo_broker_north', role: 'broker' },
  { username: 'demo_manager', role: 'manager' },
  { username: 'demo_assistant', role: 'assistant' },
];

type DemoLicence = {
  username: DemoUsername;
  firm: string;
  licenceNumber: string;
  licenceClasses: LicenceClass[];
  licenceLevel: 0 | 1 | 2 | 3;
  lines: CaseType[];
  areas: string[];
  languages: string[];
  capacity: number;
  /** What the firm confirmed; shown to clients with its day. */
  confirmed?: readonly ('independentOn' | 'severalInsurersOn')[];
};

const generalLines: CaseType[] = ['auto', 'home', 'specialty', 'commercial-auto', 'business', 'general'];

/** One broker for the whole province, one for life and health, one for the north with a low capacity. */
export const licences: DemoLicence[] = [
  {
    username: 'demo_broker',
    firm: DEMO_FIRM,
    licenceNumber: 'DEMO-GEN-0001',
    licenceClasses: ['GENERAL'],
    licenceLevel: 2,
    lines: generalLines,
    areas: ['T'],
    languages: ['en', 'fr'],
    capacity: 60,
    confirmed: ['independentOn', 'severalInsurersOn'],
  },
  {
    username: 'demo_broker_life',
    firm: 'Fictional Parkland Benefits',
    licenceNumber: 'DEMO-LIFE-0002',
    licenceClasses: ['LIFE', 'ACCIDENT_SICKNESS'],
    licenceLevel: 3,
    lines: ['life', 'travel', 'supervisa', 'group-benefits'],
    areas: ['T'],
    languages: ['en'],
    capacity: 40,
    confirmed: ['severalInsurersOn'],
  },
  {
    username: 'demo_broker_north',
    firm: DEMO_FIRM,
    licenceNumber: 'DEMO-GEN-0003',
    licenceClasses: ['GENERAL'],
    licenceLevel: 2,
    lines: ['auto', 'home'],
    areas: ['T9'],
    languages: ['en'],
    capacity: 10,
  },
];
