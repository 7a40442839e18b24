import { describe, expect, it } from 'vitest';
import { chooseTopBrokers } from './top-brokers';

const broker = (id: number, answers = 0, calls = 0, deals = 0) => ({ id, answers, calls, deals });

describe('chooseTopBrokers', () => {
  it('weighs answers, calls and deals equally, whatever their size', () => {
    const all = [broker(1, 0, 1000, 0), broker(2, 10, 500, 0), broker(3, 10, 0, 4)];
    expect(chooseTopBrokers(all, 4)).toEqual([3, 2, 1]);
  });
  it('prefers the older account among equals', () => expect(chooseTopBrokers([broker(9, 1), broker(4, 1)], 1)).toEqual([4]));
  it('leaves out brokers without activity', () => expect(chooseTopBrokers([broker(1), broker(2, 0, 0, 1)], 4)).toEqual([2]));
});
