/**
 * The addresses of the portals, as patterns. The server answers any other address below them with status 404, while the
 * portal's own not-found page is shown.
 */
export const portalAddresses = [
  /^\/portal(\/(login|register|dashboard))?$/,
  /^\/portal\/cases\/[^/]+$/,
  /^\/broker(\/(login|dashboard|notifications))?$/,
  /^\/broker\/cases\/[^/]+$/,
  /^\/admin(\/(login|dashboard|brokers|clients|messages|cases|settings))?$/,
  /^\/admin\/cases\/[^/]+$/,
];

/** Every address of the product that code links to, spelled once. */
export const paths = {
  home: '/',
  about: '/about',
  contact: '/contact',
  getQuote: '/get-quote',
  faq: '/faq',
  privacy: '/privacy-policy',
  terms: '/terms-of-service',
  insurance: (type: string) => `/insurance/${type}`,
  allInsurance: '/insurance/all',
  services: '/#services',
  business: '/business',
  industry: (industry: string) => `/business/${industry}`,
  commercialAuto: '/commercial-auto',
  groupBenefits: '/group-benefits',
  superVisa: '/super-visa',
  locations: '/locations',
  location: (city: string) => `/locations/${city}`,
  resources: '/resources',
  sitemap: '/sitemap.xml',
  newsletter: '/newsletter',
  newsletterConfirm: '/newsletter/confirm',
  quoteOf: (line: string) => `/get-quote?type=${line}`,
  portal: {
    home: '/portal',
    login: '/portal/login',
    register: '/portal/register',
    case: (id: string) => `/portal/cases/${id}`,
  },
  broker: {
    home: '/broker',
    login: '/broker/login',
    case: (id: string) => `/broker/cases/${id}`,
    notifications: '/broker/notifications',
  },
  admin: {
    home: '/admin',
    login: '/admin/login',
    cases: '/admin/cases',
    messages: '/admin/messages',
    brokers: '/admin/brokers',
    clients: '/admin/clients',
    settings: '/admin/settings',
    case: (id: string) => `/admin/cases/${id}`,
  },
} as const;
