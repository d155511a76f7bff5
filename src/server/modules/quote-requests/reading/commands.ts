/** Reads a visitor's policy: the words in a process of their own, then what they answer. Nothing is stored, and nothing of it is logged. */
import { localDay } from '#server/platform/business-time/moments.ts';
import type { ReadPage } from '#server/platform/files/reading/words.ts';
import type { Services } from '#server/platform/services.ts';
import { findValues } from '#shared/lines/reading/find.ts';
import type { Finding } from '#shared/lines/reading/findings.ts';
import { decode, loadVehicleNames } from '#shared/lines/vehicles/load.ts';
import type { Box } from '#shared/platform/paper.ts';
import type { ReadPaperResult } from '#shared/quote-requests/reading.ts';

/** A little more than the words: a crop that cuts letters off proves nothing. In heights of the words. */
const AROUND = { across: 0.8, down: 0.3 };

const within = (value: number) => Math.min(1, Math.max(0, value));

/** Where a box of the levelled picture is on the page as its owner sees it. */
function onPage({ ratio, tilt, placed }: ReadPage, box: Box): Box {
  const [across, down] = [(box.height * AROUND.across) / ratio, box.height * AROUND.down];
  const [left, top] = [box.x - across, box.y - down];
  const [right, bottom] = [box.x + box.width + across, box.y + box.height + down];
  const corners = [
    [left, top],
    [right, top],
    [left, bottom],
    [right, bottom],
  ].map(([x = 0, y = 0]) => {
    // Turned back about the middle, in lengths that are the same in both directions.
    const [toRight, below] = [(x - 0.5) * ratio, y - 0.5];
    const [sin, cos] = [Math.sin(-tilt), Math.cos(-tilt)];
    return [0.5 + (toRight * cos - below * sin) / ratio, 0.5 + toRight * sin + below * cos] as const;
  });
  const [xs, ys] = [corners.map(([x]) => within(x)), corners.map(([, y]) => within(y))];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return {
    x: placed.x + x * placed.width,
    y: placed.y + y * placed.height,
    width: (Math.max(...xs) - x) * placed.width,
    height: (Math.max(...ys) - y) * placed.height,
  };
}

/**
 * What a paper says about the questions we ask.
 * @param sender who waits in line: one paper of each is read at a time
 * @throws {AppError} UNSUPPORTED_MEDIA_TYPE with what is wrong with the file; SERVICE_UNAVAILABLE when too many are waiting
 */
export async function readPolicy(services: Services, sender: string, bytes: Uint8Array): Promise<ReadPaperResult> {
  const { env, now, reader } = services;
  const paper = await reader.examine(sender, 'paper', { bytes });
  const today = localDay(now(), env.site);
  const found = await findValues(paper.pages, await loadVehicleNames(), (vin) => decode(vin, today));
  const findings = found.findings.flatMap((finding): Finding[] => {
    const page = paper.pages[finding.page - 1];
    return page ? [{ ...finding, box: onPage(page, finding.box) }] : [];
  });
  return { paper: found.paper, pageCount: paper.pageCount, findings };
}
