import { adminPartPaths, adminParts } from './admin-tabs.ts';

const ID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

/** An address is unknown unless it contains a valid id. */
function idAddress(before: string, after: string): RegExp {
  return new RegExp(`^${before}${ID}${after}$`, 'i');
}

/** The portal pages about a single case or client. */
export const portalSubjectAddress = new RegExp(
  `^/((portal|broker|admin)/cases/${ID}(?:/answers)?|admin/clients/${ID}/cases)/?$`,
  'i',
);

/**
 * The addresses of the portals, as patterns. The server answers any other address under them with status 404, and the
 * portal's own not-found page is shown.
 */
export const portalAddresses = [
  /^\/portal(\/(login|register|dashboard|forgot-password|reset-password|verify-email|confirm-email|join|invitation|notifications))?$/,
  /^\/(portal|broker|admin)\/account(\/(security|notifications))?$/,
  /^\/portal\/account\/privacy$/,
  idAddress('/portal/cases/', '(/answers)?'),
  /^\/broker(\/(login|dashboard|new|notifications|profile|calendar|numbers|firm|replies|keys(\/new)?))?$/,
  idAddress('/broker/cases/', ''),
  new RegExp(`^/admin(/(login|dashboard|notifications|${Object.keys(adminParts).join('|')}))?$`),
  /^\/admin\/settings\/(hours|templates|replies|insurers|matching|payment|providers|sessions|retention)$/,
  /^\/admin\/newsletter\/issues$/,
  idAddress('/admin/clients/', '/cases'),
  idAddress('/admin/cases/', ''),
];

/** The slug of a community, an industry or a kind, as in the address of its page. It fills in an answer of the form. */
export type QuoteOrigin = { community?: string; industry?: string; kind?: string };

/** Every address of the product that code links to, defined once. */
export const paths = {
  home: '/',
  about: '/about',
  contact: '/contact',
  getQuote: '/get-quote',
  faq: '/faq',
  faqCategory: (category: string) => `/faq/${category}`,
  /** The page of its category, with the question open. */
  faqItem: (category: string, id: string) => `/faq/${category}#${id}`,
  privacy: '/privacy-policy',
  terms: '/terms-of-service',
  /** The companies that handle people’s information for the owner. */
  providers: '/service-providers',
  complaints: '/complaints',
  /** Where anyone checks a certificate of consent. */
  verify: '/verify',
  corrections: '/corrections',
  insurance: (type: string) => `/insurance/${type}`,
  allInsurance: '/insurance/all',
  services: '/#services',
  business: '/business',
  /** The business hub under the name people search for. */
  commercialInsurance: '/commercial-insurance',
  generalBusiness: '/business/general',
  industry: (industry: string) => `/business/${industry}`,
  commercialAuto: '/commercial-auto',
  groupBenefits: '/group-benefits',
  superVisa: '/super-visa',
  locations: '/locations',
  location: (city: string) => `/locations/${city}`,
  resources: '/resources',
  blog: '/blog',
  post: (slug: string) => `/blog/${slug}`,
  /** The glossary; every term has an anchor. */
  words: '/resources/insurance-words',
  feed: '/blog/feed.xml',
  search: '/search',
  /** A demo: how the assistant arrives at an answer. */
  aiTest: '/ai-test',
  contactSent: '/contact/sent',
  /** Where “Was this helpful?” is sent without a script. */
  feedback: '/feedback',
  feedbackSent: '/feedback/sent',
  sitemap: '/sitemap.xml',
  newsletter: '/newsletter',
  newsletterSent: '/newsletter/check-your-mail',
  newsletterConfirm: '/newsletter/confirm',
  newsletterConfirmed: '/newsletter/confirmed',
  /** “Never email me again”, from the confirmation email. */
  newsletterNever: '/newsletter/never',
  newsletterUnsubscribe: '/newsletter/unsubscribe',
  newsletterUnsubscribed: '/newsletter/unsubscribed',
  /** Where the link at the end of an email leads: less of them, or none. */
  emailChoices: '/email-choices',
  emailChoicesSaved: { needed: '/email-choices/needed', nothing: '/email-choices/nothing' },
  /** The wizard for a line, with what the visitor was reading about. */
  quoteOf: (line: string, from: QuoteOrigin = {}) => `/get-quote?${new URLSearchParams({ type: line, ...from })}`,
  /** Opens a draft on another device. The secret is a fragment: browsers send it to no server and to no other page. */
  continueQuote: (token: string) => `/get-quote?continue=link#${token}`,
  /** Opens a draft that was saved as a file. */
  continueFromFile: '/get-quote?continue=file',
  /** The short questions as pages, for browsers without a script. */
  quoteForm: (line: string) => `/get-quote/form/${line}`,
  /** All questions of a line, to print and fill in by hand. */
  paperForm: (line: string) => `/forms/${line}.pdf`,
  portal: {
    home: '/portal',
    login: '/portal/login',
    register: '/portal/register',
    forgotPassword: '/portal/forgot-password',
    resetPassword: '/portal/reset-password',
    /** Links in emails: each shows a button, because opening must change nothing. */
    verifyEmail: '/portal/verify-email',
    confirmEmail: '/portal/confirm-email',
    join: '/portal/join',
    /** Where an invited broker or administrator begins. */
    invitation: '/portal/invitation',
    notifications: '/portal/notifications',
    case: (id: string) => `/portal/cases/${id}`,
    /** Where the client answers more questions, or changes an answer. */
    answers: (id: string) => `/portal/cases/${id}/answers`,
  },
  /** The account pages are the same in every portal; each has them under its own address. */
  account: (area: 'portal' | 'broker' | 'admin', page?: 'security' | 'notifications' | 'privacy') =>
    `/${area}/account${page ? `/${page}` : ''}`,
  broker: {
    home: '/broker',
    login: '/broker/login',
    case: (id: string) => `/broker/cases/${id}`,
    /** Where a broker writes down a request by telephone. */
    newRequest: '/broker/new',
    notifications: '/broker/notifications',
    profile: '/broker/profile',
    /** Hours, days off and the calendar address. */
    calendar: '/broker/calendar',
    numbers: '/broker/numbers',
    /** For its managers. */
    firm: '/broker/firm',
    replies: '/broker/replies',
    /** Keys for other systems. */
    keys: '/broker/keys',
    /** Also where a tool's link asks for a key, with its name and what it wants in the query. */
    newKey: '/broker/keys/new',
  },
  admin: {
    home: '/admin',
    login: '/admin/login',
    ...adminPartPaths,
    notifications: '/admin/notifications',
    newsletterIssues: '/admin/newsletter/issues',
    setting: (section: string) => `/admin/settings/${section}`,
    clientCases: (clientId: string) => `/admin/clients/${clientId}/cases`,
    case: (id: string) => `/admin/cases/${id}`,
  },
} as const;

