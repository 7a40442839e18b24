import type { raters } from '@/server/modules/services/services.table';

const logo = (ground: string, ink: string, letter: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" rx="10" fill="${ground}"/><path d="${letter}" fill="none" stroke="${ink}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/></svg>`,
  )}`;

/** Valuers of a seeded market: invented. */
export const raterRows: (typeof raters.$inferInsert)[] = [
  {
    id: 1,
    name: { ka: 'საზომი', en: 'Sazomi', ru: 'Сазоми' },
    about: {
      ka: 'ბინები და კერძო სახლები, ანგარიში ბანკისთვის და სასამართლოსთვის.',
      en: 'Apartments and houses; reports for banks and courts.',
      ru: 'Квартиры и дома, отчёты для банков и судов.',
    },
    logo: logo('#deefff', '#1251b4', 'M11 27V16l9-6 9 6v11M16 27v-7h8v7'),
    rateTypes: ['self', 'bank', 'court'],
  },
  {
    id: 2,
    name: { ka: 'კალკული', en: 'Kalkuli', ru: 'Калькули' },
    about: {
      ka: 'კომერციული ფართები და მიწის ნაკვეთები.',
      en: 'Commercial space and land plots.',
      ru: 'Коммерческая недвижимость и земельные участки.',
    },
    logo: logo('#ddf6e4', '#0d6638', 'M12 28h16M14 28V18M20 28V12M26 28v-7'),
    rateTypes: ['self', 'bank'],
  },
  {
    id: 3,
    name: { ka: 'სამართლიანი ფასი', en: 'Samartliani Pasi', ru: 'Самартлиани Паси' },
    about: {
      ka: 'სასამართლო და მემკვიდრეობის საქმეები, ზომიერი ვადებით.',
      en: 'Court and inheritance cases.',
      ru: 'Судебные и наследственные дела.',
    },
    logo: logo('#fff1cc', '#6f4011', 'M20 10v18M12 15h16M12 15l-3 8h6zM28 15l-3 8h6z'),
    rateTypes: ['self', 'court'],
  },
].map((row, position) => ({ ...row, isActive: true, position }));
