import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allowedEvents, applyEvent, eventVisibility, initialState, isOpen, stageOrder } from './rules.ts';
import { type CaseActor, type CaseContext, type Transition, transitions } from './transitions.ts';
import type { CaseStage, CaseStatus } from './vocabulary.ts';
import { caseEventTypeSchema, caseStageSchema, caseStatusSchema } from './vocabulary.ts';

const statuses = caseStatusSchema.options;
const events = caseEventTypeSchema.options;
const actors: CaseActor[] = ['client', 'assigned_broker', 'offered_broker', 'other_broker', 'admin', 'system'];
const now = new Date('2026-11-20T18:00:00Z');
const everything: CaseContext = {
  eligible: true,
  hasDelegate: true,
  hasBroker: true,
  closedAt: now,
  now,
  withdrawal: 'pending',
};

const anyStep = fc.record({
  event: fc.constantFrom(...events),
  actor: fc.constantFrom(...actors),
  context: fc.constantFrom<CaseContext>({}, everything, { ...everything, hasBroker: false }),
});
const anyState = fc.record({ status: fc.constantFrom(...statuses), stage: fc.constantFrom(...stageOrder) });

function at(status: CaseStatus, stage: CaseStage = 'inquiry') {
  return { status, stage };
}

describe('the table', () => {
  // Row by row: from, to, event, by.
  const rows: [CaseStatus, CaseStatus, (typeof events)[number], CaseActor][] = [
    ['new', 'offered', 'offered', 'system'],
    ['new', 'offered', 'offered', 'admin'],
    ['offered', 'active', 'accepted', 'offered_broker'],
    ['offered', 'new', 'offer_declined', 'offered_broker'],
    ['offered', 'new', 'offer_expired', 'system'],
    ['new', 'active', 'claimed', 'other_broker'],
    ['new', 'active', 'assigned', 'admin'],
    ['new', 'new', 'answers_changed', 'client'],
    ['offered', 'offered', 'answers_changed', 'client'],
    ['quoted', 'quoted', 'answers_added', 'client'],
    ['active', 'waiting_client', 'information_requested', 'assigned_broker'],
    ['waiting_client', 'active', 'responded', 'client'],
    ['waiting_client', 'active', 'responded', 'system'],
    ['active', 'on_hold', 'held', 'assigned_broker'],
    ['on_hold', 'active', 'resumed', 'system'],
    ['active', 'quoted', 'options_published', 'assigned_broker'],
    ['waiting_client', 'quoted', 'options_published', 'assigned_broker'],
    ['quoted', 'active', 'change_requested', 'client'],
    ['quoted', 'active', 'options_expired', 'system'],
    ['quoted', 'accepted', 'option_accepted', 'client'],
    ['quoted', 'accepted', 'option_accepted', 'assigned_broker'],
    ['accepted', 'bound', 'bound', 'assigned_broker'],
    ['bound', 'bound', 'policy_corrected', 'assigned_broker'],
    ['accepted', 'active', 'insurer_declined', 'assigned_broker'],
    ['active', 'lost', 'lost', 'assigned_broker'],
    ['accepted', 'withdrawn', 'withdrawn', 'client'],
    ['new', 'duplicate', 'merged', 'admin'],
    ['bound', 'active', 'reopened', 'assigned_broker'],
    ['lost', 'active', 'reopened', 'admin'],
    ['withdrawn', 'active', 'reopened', 'client'],
    ['withdrawn', 'withdrawn', 'withdrawal_acknowledged', 'assigned_broker'],
    ['bound', 'bound', 'withdrawal_acknowledged', 'assigned_broker'],
    ['lost', 'lost', 'withdrawal_acknowledged', 'admin'],
    ['active', 'active', 'reassigned', 'admin'],
    ['active', 'active', 'reassigned', 'assigned_broker'],
    ['accepted', 'accepted', 'reassigned', 'admin'],
    ['duplicate', 'active', 'unmerged', 'assigned_broker'],
    ['quoted', 'new', 'unassigned', 'system'],
    ['on_hold', 'new', 'unassigned', 'admin'],
  ];
  it.each(rows)('%s becomes %s: %s by %s', (from, to, event, actor) => {
    expect(applyEvent(at(from), event, actor, everything)).toMatchObject({ status: to });
  });

  it('has a row for every event, and only declared words', () => {
    expect(new Set(transitions.map(({ event }) => event))).toEqual(new Set(events));
    for (const { from, to } of transitions) {
      for (const status of from) expect(status === null || statuses.includes(status)).toBe(true);
      expect(to === 'same' || statuses.includes(to)).toBe(true);
    }
  });

  it('starts where its first row says', () => {
    expect(transitions.find(({ from }) => from.includes(null))).toMatchObject({
      to: initialState().status,
      stage: initialState().stage,
    });
    expect(stageOrder).toEqual(caseStageSchema.options);
  });
});

