import type { PrivacyRequest, PrivacyRequestKind } from '#shared/privacy/schema.ts';

/** The possible requests, in the user's words. */
export const requestKinds: Record<PrivacyRequestKind, { label: string; description: string }> = {
  access: {
    label: 'Tell me what you know about me',
    description: 'What’s in your data download, plus how it was used and who received it.',
  },
  correction: {
    label: 'Correct something',
    description: 'For anything you can’t change yourself. Please tell us what’s wrong and what it should say.',
  },
  deletion: {
    label: 'Delete my information and close my account',
    description: 'We’ll delete what we don’t have to keep. What we must keep, and for how long, is listed below.',
  },
};

export const requestTitles: Record<PrivacyRequestKind, string> = {
  access: 'Access to your information',
  correction: 'Correction of your information',
  deletion: 'Deletion of your information',
};

export const requestStates: Record<PrivacyRequest['status'], string> = {
  open: 'Open',
  done: 'Done',
  refused: 'Refused',
  cancelled: 'Withdrawn',
};
