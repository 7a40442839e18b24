import { describe, expect, it } from 'vitest';
import { createRandomStream } from '../math/random';
import { pairWidth, queryWidth } from './inputs';
import { backward, createPass, forward, layersOf, type Pass, parameterCount } from './network';

/** A pass over an invented apartment with a number of similar sales, with dropout. */
function passOf(count: number, next: () => number): Pass {
  const pass = createPass();
  const spread = (): number => next() * 2 - 1;
  pass.input.query.set(Float64Array.from({ length: queryWidth }, spread));
  pass.input.pairs.set(Float64Array.from({ length: count * pairWidth }, spread));
  pass.input.prices.set(Float64Array.from({ length: count }, spread));
  pass.input.count = count;
  pass.masks.pair.set([0, 1.25, 1.25, 0]);
  pass.masks.head.set([1.25, 0, 1.25]);
  return pass;
}

const invented = (next: () => number): Float64Array => Float64Array.from({ length: parameterCount }, () => (next() - 0.5) / 2);

describe('a network', () => {
  it.each([24, 5, 1, 0])('has the gradients that small steps measure, with %i similar sales', (count) => {
    const next = createRandomStream(count + 1);
    const pass = passOf(count, next);
    const parameters = invented(next);
    const layers = layersOf(parameters);
    const gradients = new Float64Array(parameterCount);
    forward(layers, pass);
    backward(layers, pass, 1, layersOf(gradients));
    const step = 1e-6;
    const measured = Float64Array.from(parameters, (value, index) => {
      parameters[index] = value + step;
      const above = forward(layers, pass);
      parameters[index] = value - step;
      const below = forward(layers, pass);
      parameters[index] = value;
      return (above - below) / (2 * step);
    });
    expect(Math.max(...measured.map((slope, index) => Math.abs(slope - (gradients[index] as number))))).toBeLessThan(1e-7);
    expect(gradients.filter((gradient) => gradient !== 0).length).toBeGreaterThan(count === 0 ? 500 : 3000);
  });

  it('adds to the gradients of the rows before', () => {
    const next = createRandomStream(3);
    const pass = passOf(24, next);
    const layers = layersOf(invented(next));
    const [once, twice] = [new Float64Array(parameterCount), new Float64Array(parameterCount)];
    forward(layers, pass);
    backward(layers, pass, 0.5, layersOf(once));
    for (const _ of [1, 2]) backward(layers, pass, 0.25, layersOf(twice));
    expect(Math.max(...twice.map((gradient, index) => Math.abs(gradient - (once[index] as number))))).toBeLessThan(1e-12);
  });

  it('predicts the price that all similar sales share where nothing corrects it', () => {
    const next = createRandomStream(4);
    const pass = passOf(24, next);
    pass.input.prices.fill(0.2);
    const parameters = invented(next);
    const layers = layersOf(parameters);
    for (const { offset, rows, columns } of [layers.output, layers.outputBias])
      parameters.fill(0, offset, offset + rows * columns);
    expect(forward(layers, pass)).toBeCloseTo(0.2, 12);
  });
});
