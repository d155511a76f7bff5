import type { DocumentRule } from '../types.ts';

export const travelPapers: readonly DocumentRule[] = [
  {
    id: 'itinerary',
    title: 'Your itinerary, if you’ve booked',
    why: 'The policy has to match the dates and places.',
    category: 'travel',
  },
  {
    id: 'bookingConfirmation',
    title: 'Booking confirmations with the cancellation terms',
    why: 'They show what you’d lose if you had to cancel.',
    category: 'travel',
    when: { question: 'wanted', equals: 'cancellation' },
  },
  {
    id: 'cruiseInvoice',
    title: 'The invoice for the cruise',
    why: 'Cruise lines charge more the later you cancel, and the invoice says when.',
    category: 'travel',
    when: { question: 'cruise', equals: true },
  },
  {
    id: 'otherBooklet',
    title: 'The booklet or certificate of the travel insurance you have',
    why: 'It shows how many days and which conditions are included, so nothing is paid for twice.',
    category: 'policy',
    when: { question: 'otherCoverage', oneOf: ['card', 'work', 'annual', 'other'] },
  },
  {
    id: 'medications',
    title: 'A list of medications and when they last changed',
    why: 'The insurer’s own health questions ask for dates. You don’t have to upload it; have it at hand.',
    category: 'health',
    when: { question: 'preExisting', equals: true },
  },
  {
    id: 'divingCertificate',
    title: 'The diving certificate',
    why: 'Policies that include diving ask for one.',
    category: 'travel',
    when: { question: 'sports', equals: 'diving' },
  },
];
