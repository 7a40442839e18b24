import type { Config } from 'tailwindcss';

/** Says only where class names are; every token lives in the @theme block of app/globals.css. */
export default {
  content: ['./app/**/*.{ts,tsx}', './components/**/*.{ts,tsx}', './features/**/*.{ts,tsx}'],
} satisfies Config;
