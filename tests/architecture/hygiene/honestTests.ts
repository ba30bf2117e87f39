import { isRule, nowhere } from "../model/pattern.ts"
import type { Rule } from "../model/Rule.ts"

const SKIPPED = String.raw`\b(?:it|test|describe|suite|layer)(?:\.\w+)*\.(?:skip|only|todo|fails|fixme|skipIf|runIf)\b`
const SKIPPED_SHORT = String.raw`\bx(?:it|describe)\(`
const MOCKED = String.raw`\bvi\.(?:mock|doMock|hoisted)\b`
const SLEPT = String.raw`\bwaitForTimeout\b|\bEffect\.sleep\(|"node:timers\/promises"|\bsetTimeout\((?:resolve|done|r)\b`

export const honestTests: Rule = {
  name: "Tests run, wait on events and meet our real code",
  // Benchmarks measure time, and wait to measure an idle process.
  about: (file) =>
    file.isCode && file.place.area === "tests" && !file.path.startsWith("tests/bench/") && !isRule(file),
  check: nowhere(
    new RegExp([SKIPPED, SKIPPED_SHORT, MOCKED, SLEPT].join("|"), "g"),
    "no test is skipped, alone, mocked or asleep"
  ),
  planted: {
    "a test for later": { "tests/leads/a.unit.test.ts": "it.skip('works', () => {})" },
    "a test alone": { "tests/leads/a.unit.test.ts": "describe.only('x', () => {})" },
    "an effect for later": { "tests/leads/a.pg.test.ts": "it.effect.skip('x', () => y)" },
    "an old way to skip": { "tests/leads/a.unit.test.ts": "xit('x', () => {})" },
    "a journey for later": { "tests/e2e/a.e2e.ts": "test.fixme('x', async () => {})" },
    "a mock of our own": { "tests/leads/a.unit.test.ts": "vi.mock('../modules/x.ts')" },
    "a browser that waits": { "tests/e2e/a.e2e.ts": "await page.waitForTimeout(500)" },
    "a fiber that waits": { "tests/leads/a.pg.test.ts": "yield* Effect.sleep('1 second')" },
    "a promise that waits": {
      "tests/leads/a.unit.test.ts": "await new Promise((resolve) => setTimeout(resolve, 100))"
    }
  },
  fine: {
    "a test, and a limit on waiting": {
      "tests/leads/a.unit.test.ts":
        "it('works', () => {}); const timer = setTimeout(() => reject(late), 5000)"
    }
  }
}
