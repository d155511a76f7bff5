import { describe, expect, it } from 'vitest';
import { applyEvent, type CaseState } from './rules.ts';
import type { CaseContext } from './transitions.ts';
import type { CaseStage, CaseStatus } from './vocabulary.ts';

const now = new Date('2026-11-24T18:00:00Z');
const at = (status: CaseStatus, stage: CaseStage = 'inquiry'): CaseState => ({ status, stage });

describe('after a withdrawal', () => {
  it('lets nobody reopen a case without consent, or one whose person was removed', () => {
    for (const actor of ['client', 'assigned_broker', 'admin'] as const)
      for (const context of [{ consentWithdrawn: true }, { anonymised: true }])
        expect(applyEvent(at('lost'), 'reopened', actor, { closedAt: now, now, ...context })).toEqual({
          refused: expect.stringMatching(/can’t be reopened/),
        });
  });

  it('lets a withdrawal be confirmed once, and only when there is one', () => {
    const confirm = (withdrawal?: CaseContext['withdrawal']) =>
      applyEvent(at('withdrawn'), 'withdrawal_acknowledged', 'assigned_broker', { withdrawal });
    expect(confirm('pending')).toEqual(at('withdrawn'));
    expect(confirm('confirmed')).toEqual({ refused: 'This withdrawal has already been confirmed.' });
    expect(confirm()).toEqual({ refused: 'There’s no withdrawal to confirm on this request.' });
    expect(applyEvent(at('active'), 'withdrawal_acknowledged', 'admin', { withdrawal: 'pending' })).toHaveProperty(
      'refused',
    );
    expect(applyEvent(at('withdrawn'), 'withdrawal_acknowledged', 'client', { withdrawal: 'pending' })).toMatchObject({
      forbidden: true,
    });
  });
});
