import { render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Locale, NextIntlClientProvider } from 'next-intl';
import type { ComponentProps } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { loadMessages } from '@/lib/i18n/messages';
import { DotPin, PricePin } from './map-pins';
import { useMapMarkers } from './use-map-markers';

const point = { lat: 41.7, lng: 44.8, count: 1, id: 7, price: 459_000, is_super_vip: false };

async function renderPin(locale: Locale, props: Partial<ComponentProps<typeof PricePin>> = {}) {
  const { map } = await loadMessages(locale);
  const onPress = vi.fn();
  render(
    <NextIntlClientProvider locale={locale} timeZone="Asia/Tbilisi" messages={{ map }}>
      <PricePin
        point={point}
        currencyId={1}
        state="rest"
        isPressed={false}
        onPress={onPress}
        onHover={() => undefined}
        {...props}
      />
    </NextIntlClientProvider>,
  );
  return { pin: screen.getByRole('button'), onPress };
}

describe('PricePin', () => {
  it.each([
    ['ka', 1, '459 ათ. ₾', 'განცხადება, 459\u00A0000 ლარი'],
    ['en', 1, '₾459K', 'Listing, 459,000 lari'],
    ['en', 2, '$459K', 'Listing, 459,000 US dollars'],
    ['ru', 1, '459 тыс. ₾', 'Объявление, 459\u00A0000 лари'],
    ['ru', 2, '459 тыс. $', 'Объявление, 459\u00A0000 долларов США'],
  ] as const)('shows a short price and names the full one: %s, currency %i', async (locale, currencyId, shown, said) => {
    const { pin } = await renderPin(locale, { currencyId });
    expect(screen.getByText(shown)).toBeVisible();
    expect(pin).toHaveAccessibleName(said);
  });

  it('counts dollars in Russian by their last figure', async () => {
    const { pin } = await renderPin('ru', { currencyId: 2, point: { ...point, price: 2 } });
    expect(pin).toHaveAccessibleName('Объявление, 2 доллара США');
  });

  it('has the period of a rent, visibly and for screen readers', async () => {
    const { pin } = await renderPin('en', { point: { ...point, price: 1890, deal_type_id: 2 } });
    expect(screen.getByText('₾1,890/month')).toBeVisible();
    expect(pin).toHaveAccessibleName('Listing, 1,890 lari/month');
  });

  it('says that a price is negotiable', async () => {
    const { pin } = await renderPin('en', { point: { ...point, price: null } });
    expect(pin).toHaveTextContent('Negotiable');
    expect(pin).toHaveAccessibleName('Listing, price negotiable');
  });

  it('names a super VIP, beyond its colour', async () => {
    const { pin } = await renderPin('en', { point: { ...point, is_super_vip: true } });
    expect(pin).toHaveAccessibleName('SUPER VIP listing, 459,000 lari');
  });

  it.each([
    ['ka', 'განცხადება, 459\u00A0000 ლარი, მდებარეობა მიახლოებითია'],
    ['en', 'Listing, 459,000 lari, approximate place'],
    ['ru', 'Объявление, 459\u00A0000 лари, место указано приблизительно'],
  ] as const)('says that a place is approximate: %s', async (locale, said) => {
    const { pin } = await renderPin(locale, { point: { ...point, is_location_approximate: true } });
    expect(pin).toHaveAccessibleName(said);
    expect(pin).toHaveClass('outline-dashed');
  });

  it('names a seen statement, beyond its colour', async () => {
    const { pin } = await renderPin('en', { state: 'seen' });
    expect(pin).toHaveAccessibleName('Listing you have seen, 459,000 lari');
  });

  it('distinguishes a press by keyboard from one by pointer', async () => {
    const user = userEvent.setup();
    const { pin, onPress } = await renderPin('en');
    await user.click(pin);
    expect(onPress).toHaveBeenLastCalledWith(false);
    await user.keyboard('{Enter}');
    expect(onPress).toHaveBeenLastCalledWith(true);
  });
});

describe('DotPin', () => {
  it('names its price and shows it only while it is active', async () => {
    const { map } = await loadMessages('en');
    const dot = (state: 'rest' | 'active') => (
      <NextIntlClientProvider locale="en" timeZone="Asia/Tbilisi" messages={{ map }}>
        <DotPin point={point} currencyId={1} state={state} isPressed={false} onPress={vi.fn()} onHover={() => undefined} />
      </NextIntlClientProvider>
    );
    const { rerender } = render(dot('rest'));
    expect(screen.getByRole('button')).toHaveAccessibleName('Listing, 459,000 lari');
    expect(screen.queryByText('₾459K')).not.toBeInTheDocument();
    rerender(dot('active'));
    expect(screen.getByText('₾459K')).toBeVisible();
  });
});

describe('useMapMarkers', () => {
  it.each([
    [13.9, 'center'],
    [14, 'bottom'],
  ] as const)('at zoom %d is placed by its %s: dots below 14, prices from there', (zoom, anchor) => {
    const settings = { filters: {}, zoom, currencyId: 1, onCluster: vi.fn(), onPin: vi.fn() } as const;
    const { result } = renderHook(() => useMapMarkers({ ...settings, points: [point] }), {
      wrapper: ({ children }) => <NextIntlClientProvider locale="en">{children}</NextIntlClientProvider>,
    });
    expect(result.current).toMatchObject([{ key: 'pin-7', anchor }]);
  });
});
