import type { VinVariables } from "./vinVariables.ts"

/** Up to 10,000 lb. Only in these does position 7 of the VIN say in which cycle of 30 years they were made. */
const isLight = ({ VehicleType, GVWR }: VinVariables): boolean =>
  /car|mpv|truck/i.test(VehicleType ?? "") && !/^class [3-8]/i.test(GVWR ?? "")

/** What all of them say. */
const agreed = ([first = {}, ...others]: ReadonlyArray<VinVariables>): VinVariables =>
  Object.fromEntries(
    Object.entries(first).filter(([name, value]) => others.every((other) => other[name] === value))
  )

/**
 * Combines what a catalog says about a VIN for each model year that it may mean: those of years with a model, and of them
 * the likely year or, if that is not certain, what they have in common.
 */
export const mostFitting = (
  answers: ReadonlyArray<VinVariables>,
  likelyYear: number | undefined
): VinVariables => {
  const withModel = answers.filter(({ Model }) => Model !== undefined)
  const fitting = withModel.length > 0 ? withModel : answers
  const likely = fitting.find(({ ModelYear }) => ModelYear === String(likelyYear))
  return likely !== undefined && isLight(likely) ? likely : agreed(fitting)
}