describe('invariants after any sequence', () => {
  it('stays in declared states, never goes back a stage, leaves a final status only by reopening', () => {
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 60 }), (steps) => {
        let state = initialState();
        for (const { event, actor, context } of steps) {
          const next = applyEvent(state, event, actor, context);
          if ('refused' in next) continue;
          expect(statuses).toContain(next.status);
          expect(stageOrder.indexOf(next.stage)).toBeGreaterThanOrEqual(stageOrder.indexOf(state.stage));
          if (!isOpen(state.status) && next.status !== state.status) expect(['reopened', 'unmerged']).toContain(event);
          if (state.status === 'duplicate' && next.status !== 'duplicate') expect(event).toBe('unmerged');
          if (next.status === 'bound' && state.status !== 'bound') {
            expect([event, actor, state.status]).toEqual(['bound', 'assigned_broker', 'accepted']);
          }
          state = next;
        }
      }),
      { numRuns: 500 },
    );
  });

  it('offers exactly the buttons that would not be refused', () => {
    fc.assert(
      fc.property(anyState, anyStep, (state, { event, actor, context }) => {
        const offered = allowedEvents(state, actor, context).includes(event);
        expect(offered).toBe(!('refused' in applyEvent(state, event, actor, context)));
      }),
    );
  });

  it('refuses in one readable sentence', () => {
    fc.assert(
      fc.property(anyState, anyStep, (state, { event, actor, context }) => {
        const result = applyEvent(state, event, actor, context);
        if ('refused' in result) expect(result.refused).toMatch(/^[A-Z][^_]{10,}\.$/);
      }),
    );
  });

  it('lets an administrator close every open case, so that none is stuck', () => {
    for (const status of statuses.filter(isOpen)) {
      expect(allowedEvents(at(status), 'admin')).toEqual(expect.arrayContaining(['lost', 'withdrawn', 'merged']));
    }
  });
});

describe('who may act', () => {
  it('lets only the assigned broker bind, publish options or record the insurer', () => {
    for (const status of statuses) {
      for (const actor of actors.filter((who) => who !== 'assigned_broker')) {
        const allowed = allowedEvents(at(status), actor, everything);
        expect(allowed).not.toContain('bound');
        expect(allowed).not.toContain('options_published');
        expect(allowed).not.toContain('insurer_declined');
      }
    }
  });

  it('lets a broker who only sees the pool do nothing but claim', () => {
    const allowed = new Set(statuses.flatMap((status) => allowedEvents(at(status), 'other_broker', everything)));
    expect([...allowed]).toEqual(['claimed']);
  });

  it('does not compile when an event has no visibility', () => {
    // @ts-expect-error `visibility` is missing, and there is no default
    const row: Transition = { event: 'bound', from: ['accepted'], to: 'bound', by: ['assigned_broker'] };
    expect(row.visibility).toBeUndefined();
  });

  it('says who sees every event, the same in each of its rows', () => {
    const said = new Map<string, Set<string>>();
    for (const { event, visibility } of transitions) said.set(event, (said.get(event) ?? new Set()).add(visibility));
    expect([...said.keys()].toSorted()).toEqual(events.toSorted());
    expect([...said].filter(([, words]) => words.size > 1)).toEqual([]);
  });

  it('hides from clients which brokers were asked in vain, and what staff view, plan and decide', () => {
    expect(events.filter((event) => eventVisibility(event) === 'staff').toSorted()).toEqual([
      'call_logged',
      'document_downloaded',
      'document_viewed',
      'duplicate_joined',
      'duplicate_left',
      'email_failed',
      'file_exported',
      'follow_ups_started',
      'follow_ups_stopped',
      'legal_hold_placed',
      'legal_hold_released',
      'note_added',
      'offer_declined',
      'offer_expired',
      'offered',
      'priority_set',
      'reference_set',
      'routing_failed',
      'sensitive_viewed',
    ]);
  });

  it('hides notes and sensitive views from clients, and brokers asked in vain from their timeline', () => {
    const allowed = statuses.flatMap((status) => allowedEvents(at(status), 'client', everything));
    expect(allowed).not.toContain('note_added');
    expect(allowed).not.toContain('sensitive_viewed');
    expect(eventVisibility('offer_declined')).toBe('staff');
    expect(eventVisibility('note_added')).toBe('staff');
    expect(eventVisibility('accepted')).toBe('client');
  });
});

