/** The public routes of the specification (spec §2), and the response of each. */
const types = ['auto', 'home', 'life', 'travel', 'specialty', 'supervisa', 'group-benefits', 'commercial-auto'];
const industries = [
  'professionals',
  'contractors',
  'restaurants',
  'manufacturers',
  'construction',
  'rideshare',
  'medical',
  'liquor',
  'retail',
];
const cities = ['calgary', 'edmonton', 'red-deer', 'lethbridge', 'fort-mcmurray'];
const both = (one: string, other: string, names: string[]) =>
  names.flatMap((name) => [`${one}/${name}`, `${other}/${name}`]);

export const specifiedRoutes: readonly string[] = [
  '/',
  ...['/about', '/contact', '/get-quote'],
  ...types.map((type) => `/insurance/${type}`),
  '/insurance/all',
  ...['/commercial-auto', '/group-benefits', '/super-visa'],
  ...['/faq', '/insurance-faq'],
  ...['/business', '/insurance/business', '/business/general', '/insurance/business/general'],
  ...['/business-legacy', '/commercial-insurance'],
  ...both('/business', '/insurance/business', industries),
  ...['/newsletter', '/privacy-policy', '/terms-of-service'],
  ...['/blog', '/resources'],
  ...['/animations', '/ai-test', '/tooltips', '/feature-tour', '/chatbot'],
  ...['/locations', '/alberta'],
  ...both('/locations', '/alberta', cities),
];

/** Twin routes and their canonical address (spec decision 9). */
export const twins: readonly (readonly [string, string])[] = [
  ...industries.map((id) => [`/insurance/business/${id}`, `/business/${id}`] as const),
  ...cities.map((city) => [`/alberta/${city}`, `/locations/${city}`] as const),
  ['/insurance/business', '/business'],
  ['/insurance/business/general', '/business/general'],
  ['/business-legacy', '/business'],
  ['/commercial-insurance', '/business'],
  ['/alberta', '/locations'],
  ['/resources', '/blog'],
  ['/insurance-faq', '/faq'],
  ['/insurance/supervisa', '/super-visa'],
  ['/insurance/group-benefits', '/group-benefits'],
  ['/insurance/commercial-auto', '/commercial-auto'],
];

/** Addresses that show the not-found page, with its status (spec decision 10). */
export const missing = [
  '/team',
  '/insurance/pets',
  '/business/zoo',
  '/locations/toronto',
  '/blog/nothing',
  '/faq/nothing',
  '/about/us',
];
