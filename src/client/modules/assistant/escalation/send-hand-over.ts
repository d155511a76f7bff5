/** Validates and sends, with the schema and the client. The form is loaded when a visitor asks for a person, and these with it. */
import { api, toApiError } from '#client/lib/api.ts';
import { type HandOverInput, type HandOverReceipt, handOverInputSchema } from '#shared/assistant/handover.ts';
import { type ConsentPurpose, consentTexts } from '#shared/consents/wordings.ts';
import { cookieNames } from '#shared/platform/cookies.ts';
import { type Issue, issuesFrom } from '#shared/platform/errors.ts';
import { goingTurns, type HandOverDraft, inputOf } from './draft.ts';

type Checked = { input: HandOverInput; issues?: undefined } | { input?: undefined; issues: Issue[] };

/** The server names a message by its position among those sent; the screen shows all of them. */
function onScreen(draft: HandOverDraft, issues: readonly Issue[]): Issue[] {
  const going = goingTurns(draft);
  return issues.map(({ path, message }) => ({
    path: path.replace(/^transcript\.(\d+).*/, (_, index: string) => `transcript.${going[Number(index)]}`),
    message,
  }));
}

/** The request as it will be sent, or its errors, in screen order. */
export function checkHandOver(draft: HandOverDraft, ticked: readonly ConsentPurpose[]): Checked {
  const consents = ticked.map((purpose) => ({
    purpose,
    version: consentTexts[purpose].version,
    given: true as const,
  }));
  const parsed = handOverInputSchema.safeParse(inputOf(draft, consents));
  return parsed.success ? { input: parsed.data } : { issues: onScreen(draft, inOrder(issuesFrom(parsed.error))) };
}

const order = ['summary', 'transcript', 'name', 'email', 'phone', 'type', 'community', 'consents'];

function inOrder(issues: readonly Issue[]): Issue[] {
  const place = ({ path }: Issue) => order.indexOf(path.split('.')[0] ?? '');
  return [...issues].sort((one, other) => place(one) - place(other));
}

/** @throws ApiError with the server's message and the fields it rejected. */
export async function sendHandOver(input: HandOverInput): Promise<HandOverReceipt> {
  try {
    return await api.chat.handOver.mutate(input);
  } catch (error) {
    throw toApiError(error);
  }
}

/** The client signed in here; null for everyone else. */
export async function askClient(): Promise<{ fullName: string; email: string } | null> {
  if (!document.cookie.includes(`${cookieNames.signedIn}=`)) return null;
  const user = await api.auth.session.query().catch(() => null);
  return user?.role === 'client' ? user : null;
}

/** Opening hours; null when the server does not return them. */
export function askOpening(): Promise<{ isOpen: boolean; opensAtText: string } | null> {
  return api.chat.about.query().catch(() => null);
}
