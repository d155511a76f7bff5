/** What brokers offer: options that were published, and those that are being typed. */
import { classesOf, withCase } from './classes.ts';

export const options = {
  QuoteOption: classesOf<'QuoteOption'>()({
    table: 'quote_options',
    life: withCase,
    leads: { case: 'case_id = ANY(:ids)' },
    kept: {
      key: ['id', 'case_id', 'document_id'],
      fact: ['round', 'position', 'insurer', 'premium_cents', 'term', 'valid_until', 'status', 'created_at'],
    },
    erased: { coverages: `'[]'`, exclusions: 'NULL', note: 'NULL' },
    mine: [
      'id',
      'round',
      'insurer',
      'premium_cents',
      'term',
      'coverages',
      'exclusions',
      'valid_until',
      'note',
      'status',
      'created_at',
    ],
  }),
  // Nothing of it was sent to anyone, so it is the broker's own work and in no export of the client's.
  OptionDraft: classesOf<'OptionDraft'>()({
    table: 'option_drafts',
    life: withCase,
    leads: { case: 'case_id = ANY(:ids)' },
    kept: { key: ['case_id', 'saved_by_id'], fact: ['version', 'created_at', 'saved_at'], staff: ['saved_by_name'] },
    erased: { grid: 'NULL' },
  }),
};
