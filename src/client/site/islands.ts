/**
 * The parts of a public page that become React in the browser. The rest of the page stays HTML.
 * Each is its own chunk and must start light: what is only needed on use is imported then.
 */
export const islands = {
  chatbot: async () => (await import('./demos/chatbot.tsx')).Chatbot,
  'certificate-check': async () => (await import('#client/modules/consents/certificate-check.tsx')).CertificateCheck,
  'contact-form': async () => (await import('#client/modules/contact-messages/contact-form.tsx')).ContactForm,
  'newsletter-form': async () => (await import('#client/modules/newsletter/newsletter-form.tsx')).NewsletterForm,
  'quote-start': async () => (await import('./quote-start/quote-start.tsx')).QuoteStart,
  'scheme-choice': async () => (await import('./layout/scheme-choice.tsx')).SchemeChoice,
  'portal-tours': async () => (await import('./demos/portal-tours.tsx')).PortalTours,
  'toast-demo': async () => (await import('./demos/toast-demo.tsx')).ToastDemo,
  testimonials: async () => (await import('./home/testimonial-carousel.tsx')).TestimonialCarousel,
  toaster: async () => (await import('#client/ui/toaster.tsx')).Toaster,
};

export type IslandName = keyof typeof islands;
