/** The links on the not-found pages, of the site and of the portals (spec §2). */
import { paths } from '#shared/platform/paths.ts';

export const waysOn = [
  { label: 'Home', text: 'Go back to the home page.', href: paths.home },
  { label: 'Contact', text: 'Ask a licensed broker partner.', href: paths.contact },
  { label: 'Get a Free Quote', text: 'Choose what you want to insure.', href: paths.getQuote },
  { label: 'Our services', text: 'Auto, home, business and more.', href: paths.services },
];
