/** The pages about the product itself, each its own export: a browser that needs the words of one does not load the others. */
export {
  about as aboutPage,
  complaints as complaintsPage,
  privacy as privacyPolicy,
  terms as termsOfService,
} from '../generated/legal.ts';
