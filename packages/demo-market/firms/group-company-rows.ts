import type { groupCompanies } from '@/server/modules/site/site.table';

/** The group's other companies of a seeded market: invented, without websites. Their pictures are the project's. */
export const groupCompanyRows: (typeof groupCompanies.$inferInsert)[] = [
  {
    id: 1,
    name: { ka: 'ლურჯი სარკმელი', en: 'Lurji Sarkmeli', ru: 'Лурджи Саркмели' },
    description: { ka: 'ბინების ფოტოები და 3D ტურები', en: 'Photos and 3D tours of homes', ru: 'Фото и 3D-туры по квартирам' },
    logo: '/assets/companies/sarkmeli.svg',
  },
  {
    id: 2,
    name: { ka: 'თბილი ზღურბლი', en: 'Tbili Zghurbli', ru: 'Тбили Згурбли' },
    description: {
      ka: 'საბუთების მომზადება და საჯარო რეესტრი',
      en: 'Paperwork and the public registry',
      ru: 'Документы и публичный реестр',
    },
    logo: '/assets/companies/zghurbli.svg',
  },
  {
    id: 3,
    name: { ka: 'მსუბუქი კოჭი', en: 'Msubuki Kochi', ru: 'Мсубуки Кочи' },
    description: { ka: 'რემონტი და ინტერიერი', en: 'Renovation and interiors', ru: 'Ремонт и интерьер' },
    logo: '/assets/companies/kochi.svg',
  },
  {
    id: 4,
    name: { ka: 'ძველი თახჩა', en: 'Dzveli Takhcha', ru: 'Дзвели Тахча' },
    description: { ka: 'გადაზიდვა და ავეჯის აწყობა', en: 'Moving and furniture assembly', ru: 'Переезды и сборка мебели' },
    logo: '/assets/companies/takhcha.svg',
  },
].map((row, position) => ({ ...row, url: null, position }));
