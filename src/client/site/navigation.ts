/** The links of the shell, as the specification lists them (spec §2). */
import { communities } from '#shared/content/communities/registry.ts';
import { industries as allIndustries } from '#shared/content/industries/registry.ts';
import { paths } from '#shared/platform/paths.ts';

export interface NavLink {
  label: string;
  href: string;
}

export interface NavSection {
  label: string;
  links: readonly NavLink[];
}

/** Either one link, or a menu of sections. A section without a label is the only one in its menu. */
export type NavItem = NavLink | { label: string; sections: readonly NavSection[] };

const personal: NavSection = {
  label: 'Personal',
  links: [
    { label: 'Auto Insurance', href: paths.insurance('auto') },
    { label: 'Home Insurance', href: paths.insurance('home') },
    { label: 'Life Insurance', href: paths.insurance('life') },
    { label: 'Travel Insurance', href: paths.insurance('travel') },
    { label: 'Super Visa Insurance', href: paths.superVisa },
  ],
};

const business: NavSection = {
  label: 'Business',
  links: [
    { label: 'All Business Insurance', href: paths.business },
    { label: 'Commercial Auto', href: paths.commercialAuto },
    { label: 'Group Benefits', href: paths.groupBenefits },
  ],
};

const industries: NavSection = {
  label: 'Industry Solutions',
  links: allIndustries.map(({ id, name }) => ({ label: name, href: paths.industry(id) })),
};

const locations: NavSection = {
  label: '',
  links: [
    { label: 'All Cities', href: paths.locations },
    ...communities
      .filter(({ inMenu }) => inMenu)
      .map(({ slug, name }) => ({ label: name, href: paths.location(slug) })),
  ],
};

export const mainNavigation: readonly NavItem[] = [
  { label: 'Home', href: paths.home },
  { label: 'Insurance', sections: [personal, business, industries] },
  { label: 'Locations', sections: [locations] },
  { label: 'About', href: paths.about },
  { label: 'FAQ', href: paths.faq },
  { label: 'Resources', href: paths.resources },
  { label: 'Contact', href: paths.contact },
];

export const portalNavigation: readonly NavLink[] = [
  { label: 'Client Portal', href: paths.portal.login },
  { label: 'Broker Portal', href: paths.broker.login },
];

export const footerProducts: readonly NavLink[] = [
  { label: 'Auto Insurance', href: paths.insurance('auto') },
  { label: 'Home Insurance', href: paths.insurance('home') },
  { label: 'Business Insurance', href: paths.business },
  { label: 'Life Insurance', href: paths.insurance('life') },
  { label: 'Travel Insurance', href: paths.insurance('travel') },
  { label: 'Specialty Coverage', href: paths.insurance('specialty') },
];

export const footerQuickLinks: readonly NavLink[] = [
  { label: 'About Us', href: paths.about },
  { label: 'FAQ', href: paths.faq },
  { label: 'Resources', href: paths.resources },
  { label: 'Locations', href: paths.locations },
  { label: 'Contact', href: paths.contact },
  { label: 'Get a Free Quote', href: paths.getQuote },
];

export const footerLegalLinks: readonly NavLink[] = [
  { label: 'Privacy Policy', href: paths.privacy },
  { label: 'Terms of Service', href: paths.terms },
  { label: 'Service Providers', href: paths.providers },
  { label: 'Complaints', href: paths.complaints },
  { label: 'Corrections', href: paths.corrections },
  { label: 'Sitemap', href: paths.sitemap },
];

/** The blog has two addresses and one link. */
export function isCurrent(href: string, path: string): boolean {
  return href === path || (href === paths.resources && path === paths.blog);
}
