import { expect, it } from 'vitest';
import { placeIn } from './place';

const line = 'exceed:1 ryu/geoffrey turn=8 0[space=6 lif=30]';

it('finds the word that the server names', () => {
  expect(placeIn("Position, character 40: there is no field 'lif' in 0[…].", line)).toEqual({
    at: 40,
    before: 'exceed:1 ryu/geoffrey turn=8 0[space=6 ',
    wrong: 'lif',
    after: '=30]',
  });
});

it('marks the end where something is missing there', () => {
  expect(placeIn('position, character 99: more was expected', line)).toMatchObject({
    before: line,
    wrong: '…',
    after: '',
  });
});

it('finds nothing where no place is named', () => {
  expect(placeIn('The server cannot be reached.', line)).toBeNull();
});