describe('guards', () => {
  it('require an eligible broker for offering, claiming and assigning', () => {
    expect(applyEvent(at('new'), 'claimed', 'other_broker', { eligible: false })).toHaveProperty('refused');
    expect(applyEvent(at('new'), 'assigned', 'admin')).toHaveProperty('refused');
    expect(applyEvent(at('new'), 'offered', 'system')).toHaveProperty('refused');
  });

  it('let a client reopen within 90 days, staff always', () => {
    const closed = (days: number) => ({ closedAt: new Date(now.getTime() - days * 86_400_000), now });
    expect(applyEvent(at('lost', 'quote'), 'reopened', 'client', closed(90))).toEqual(at('active', 'quote'));
    expect(applyEvent(at('lost'), 'reopened', 'client', closed(91))).toHaveProperty('refused');
    expect(applyEvent(at('lost'), 'reopened', 'client')).toHaveProperty('refused');
    expect(applyEvent(at('lost'), 'reopened', 'admin', closed(400))).toMatchObject({ status: 'active' });
  });

  it('route a reopened case again when no broker is assigned', () => {
    expect(applyEvent(at('withdrawn'), 'reopened', 'client', { ...everything, hasBroker: false })).toEqual(at('new'));
  });

  it('return a separated case to its earlier status, but never to an offer that is over', () => {
    const separated = (before: CaseStatus, hasBroker = true) =>
      applyEvent(at('duplicate', 'quote'), 'unmerged', 'admin', { before, hasBroker });
    expect(separated('quoted')).toEqual(at('quoted', 'quote'));
    expect(separated('on_hold')).toEqual(at('on_hold', 'quote'));
    expect(separated('accepted', false)).toEqual(at('new', 'quote'));
    expect(separated('offered', false)).toEqual(at('new', 'quote'));
    expect(separated('offered')).toEqual(at('active', 'quote'));
    expect(separated('bound')).toEqual(at('active', 'quote'));
    const reopened = applyEvent(at('lost'), 'reopened', 'admin', { ...everything, before: 'quoted' });
    expect(reopened, 'only a separated case has an earlier status').toEqual(at('active'));
  });

  it('keep the stage a case has reached when an earlier step is repeated', () => {
    const asked = applyEvent(at('active', 'decision'), 'information_requested', 'assigned_broker', everything);
    expect(asked).toEqual(at('waiting_client', 'decision'));
    expect(applyEvent(at('active', 'inquiry'), 'information_requested', 'assigned_broker', everything)).toEqual(
      at('waiting_client', 'information'),
    );
  });

  it('never leave a case without a broker in a status that needs one', () => {
    for (const status of ['new', 'offered', 'bound', 'lost', 'withdrawn', 'duplicate'] as const)
      expect(applyEvent(at(status), 'unassigned', 'admin')).toHaveProperty('refused');
  });

  it('let a broker hand over to a delegate only', () => {
    expect(applyEvent(at('active'), 'reassigned', 'assigned_broker')).toHaveProperty('refused');
    expect(applyEvent(at('active'), 'reassigned', 'admin')).toEqual(at('active'));
  });

  it('give the reason in words', () => {
    expect(applyEvent(at('accepted'), 'bound', 'client')).toEqual({
      refused: 'Only the assigned broker can confirm that the policy is bound.',
      forbidden: true,
    });
    expect(applyEvent(at('withdrawn'), 'message_sent', 'assigned_broker')).toEqual({
      refused: 'This request is withdrawn, so you can’t send a message now.',
    });
  });
});

it('walks the main journey through its stages', () => {
  const journey = [
    ['offered', 'system'],
    ['accepted', 'offered_broker'],
    ['message_sent', 'assigned_broker'],
    ['information_requested', 'assigned_broker'],
    ['responded', 'client'],
    ['options_published', 'assigned_broker'],
    ['option_accepted', 'client'],
    ['bound', 'assigned_broker'],
  ] as const;
  let state = initialState();
  const seen: string[] = [];
  for (const [event, actor] of journey) {
    const next = applyEvent(state, event, actor, everything);
    if ('refused' in next) throw new Error(next.refused);
    state = next;
    seen.push(`${state.status}/${state.stage}`);
  }
  expect(seen).toEqual([
    'offered/inquiry',
    'active/inquiry',
    'active/inquiry',
    'waiting_client/information',
    'active/market',
    'quoted/quote',
    'accepted/binding',
    'bound/policy',
  ]);
});