/** Where other systems say where events are sent. */
export const WEBHOOKS_PATH = '/api/webhooks';
/** Where anyone may read the keys that sign certificates of consent, and have one checked. */
export const CONSENT_KEYS_PATH = '/.well-known/consent-keys.json';
export const CHECK_CERTIFICATE_PATH = '/api/consent-certificates/check';
/** The certificate of the consents of a case. */
export const consentCertificatePath = (caseId: string) => `/api/cases/${caseId}/consent-certificate` as const;
/** The program that checks one without us. */
export const VERIFIER_PATH = '/verify-consent.mjs';
/** Where Mailgun posts the emails it received for us. It posts their bytes to addresses that end in `mime`. */
export const MAILGUN_PATH = '/inbound/mailgun/mime';

/** Where a provider of text messages hands over replies, and says what became of a message. */
export const TWILIO_MESSAGE_PATH = '/inbound/twilio/message';
export const TWILIO_STATUS_PATH = '/inbound/twilio/status';

/** The form that partners show on their own pages, and the script that puts it there. */
export const embedPath = (key: string) => `/embed/${key}`;
export const embedFiles = { host: '/embed.js', script: '/embed/form.js', style: '/embed/form.css' } as const;

/** Where a request that an agent prepared with a test key is read and sent: its own form is on the live site. */
export const testRequestPath = (token: string, brokerId: string | null = null) =>
  `/sandbox/requests/${token}${brokerId ? `?broker=${brokerId}` : ''}`;

/** Where agents connect, by the Model Context Protocol. */
export const MCP_PATH = '/mcp';

/** Where other systems read what happened. */
export const EVENTS_PATH = '/api/events';

/** Where partners send requests and follow them. */
export const LEADS_PATH = '/api/leads';
export const leadPath = (id: string) => `${LEADS_PATH}/${id}` as const;

/** Where the ZIP is downloaded. */
export const dataExportPath = (token: string) => `/api/privacy/export/${token}`;
