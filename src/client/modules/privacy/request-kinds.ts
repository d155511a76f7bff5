import type { PrivacyRequest, PrivacyRequestKind } from '#shared/privacy/schema.ts';

/** The possible requests, in the user's words. */
export const requestKinds: Record<PrivacyRequestKind, { label: string; description: string }> = {
  access: {
    label: 'Tell me what you know about me',
    description: 'What you get here as a download, and how it was used and who received it.',
  },
  correction: {
    label: 'Correct something',
    description: 'What you cannot change yourself. Please write what is wrong and how it should read.',
  },
  deletion: {
    label: 'Delete my information and close my account',
    description: 'What we need not keep is deleted. What we must keep, and for how long, stands below.',
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
  cancelled: 'Taken back',
};
