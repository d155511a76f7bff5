/** The headings of each kind of page, and the field for each. */
import { type Outline, points, prose, question, questions, section } from './markdown.ts';

/** One text, headings included. */
export const apiGuideOutline: Outline = { opening: 'text' };

export const communityOutline: Outline = {
  opening: 'lead',
  sections: {
    Driving: { field: 'driving', form: prose },
    Roads: { field: 'roads', form: points },
    Homes: { field: 'home', form: prose },
    Water: { field: 'water', form: points },
    'Local businesses': { field: 'business', form: prose },
    Questions: { field: 'questions', form: questions },
  },
};

export const faqOutline: Outline = { others: { field: 'questions', form: question } };

export const guideOutline: Outline = {
  opening: 'lead',
  sections: {
    'Who needs it': { field: 'whoNeedsIt', form: prose },
    'What it usually pays for': { field: 'covers', form: points },
    'What it leaves out': { field: 'excludes', form: points },
    'What affects the price': { field: 'priceDrivers', form: points },
    'In Alberta': { field: 'alberta', form: prose },
    Questions: { field: 'questions', form: questions },
  },
  others: { field: 'extra', form: section },
};

export const legalOutline: Outline = { opening: 'lead', others: { field: 'sections', form: section } };
