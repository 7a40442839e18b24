// Scripts in Painless. Each is one constant with parameters, so that a node compiles it once.

/** `point_inside` and `lseg_crossing` of PostgreSQL's geo_ops.c; 3 stands for a point on the outline. */
export const polygonScript = `
int crossing(double x, double y, double prevX, double prevY) {
  double e = 1.0E-6;
  if (Math.abs(y) <= e) {
    if (Math.abs(x) <= e) return 3;
    if (x > e) {
      if (Math.abs(prevY) <= e) return prevX > e ? 0 : 3;
      return prevY + e < 0 ? 1 : -1;
    }
    if (Math.abs(prevY) <= e) return prevX + e < 0 ? 0 : 3;
    return 0;
  }
  int sign = y > e ? 1 : -1;
  if (Math.abs(prevY) <= e) return prevX + e < 0 ? 0 : sign;
  if (sign < 0 ? prevY + e < 0 : prevY > e) return 0;
  if (x + e >= 0 && prevX > e) return 2 * sign;
  if (x + e < 0 && prevX <= e) return 0;
  double z = (x - prevX) * y - (y - prevY) * x;
  if (Math.abs(z) <= e) return 3;
  return (sign < 0 ? z + e < 0 : z > e) ? 0 : 2 * sign;
}
if (doc['latitude'].size() == 0) return false;
double px = doc['longitude'].value * params.perDegree;
double py = doc['latitude'].value * params.perDegree;
List xs = params.xs;
List ys = params.ys;
int last = xs.size() - 1;
double prevX = ((Number) xs.get(last)).doubleValue() - px;
double prevY = ((Number) ys.get(last)).doubleValue() - py;
int total = 0;
for (int i = 0; i <= last; i++) {
  double x = ((Number) xs.get(i)).doubleValue() - px;
  double y = ((Number) ys.get(i)).doubleValue() - py;
  int crossed = crossing(x, y, prevX, prevY);
  if (crossed == 3) return true;
  total += crossed;
  prevX = x;
  prevY = y;
}
return total != 0;`;

/** A plane at the latitude of the row. */
export const nearScript = `
if (doc['latitude'].size() == 0) return false;
double lat = doc['latitude'].value;
double north = lat - params.lat;
double east = (doc['longitude'].value - params.lng) * Math.cos(lat * 0.017453292519943295);
return params.metresPerDegree * Math.sqrt(north * north + east * east) <= params.metres;`;

/** (id * multiplier) mod 2^32: the lower half of a product is the same whatever overflows. */
export const shuffleScript = `(doc['id'].value * params.multiplier) & 4294967295L`;

/** How far a price is from another by their ratio; a missing one is farthest. */
export const priceDistanceScript = `
double minor;
if (doc[params.own].size() > 0) {
  minor = doc[params.own].value;
} else if (doc[params.other].size() > 0) {
  double converted = doc[params.other].value * params.factor / params.divisor;
  minor = params.isWhole ? Math.max(Math.floor(converted / 100.0 + 0.5), 1.0) * 100.0 : Math.floor(converted + 0.5);
} else {
  return 9;
}
return Math.abs(Math.log(Math.max(minor, 1.0) / params.target));`;
