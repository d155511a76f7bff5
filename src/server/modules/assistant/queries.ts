import { isOpen, nextOpening } from '#server/platform/business-time/business-time.ts';
import { calendarOf } from '#server/platform/business-time/calendar.ts';
import { describeMoment } from '#server/platform/business-time/moments.ts';
import type { Services } from '#server/platform/services.ts';
import type { ChatAbout } from '#shared/assistant/schema.ts';
import { builtInProvider } from '#shared/assistant/texts.ts';

/** Who answers, where questions are sent, and when people are available: what a visitor sees before the first question. */
export function describeChat(services: Services): ChatAbout {
  const { env, assistant, now } = services;
  const at = now();
  const calendar = calendarOf(services);
  return {
    provider: assistant && env.openai ? env.openai.provider : builtInProvider(env.site.name),
    external: assistant !== null,
    outsideCanada: assistant !== null && env.openai?.inCanada === false,
    isOpen: isOpen(at, calendar),
    opensAtText: describeMoment(nextOpening(at, calendar), env.site),
  };
}
