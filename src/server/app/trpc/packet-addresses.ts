/** The packet of a case, for the OpenAPI document. */
import { limits } from '#server/platform/http/rate-limit.ts';
import { casePacketPath, type PacketFormat, packetFormats } from '#shared/case-views/case-file.ts';
import { packetSchema } from '#shared/integrations/packet.ts';
import { packetExample } from '#shared/integrations/packet-example.ts';
import { answerHeaders, idIn, namedSchemas, plainText, signedInFailures } from './byte-answers.ts';
import { withLimits } from './failure-answers.ts';
import { securityOf } from './security.ts';

const who = 'For the assigned broker and administrators. Each copy is recorded in the case’s activity.';

interface Described {
  operationId: string;
  summary: string;
  description: string;
  content: Record<string, { schema: object; example?: unknown }>;
}

/** One for each form: what is missing here does not compile. */
const described: Record<PacketFormat, Described> = {
  json: {
    operationId: 'cases-packet',
    summary: 'Get a whole case for your own system',
    description:
      'Everything but the conversation, in one document: the client, the risk, the coverage they asked for, options, documents with their SHA-256, consents and the timeline. Sensitive answers are never in it; `omitted` lists their questions.',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Packet' }, example: packetExample } },
  },
  csv: {
    operationId: 'cases-packet-csv',
    summary: 'Get a whole case as a table',
    description: 'The same as the JSON packet, with a row for each field: `path`, `code`, `label` and `value`.',
    content: { 'text/csv': plainText },
  },
};

function address({ operationId, summary, description, content }: Described) {
  return {
    get: withLimits(
      {
        tags: ['cases'],
        security: securityOf('cases:read'),
        operationId,
        summary,
        description: `${description} ${who}`,
        parameters: [idIn('caseId')],
        responses: {
          200: { description: 'The packet', headers: answerHeaders.disposition, content },
          ...signedInFailures({
            403: 'You are a client, the key doesn’t have the scope cases:read, two-step verification isn’t set up, or the request came from another website',
            404: 'The case doesn’t exist or isn’t visible to you',
            429: 'Too many downloads',
          }),
        },
      },
      [limits.casePacket],
      false,
    ),
  };
}

export const packetAddresses = Object.fromEntries(
  packetFormats.map((format) => [casePacketPath('{caseId}', format), address(described[format])]),
);

/** The schemas that the packet is published with, by name. */
export const packetSchemas = namedSchemas(packetSchema);
