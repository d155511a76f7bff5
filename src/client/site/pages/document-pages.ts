import { aboutPage, complaintsPage, privacyPolicy, termsOfService } from '#shared/content/legal/registry.ts';
import { paths } from '#shared/platform/paths.ts';
import { documentPage } from './document-page.tsx';

export const about = documentPage(aboutPage, paths.about, 'About');
export const complaints = documentPage(complaintsPage, paths.complaints, 'Complaints');
export const privacy = documentPage(privacyPolicy, paths.privacy, 'Privacy policy');
export const terms = documentPage(termsOfService, paths.terms, 'Terms of service');
