import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { useMobileMenu } from '@/lib/stores/mobile-menu';
import { partial } from '@/tests/factories/partial';
import { PageFrame } from '@/tests/setup/page-frame';
import { type BannersByPlace, bannerPressed, forPlaces } from '../domain/banner-places';
import { useBannerStore } from '../stores/banner-store';
import { FooterBanner } from './footer-banner';
import { HeaderBanner } from './header-banner';
import { InlineBanner } from './inline-banner';

const sentOf = (places: Partial<BannersByPlace>): BannersByPlace => ({ ...forPlaces(() => []), ...places });
const both = sentOf({ header: [1, 3], footer: [2] });
const labels = (title: string) => ({ label: 'Ad', title, close: `Close ${title}` });
let setMenuOpen: (isOpen: boolean) => void = () => {};

function Menu() {
  setMenuOpen = useMobileMenu().setIsOpen;
  return null;
}

interface PageProps {
  address?: string;
  segments?: string[];
  sent?: BannersByPlace;
}

function Page({ address = '/en', segments = [], sent = both }: PageProps) {
  return (
    <PageFrame address={address} segments={segments}>
      <Menu />
      <HeaderBanner sent={sent} labels={labels('above')} />
      <FooterBanner sent={sent} labels={labels('below')} />
    </PageFrame>
  );
}

/** jsdom has no layout: where the two banners are on the screen, or null where a style hides one. */
let tops: Record<string, number | null>;
const heightPx = 106;

/** jsdom has no layout: the test sets the width of the screen. */
const setWidth = (widthPx: number) => {
  window.innerWidth = widthPx;
  window.matchMedia = (query: string) => {
    const [, bound = '', px = ''] = query.match(/(min|max)-width: (\d+)px/) ?? [];
    const matches = bound === 'min' ? widthPx >= Number(px) : widthPx <= Number(px);
    return partial<MediaQueryList>({ matches, addEventListener: () => {}, removeEventListener: () => {} });
  };
};
const scrollTo = (top: number) =>
  act(() => {
    window.scrollY = top;
    window.dispatchEvent(new Event('scroll'));
  });
const above = () => screen.queryByRole('complementary', { name: 'above', hidden: true });
const below = () => screen.queryByRole('complementary', { name: 'below', hidden: true });
const frames = () => screen.queryAllByTitle(/above|below/).map((frame) => frame.getAttribute('src'));

beforeEach(() => {
  setWidth(1440);
  tops = { above: 0, below: 700 };
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const top = tops[this.getAttribute('aria-label') ?? ''] ?? null;
    return top === null ? new DOMRect() : new DOMRect(0, top - window.scrollY, 1440, heightPx);
  });
  for (const name of ['headerBanner', 'footerBanner']) Cookies.remove(name);
  useBannerStore.setState({ banners: null, turn: 0, isClosed: forPlaces(() => false) });
});
afterEach(() => {
  window.scrollY = 0;
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the header banner', () => {
  it('is shown on a wide screen, and the footer’s is not', () => {
    render(<Page />);
    expect(frames()).toEqual(['/banner-frame/1?locale=en']);
    expect(screen.getByTitle('above')).toHaveAttribute('sandbox', expect.not.stringContaining('allow-same-origin'));
  });

  it('is wider than 1192 px or not at all', () => {
    setWidth(1192);
    tops.above = null;
    render(<Page />);
    expect(frames()).toEqual(['/banner-frame/2?locale=en']);
  });

  it.each(['/vip', '/en/shefaseba', '/ru/3d-turi/tourView'])('leaves %s to its service', (address) => {
    render(<Page address={address} />);
    expect(above()).not.toBeInTheDocument();
  });

  it.each(['/s', '/en/s/apartments-for-sale'])('leaves %s to its paid strip', (address) => {
    render(<Page address={address} />);
    expect(above()).not.toBeInTheDocument();
  });

  it('is hidden while the mobile menu is open', () => {
    render(<Page />);
    act(() => setMenuOpen(true));
    expect(above()).not.toBeInTheDocument();
    act(() => setMenuOpen(false));
    expect(above()).toBeInTheDocument();
  });

  it('keeps its place when it is scrolled past its height, and gives way to the footer’s', () => {
    render(<Page />);
    scrollTo(106);
    expect(frames()).toEqual(['/banner-frame/1?locale=en']);
    scrollTo(107);
    expect(above()).toHaveClass('invisible');
    expect(screen.getByTitle('below')).toBeInTheDocument();
    scrollTo(0);
    expect(above()).not.toHaveClass('invisible');
  });

  it('is closed for 600 days', async () => {
    const set = vi.spyOn(Cookies, 'set');
    render(<Page />);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Close above' }));
    expect(above()).not.toBeInTheDocument();
    expect(set).toHaveBeenCalledExactlyOnceWith('headerBanner', 'closed', { expires: 600, sameSite: 'lax' });
    expect(Cookies.get('headerBanner')).toBe('closed');
    set.mockRestore();
  });

  it('stays closed where the page was made for another visitor', () => {
    Cookies.set('headerBanner', 'closed');
    render(<Page />);
    expect(above()).not.toBeInTheDocument();
  });
});

