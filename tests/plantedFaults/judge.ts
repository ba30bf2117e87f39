/** A test that ran, and its failures. */
interface RanTest {
  readonly title: string
  readonly failures: ReadonlyArray<string>
}

interface VitestReport {
  readonly testResults: ReadonlyArray<{
    readonly assertionResults: ReadonlyArray<{
      readonly fullName: string
      readonly status: string
      readonly failureMessages?: ReadonlyArray<string>
    }>
  }>
}

export const ranByVitest = (json: string): ReadonlyArray<RanTest> => {
  const report: VitestReport = JSON.parse(json)
  return report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === "passed" || status === "failed")
    .map(({ fullName, status, failureMessages = [] }) => ({
      title: fullName.trim(),
      failures: status === "failed" ? failureMessages : []
    }))
}

interface PlaywrightSuite {
  readonly suites?: ReadonlyArray<PlaywrightSuite>
  readonly specs?: ReadonlyArray<{
    readonly title: string
    readonly tests: ReadonlyArray<{
      readonly results: ReadonlyArray<{
        readonly errors: ReadonlyArray<{ readonly message?: string }>
      }>
    }>
  }>
}

const specsOf = ({ suites = [], specs = [] }: PlaywrightSuite): NonNullable<PlaywrightSuite["specs"]> => [
  ...specs,
  ...suites.flatMap(specsOf)
]

export const ranByPlaywright = (json: string): ReadonlyArray<RanTest> => {
  const report: PlaywrightSuite = JSON.parse(json)
  return specsOf(report).map(({ title, tests }) => ({
    title,
    failures: tests.flatMap(({ results }) =>
      results.flatMap(({ errors }) => errors.map(({ message = "" }) => message))
    )
  }))
}

export type Verdict =
  { readonly _tag: "caught"; readonly by: string } | { readonly _tag: "missed"; readonly why: string }

const ESCAPE = String.fromCodePoint(27)
const plain = (text: string): string => text.replaceAll(new RegExp(`${ESCAPE}\\[\\d+m`, "g"), "")

/** Errors of a fault that does not even load: they fail any test, and prove nothing about this one. */
const BROKEN =
  /^(SyntaxError|ReferenceError|TypeError|Error: (Cannot find (module|package)|Failed to (load|resolve)))/m

/**
 * A fault is caught when the named test ran and failed. A fault that does not compile or load runs no test.
 */
export const judge = (ran: ReadonlyArray<RanTest> | undefined, test: string): Verdict => {
  if (ran === undefined) return { _tag: "missed", why: "the run ended without a report" }
  const named = ran.filter(({ title }) => title.includes(test))
  if (named.length === 0) return { _tag: "missed", why: "no such test ran" }
  const failed = named.find(({ failures }) => failures.length > 0)
  if (failed === undefined) return { _tag: "missed", why: "the test passed" }
  const [failure = ""] = failed.failures.map(plain)
  return BROKEN.test(failure)
    ? { _tag: "missed", why: `the fault does not run: ${failure.split("\n")[0]}` }
    : { _tag: "caught", by: failed.title }
}
