/** What agents have of the contract: `support/agent-table.ts` says it for every tool. */
import { expect, test } from 'vitest';
import { agentTools } from '#server/app/mcp/tools.ts';
import { appRouter } from '#server/app/trpc/root.ts';
import { agentTable } from './support/agent-table.ts';

const tools = agentTools(appRouter);
const byTool = (rows: readonly { tool: string }[]) => rows.toSorted((a, b) => (a.tool < b.tool ? -1 : 1));

test('every tool was decided on, and no decision is left without its tool', () => {
  const exposed = tools.map(({ name: tool, procedure, use, access }) => ({ tool, procedure, use, access }));
  expect(byTool(exposed), 'Decide in tests/support/agent-table.ts what agents may do').toEqual(byTool(agentTable));
});

test('names are plain, and belong to one tool', () => {
  const names = tools.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^[a-z]+(_[a-z]+)*$/);
});

test('for visitors, agents change nothing: they read, or leave a request for a person', () => {
  expect(tools.filter(({ use }) => use === 'prepare').map(({ name }) => name)).toEqual(['send_request']);
  for (const { name, access, use } of tools)
    expect(access, name).toMatch(use === 'write' ? /^\w+:write$/ : /^(open|\w+:read)$/);
});

const byPerson = [
  ...['acceptOffer', 'declineOffer', 'claim', 'handOver', 'merge', 'withdraw'],
  ...['publishOptions', 'acceptOption', 'acceptOptionForClient', 'confirmBound'],
].map((name) => `cases.${name}`);
test('what commits a broker, or is about options and policies, is no tool', () => {
  expect(Object.keys(appRouter._def.procedures)).toEqual(expect.arrayContaining(byPerson));
  expect(tools.map(({ procedure }) => procedure).filter((name) => byPerson.includes(name))).toEqual([]);
});

test('what writes needs the key of its repetition, and the version of a case where that changes', () => {
  for (const { name, input, repeatedBy, procedure } of tools.filter(({ use }) => use === 'write')) {
    expect(input.required, name).toContain(repeatedBy);
    if (procedure.startsWith('cases.')) expect(input.required, name).toContain('version');
  }
});

test('every tool says what it does, what it takes and what it returns', () => {
  for (const { name, title, description, input, output } of tools) {
    expect(title, name).toMatch(/^[A-Z]/);
    expect(description, name).toMatch(/^[A-Z].{20,}\.$/s);
    expect(input, name).toMatchObject({ type: 'object' });
    expect(output, name).toMatchObject({ type: 'object', properties: { notice: { type: 'string' } } });
  }
});

test('what prepares a request takes no consent, and nothing it does not name', () => {
  for (const { name, input } of tools.filter(({ procedure }) => procedure.startsWith('preparedRequests.'))) {
    expect(input.additionalProperties, name).toBe(false);
    expect(JSON.stringify(Object.keys(input.properties ?? {})), name).not.toMatch(/consent|token|send/i);
  }
});