describe('a banner inside a page', () => {
  const inline = () => screen.queryByRole('complementary', { name: 'inside', hidden: true });
  const show = (sent = sentOf({ interscroller: [5] })) =>
    render(
      <PageFrame address="/en/s" segments={[]}>
        <InlineBanner place="interscroller" sent={sent} labels={labels('inside')} />
      </PageFrame>,
    );

  it('is absent where there is none, and closes for itself', async () => {
    const { unmount } = show(sentOf({ header: [1] }));
    expect(inline()).not.toBeInTheDocument();
    unmount();
    tops = { inside: 200 };
    show();
    expect(screen.getByTitle('inside')).toHaveAttribute('src', '/banner-frame/5?locale=en');
    await userEvent.setup().click(screen.getByRole('button', { name: 'Close inside' }));
    expect(inline()).not.toBeInTheDocument();
    expect([Cookies.get('interscrollerBanner'), Cookies.get('footerBanner')]).toEqual(['closed', undefined]);
    Cookies.remove('interscrollerBanner');
  });

  it.each([
    ['article', 'videoBanner'],
    ['film', 'vastBanner'],
  ] as const)('is remembered as closed by a cookie of its place: %s', async (place, cookie) => {
    tops = { inside: 200 };
    render(
      <PageFrame address="/en/blog/x" segments={[]}>
        <InlineBanner place={place} sent={sentOf({ [place]: [6] })} labels={labels('inside')} />
      </PageFrame>,
    );
    await userEvent.setup().click(screen.getByRole('button', { name: 'Close inside' }));
    expect(inline()).not.toBeInTheDocument();
    expect(Cookies.get(cookie)).toBe('closed');
    Cookies.remove(cookie);
  });

  it('is empty while another advertisement is in view', () => {
    tops = { strip: 100, inside: 300 };
    render(<section data-ad="" aria-label="strip" />);
    show();
    expect(inline()).toHaveClass('invisible');
    expect(frames()).toEqual([]);
  });
});

describe('the counts of a banner', () => {
  let sent: string[] = [];
  beforeEach(() => {
    sent = [];
    Object.assign(navigator, {
      sendBeacon: (url: string, body: Blob) => {
        void body.text().then((text) => sent.push(`${url} ${text}`));
        return true;
      },
    });
  });
  afterEach(() => Reflect.deleteProperty(navigator, 'sendBeacon'));

  it('count each turn that was seen, and clicks only in its own frame', async () => {
    render(<Page />);
    const view = '/api/v1/banners/1/events {"kind":"view"}';
    await waitFor(() => expect(sent).toEqual([view]));
    const frame = screen.getByTitle<HTMLIFrameElement>('above').contentWindow;
    const press = (source: Window | null, data: string) => window.dispatchEvent(new MessageEvent('message', { source, data }));
    press(window, bannerPressed);
    press(frame, 'something else');
    press(frame, bannerPressed);
    await waitFor(() => expect(sent).toEqual([view, '/api/v1/banners/1/events {"kind":"click"}']));
  });
});

describe('on an error page', () => {
  it('there is no banner', () => {
    render(<Page segments={['error', '404']} />);
    expect(above()).not.toBeInTheDocument();
    expect(below()).not.toBeInTheDocument();
  });
});

