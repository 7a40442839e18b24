/** How many projects the developers have, one after another; the rest have none yet. */
const shares = [4, 3, 3, 3, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1];
const positions = shares.flatMap((share, developer) => Array.from({ length: share }, () => developer));

/** The developer of a project; undefined where there are too few developers. */
export function ownerOf<Developer>(projectId: number, developers: readonly Developer[]): Developer | undefined {
  // Far from each other in the list, so that a developer is not in only one neighbourhood.
  const position = positions[((projectId - 1) * 7) % positions.length];
  return position === undefined ? undefined : developers[position];
}
