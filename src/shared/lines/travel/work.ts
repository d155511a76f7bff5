import { usual } from '../every-line/coverages.ts';
import type { LineWork } from '../line.ts';

const wanted = (equals: string) => ({ question: 'wanted', equals });

export const travelWork: LineWork = {
  wishes: {
    'emergency-medical': { addIf: wanted('medical'), deductible: { questions: ['deductible'] } },
    'trip-cancellation': { addIf: wanted('cancellation'), limit: { questions: ['tripCost'] } },
    baggage: { addIf: wanted('baggage'), limit: { questions: ['baggageValue'] } },
    'travel-accident': { addIf: wanted('accident') },
    'travel-pre-existing': { addIf: { question: 'conditionsWanted', equals: 'yes' } },
  },
  coverages: [
    {
      code: 'emergency-medical',
      name: 'Emergency medical',
      also: ['Medical', 'Medical emergency', 'Hospital and medical'],
      usual,
    },
    {
      code: 'trip-cancellation',
      name: 'Trip cancellation and interruption',
      also: ['Trip cancellation', 'Cancellation', 'Trip interruption'],
      usual,
    },
    { code: 'baggage', name: 'Baggage', also: ['Luggage', 'Baggage and personal effects', 'Baggage delay'], usual },
    {
      code: 'travel-pre-existing',
      name: 'Stable pre-existing conditions',
      also: ['Pre-existing conditions', 'Pre-existing'],
    },
    {
      code: 'travel-accident',
      name: 'Travel accident',
      also: ['Accidental death and dismemberment', 'Flight accident'],
    },
    { code: 'repatriation', name: 'Repatriation', also: ['Return home', 'Medical evacuation'] },
  ],
  requestTemplates: [
    {
      title: 'Your booking confirmation',
      why: 'The dates, destination and cost of the trip determine what coverage fits.',
      category: 'travel',
      rule: 'bookingConfirmation',
    },
    {
      title: 'A list of your medications',
      why: 'Some plans ask whether a condition has been stable. Let your broker know if you’d rather talk about it.',
      category: 'health',
      rule: 'medications',
    },
  ],
};
