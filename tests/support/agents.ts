/** An agent, as a program that knows nothing but the address. */
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { MCP_PATH } from '#shared/platform/paths.ts';

export type Facts = Record<string, unknown>;

export interface Agent {
  client: Client;
  /** How many HTTP calls it has made. */
  calls(): number;
  /** The structured answer of a tool, which may be a refusal. */
  use(tool: string, input?: Facts): Promise<{ facts: Facts; failed: boolean }>;
}

/** @param headers such as a key */
export async function connectAgent(url: string, headers: Record<string, string> = {}): Promise<Agent> {
  let calls = 0;
  const counted: typeof fetch = (input, init) => {
    calls += 1;
    return fetch(input, init);
  };
  const transport = new StreamableHTTPClientTransport(new URL(url + MCP_PATH), {
    fetch: counted,
    requestInit: { headers },
  });
  const client = new Client({ name: 'test-agent', version: '1.0.0' });
  await client.connect(transport as Parameters<Client['connect']>[0]);
  return {
    client,
    calls: () => calls,
    async use(tool, input = {}) {
      const { structuredContent, isError } = await client.callTool({ name: tool, arguments: input });
      return { facts: structuredContent as Facts, failed: isError === true };
    },
  };
}

/** One message, as any program can send it. */
export function post(url: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url + MCP_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}
