export const FORMS = ["mobile", "desktop"] as const
export type Form = (typeof FORMS)[number]

/** A page and its required scores, in Lighthouse's points out of 100. */
export interface Target {
  readonly path: string
  readonly signedIn: boolean
  readonly performance: Readonly<Record<Form, number>>
  /** Only for pages that search engines should find. */
  readonly seo?: number
}

export const TARGETS: ReadonlyArray<Target> = [
  { path: "/", signedIn: false, performance: { mobile: 95, desktop: 99 }, seo: 100 },
  { path: "/auth", signedIn: false, performance: { mobile: 95, desktop: 100 } },
  { path: "/dashboard", signedIn: true, performance: { mobile: 95, desktop: 100 } }
]

const ALWAYS = { accessibility: 100, bestPractices: 100 }
const LAYOUT_SHIFT = 0.01

/** The result of one run: points out of 100, times in milliseconds. */
export interface Measurement {
  readonly performance: number
  readonly accessibility: number
  readonly bestPractices: number
  readonly seo: number
  readonly layoutShift: number
  readonly largestPaint: number
  readonly blocked: number
  /** The failed audits in the three categories that must be perfect. */
  readonly faults: ReadonlyArray<string>
}

const middle = (values: ReadonlyArray<number>): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** The median of each figure, and the failed audits of all runs. */
export const medianOf = (runs: ReadonlyArray<Measurement>): Measurement => {
  const of = (figure: Exclude<keyof Measurement, "faults">) => middle(runs.map((run) => run[figure]))
  return {
    performance: of("performance"),
    accessibility: of("accessibility"),
    bestPractices: of("bestPractices"),
    seo: of("seo"),
    layoutShift: of("layoutShift"),
    largestPaint: of("largestPaint"),
    blocked: of("blocked"),
    faults: [...new Set(runs.flatMap(({ faults }) => faults))]
  }
}

/** What falls short, in sentences. */
export const shortfalls = (target: Target, form: Form, measured: Measurement): ReadonlyArray<string> => {
  const required = { ...ALWAYS, performance: target.performance[form], seo: target.seo ?? 0 }
  const where = `${target.path} on ${form}`
  const points = (["performance", "accessibility", "bestPractices", "seo"] as const)
    .filter((category) => measured[category] < required[category])
    .map((category) => `${where}: ${category} is ${measured[category]}, not ${required[category]}.`)
  return measured.layoutShift > LAYOUT_SHIFT
    ? [
        ...points,
        `${where}: the layout shifts by ${measured.layoutShift.toFixed(3)}, more than ${LAYOUT_SHIFT}.`
      ]
    : points
}
