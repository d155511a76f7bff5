/**
 * The parts of a public page that become React in the browser. The rest of the page is HTML and stays HTML.
 * Each is a chunk of its own and must start light: what only matters once somebody uses it is imported then.
 */
export const islands = {
  'contact-form': async () => (await import('#client/features/contact/contact-form.tsx')).ContactForm,
  'newsletter-form': async () => (await import('#client/features/newsletter/newsletter-form.tsx')).NewsletterForm,
  'newsletter-confirmation': async () =>
    (await import('#client/features/newsletter/newsletter-confirmation.tsx')).NewsletterConfirmation,
  'quote-start': async () => (await import('./quote-start/quote-start.tsx')).QuoteStart,
  'scheme-choice': async () => (await import('./layout/scheme-choice.tsx')).SchemeChoice,
  testimonials: async () => (await import('./home/testimonial-carousel.tsx')).TestimonialCarousel,
  toaster: async () => (await import('#client/ui/toaster.tsx')).Toaster,
};

export type IslandName = keyof typeof islands;
