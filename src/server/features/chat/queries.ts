import { isOpen, nextOpening } from '#server/clock/business-time.ts';
import { calendarOf } from '#server/clock/calendar.ts';
import { describeMoment } from '#server/clock/moments.ts';
import type { Services } from '#server/services.ts';
import type { ChatAbout } from '#shared/chat/schema.ts';
import { builtInProvider } from '#shared/chat/texts.ts';

/** Who answers, where the questions go, and when people work: what a visitor is told before the first question. */
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
