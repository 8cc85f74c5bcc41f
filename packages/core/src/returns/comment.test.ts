import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { returnComment } from './comment.ts';

describe('returnComment', () => {
  it('joins reason and comment with a full stop', () => {
    expect(returnComment('Trop grand', 'Une taille de trop.')).toBe('Trop grand. Une taille de trop.');
  });

  it('omits blank parts', () => {
    expect(returnComment('Trop grand', ' \n')).toBe('Trop grand');
    expect(returnComment('', ' Déchirée ')).toBe('Déchirée');
    expect(returnComment(' ', '')).toBe('');
  });

  it('never begins or ends with a space, and is never only a full stop', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (reason, comment) => {
        const joined = returnComment(reason, comment);
        expect(joined).toBe(joined.trim());
      }),
    );
  });

  it('is only the comment when there is no reason', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\s*$/), fc.string(), (reason, comment) => {
        expect(returnComment(reason, comment)).toBe(comment.trim());
      }),
    );
  });
});
