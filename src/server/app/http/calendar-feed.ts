/** A broker's calendar at its secret address, for calendar programs: they send nothing but the address, every few minutes to hours. */
import type { RequestHandler } from 'express';
import { noteRead } from '#server/modules/calendar-feeds/commands.ts';
import { getFeed, getFeedOwner } from '#server/modules/calendar-feeds/queries.ts';
import { limits } from '#server/platform/http/rate-limit.ts';
import type { Services } from '#server/platform/services.ts';
import { isKnown } from './preconditions.ts';

export function calendarFeed(services: Services): RequestHandler {
  return async function feed(req, res) {
    res.setHeader('Cache-Control', 'private, no-cache');
    res.setHeader('X-Robots-Tag', 'noindex, nofollow');
    const owner = await getFeedOwner(services, String(req.params.secret)).catch(async (error) => {
      await services.limiter.consumeFrom(limits.unknownCalendar, req.ip ?? 'unknown');
      throw error;
    });
    // By broker, not by address: the large calendars read for many brokers from a few addresses.
    await services.limiter.consume(limits.calendarFeed, owner.brokerId);
    const { tag, text } = await getFeed(services, owner);
    await noteRead(services, owner.brokerId);
    // Weak: each text says when it was written.
    res.setHeader('ETag', `W/${tag}`);
    if (isKnown(req.headers['if-none-match'], tag)) return void res.status(304).end();
    res.setHeader('Content-Type', 'text/calendar; charset=utf-8');
    res.setHeader('Content-Disposition', 'inline; filename="calls.ics"');
    res.send(text());
  };
}
