const meanShare = 0.9;
const squareShare = 0.999;
const tiny = 1e-8;

/**
 * The Adam optimiser (Kingma and Ba 2014, https://arxiv.org/abs/1412.6980), with decoupled weight decay (Loshchilov and Hutter 2017,
 * https://arxiv.org/abs/1711.05101).
 * @param decay share of each parameter that a step of rate 1 would take away
 */
export function createAdam(parameters: Float64Array, decay: number) {
  const means = new Float64Array(parameters.length);
  const squares = new Float64Array(parameters.length);
  let steps = 0;
  return (gradients: Float64Array, rate: number): void => {
    steps += 1;
    const meanWhole = 1 - meanShare ** steps;
    const squareWhole = 1 - squareShare ** steps;
    for (let index = 0; index < parameters.length; index += 1) {
      const gradient = gradients[index] as number;
      const mean = meanShare * (means[index] as number) + (1 - meanShare) * gradient;
      const square = squareShare * (squares[index] as number) + (1 - squareShare) * gradient * gradient;
      means[index] = mean;
      squares[index] = square;
      const value = parameters[index] as number;
      parameters[index] = value - rate * (mean / meanWhole / (Math.sqrt(square / squareWhole) + tiny) + decay * value);
    }
  };
}
