import { describe, expect, it } from 'vitest';
import { isGeneralLoan, isLoanAddress, loanPath, statementLoanPath, withLoan, withoutLoan } from './loan-address';

const list = new URL('http://localhost/en/s?price_to=90000&page=2#map');

describe('addresses of the mortgage modal', () => {
  it('belong to the home page of each language', () => {
    expect(loanPath('ka')).toBe('/?take_loan=true&isntStatement=true');
    expect(loanPath('ru')).toBe('/ru?take_loan=true&isntStatement=true');
  });

  it('belong to a statement without isntStatement', () => {
    expect(statementLoanPath('/udzravi-qoneba/x/y-1')).toBe('/udzravi-qoneba/x/y-1?take_loan=true');
  });

  it('keep the rest of the query while the modal is open, and after it', () => {
    const open = withLoan(list, true);
    expect(open).toBe('/en/s?price_to=90000&page=2&take_loan=true&isntStatement=true#map');
    expect(withoutLoan(new URL(open, list))).toBe('/en/s?price_to=90000&page=2#map');
  });

  it('name the statement of the page again when isntStatement is gone', () => {
    const query = new URL(withLoan(new URL('http://localhost/x?isntStatement=true'), false), list).searchParams;
    expect([isLoanAddress(query), isGeneralLoan(query)]).toEqual([true, false]);
  });

  it('distinguish a page with the modal from one without', () => {
    expect(isLoanAddress(new URLSearchParams('take_loan'))).toBe(true);
    expect(isLoanAddress(list.searchParams)).toBe(false);
  });
});
