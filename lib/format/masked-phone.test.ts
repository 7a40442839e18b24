import { describe, expect, it } from 'vitest';
import { maskedPhone } from './masked-phone';

describe('maskedPhone', () => {
  it('shows five digits and dots for the rest', () => {
    expect(maskedPhone('599001***')).toEqual({ shown: '599\u00A000\u00A0••\u00A0••', digits: '599 00' });
  });

  it('shows what is known of a short number', () => {
    expect(maskedPhone('032***')).toEqual({ shown: '032\u00A0••\u00A0••\u00A0••', digits: '032' });
  });

  it('keeps the plus of another country', () => {
    expect(maskedPhone('+792112***')).toEqual({ shown: '+79211\u00A0•••\u00A0•••', digits: '+79211' });
  });

  it('is nothing where there is no number', () => {
    expect(maskedPhone('')).toBeNull();
  });
});
