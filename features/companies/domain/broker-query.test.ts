import { describe, expect, it } from 'vitest';
import { brokersPath, readBrokerQuery, toApiQuery } from './broker-query';

const read = (query: string) => readBrokerQuery(new URLSearchParams(query));

describe('the search of brokers', () => {
  it('round-trips through its address', () => {
    const query = 'name=abc&place=districts-4&deal=2&language=ru&order=agents&page=3';
    expect(brokersPath('en', read(query))).toBe(`/en/brokerebi?${query}`);
  });
  it('leaves out unknown and empty parameters', () =>
    expect(brokersPath('ka', read('name=%20&place=streets-4&deal=10&language=de&order=price&page=0&x=1'))).toBe('/brokerebi'));
  it('asks the API by the filter of the place', () =>
    expect(toApiQuery(read('place=cities-15&deal=1'))).toBe('cities=15&deal_types=1&order_by=statements&page=1'));
});