describe('the footer banner', () => {
  it('is shown at once where there is no header banner', () => {
    render(<Page sent={sentOf({ header: [], footer: [2] })} />);
    expect(frames()).toEqual(['/banner-frame/2?locale=en']);
  });

  it('is never the second ad in a view, and loads when it comes into view', () => {
    tops.below = 2000;
    render(<Page />);
    expect(below()).toHaveClass('invisible');
    scrollTo(200);
    expect(below()).not.toHaveClass('invisible');
    expect(frames()).toEqual(['/banner-frame/1?locale=en']);
    scrollTo(1800);
    expect(frames()).toEqual(['/banner-frame/1?locale=en', '/banner-frame/2?locale=en']);
  });

  it('of the compact layout is the only one, and absent from the sign-in', () => {
    const show = (address: string) =>
      render(
        <PageFrame address={address} segments={[]}>
          <FooterBanner sent={both} labels={labels('below')} />
        </PageFrame>,
      );
    const { unmount } = show('/en/payment-result');
    expect(frames()).toEqual(['/banner-frame/2?locale=en']);
    unmount();
    show('/ru/auth');
    expect(below()).not.toBeInTheDocument();
  });

  it('gives way to the paid strip of the search', () => {
    tops = { above: null, strip: 200, below: 700 };
    render(
      <>
        <section data-ad="" aria-label="strip" />
        <Page address="/en/s" />
      </>,
    );
    expect(below()).toHaveClass('invisible');
    expect(frames()).toEqual([]);
    scrollTo(400);
    expect(frames()).toEqual(['/banner-frame/2?locale=en']);
  });

  it('marks the body only on phones, and only while it is there', async () => {
    setWidth(991);
    tops.above = null;
    const { unmount } = render(<Page />);
    expect(document.body).toHaveClass('has-footer-banner');
    await userEvent.setup().click(screen.getByRole('button', { name: 'Close below' }));
    expect(document.body).not.toHaveClass('has-footer-banner');
    expect(Cookies.get('footerBanner')).toBe('closed');
    unmount();
    useBannerStore.setState({ isClosed: forPlaces(() => false) });
    Cookies.remove('footerBanner');
    setWidth(992);
    render(<Page />);
    expect(document.body).not.toHaveClass('has-footer-banner');
  });
});

describe('a turn of the banners', () => {
  const server = setupServer();
  const banner = (id: number, place: string) => ({
    ...{ id, type: 'html', banner_content: '', width: 728, height: 90 },
    ...{ banner_place_name: place, bannerId: `${place}-${id}` },
  });
  const served = { result: true, data: [banner(1, 'AdoHeader'), banner(3, 'AdoHeader'), banner(2, 'AdoFooter')] };
  let asked = 0;
  const answer = (make: () => Response) =>
    server.use(
      http.get(`${window.location.origin}/api/static/banners.json`, () => {
        asked += 1;
        return make();
      }),
    );
  const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

  beforeAll(() => server.listen());
  beforeEach(() => {
    asked = 0;
    answer(() => HttpResponse.json(served));
    // Responses are not affected by the fake timers.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  });
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());

  it('comes after 30 s and shows the next banner of the place in its own frame', async () => {
    render(<Page />);
    const first = screen.getByTitle('above');
    wait(29_999);
    expect(frames()).toEqual(['/banner-frame/1?locale=en']);
    wait(1);
    await waitFor(() => expect(frames()).toEqual(['/banner-frame/3?locale=en']));
    expect(screen.getByTitle('above')).not.toBe(first);
    expect(asked).toBe(1);
    wait(30_000);
    await waitFor(() => expect(frames()).toEqual(['/banner-frame/1?locale=en']));
    expect(asked).toBe(2);
  });

  it('that fails is logged, and the banner stays', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    answer(() => HttpResponse.error());
    render(<Page />);
    wait(30_000);
    await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce());
    expect(frames()).toEqual(['/banner-frame/1?locale=en']);
    warn.mockRestore();
  });

  it('fills no place that the page was made without', async () => {
    render(<Page sent={sentOf({ header: [], footer: [2] })} />);
    wait(30_000);
    await vi.waitFor(() => expect(useBannerStore.getState().turn).toBe(1));
    expect(above()).not.toBeInTheDocument();
  });

  it('is not shown without a banner', () => {
    render(<Page sent={sentOf({ header: [], footer: [] })} />);
    wait(90_000);
    expect(vi.getTimerCount()).toBe(0);
  });
});
