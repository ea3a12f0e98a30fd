import { afterEach, describe, expect, it, vi } from 'vitest';
import { freshCourse } from './lesson';

afterEach(() => {
  localStorage.clear();
  vi.resetModules();
});

const load = () => import('./progress.svelte');

describe('the progress of a lesson', () => {
  it('is kept in the browser, and goes on at its table', async () => {
    const first = await load();
    expect(first.goesOn('exceed')).toBe(false);
    first.keepCourse('exceed', { ...freshCourse('k3v9x2'), step: 3, done: ['reach', 'force', 'strike'] });
    vi.resetModules();
    const later = await load();
    expect(later.courses.exceed.done).toEqual(['reach', 'force', 'strike']);
    expect(later.goesOn('exceed')).toBe(true);
    expect(later.courses.hackclad.table).toBe('');
  });

  it('begins anew when what is stored cannot be read', async () => {
    localStorage.setItem('wildswing.lessons', '{"exceed": {"table": 5}, "hackclad": ');
    expect((await load()).courses.exceed).toEqual(freshCourse());
    vi.resetModules();
    localStorage.setItem('wildswing.lessons', '{"exceed": {"table": 5}}');
    expect((await load()).courses.exceed).toEqual(freshCourse());
  });
});
