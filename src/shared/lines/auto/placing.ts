import type { LinePlacing } from '../line.ts';

/** Auto: vehicles are General insurance. Carrying passengers for an app needs a broker whose insurers accept it. */
export const autoPlacing: LinePlacing = {
  licences: [],
  industries: [
    { needs: 'rideshare', when: { question: 'paidDriving', equals: 'rideshare' } },
    { needs: 'rideshare', each: 'vehicles', when: { question: 'use', equals: 'rideshare' } },
  ],
};
