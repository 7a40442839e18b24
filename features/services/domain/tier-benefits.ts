/** What the tiers give, as message keys of `vip.benefits`; the place in the strip first. */
const shared = ['strip', 'home', 'fair'] as const;

export const tierBenefits = {
  basic: ['place_basic', ...shared],
  plus: ['place_plus', ...shared],
  super: ['place_super', ...shared, 'map', 'resume'],
} as const;

/** The rows of the comparison below the place, and whether each tier has them. */
export const comparedBenefits = [...shared, 'map', 'resume'] as const;
