import { randomBytes, randomUUID } from 'node:crypto';

/** What a visitor's browser makes for its draft. */
export const draftKey = () => ({ draftId: randomUUID(), token: randomBytes(32).toString('base64url') });
