type Chip = { key: string; label: string };

/** The title of a list says these where it has one of them. */
const namedOnce = ['deal_types', 'real_estate_types'] as const;

/** The name of a saved search: the title of its list, and every condition that the title leaves out. */
export function savedSearchTitle(title: string, chips: readonly Chip[]): string {
  const said = title.toLowerCase();
  const isNamed = ({ key, label }: Chip): boolean => {
    const list = namedOnce.find((name) => key.startsWith(`${name}-`));
    if (list && chips.filter((chip) => chip.key.startsWith(`${list}-`)).length === 1) return true;
    // Titles decline the names of places: ვაკე is ვაკეში.
    return /^(cities|districts|urbans|metro_station_ids)-/.test(key) && said.includes(label.toLowerCase().slice(0, -1));
  };
  return [title, ...chips.filter((chip) => !isNamed(chip)).map(({ label }) => label)].join(', ');
}
