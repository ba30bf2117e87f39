import { isRule, nowhere } from "../model/pattern.ts"
import type { Rule } from "../model/Rule.ts"

const SKIPPED = String.raw`\b(?:it|test|describe|suite|layer)(?:\.\w+)*\.(?:skip|only|todo|fails|fixme|skipIf|runIf)\b`
const SKIPPED_SHORT = String.raw`\bx(?:it|describe)\(`
const MOCKED = String.raw`\bvi\.(?:mock|doMock|hoisted)\b`
const SLEPT = String.raw`\bwaitForTimeout\b|\bEffect\.sleep\(|"node:timers\/promises"|\bsetTimeout\((?:resolve|done|r)\b`

export const honestTests: Rule = {
  name: "Tests run, wait for events and use our real code",
  // Benchmarks measure time, and wait to measure an idle process.
  about: (file) =>
    file.isCode && file.place.area === "tests" && !file.path.startsWith("tests/bench/") && !isRule(file),
  check: nowhere(
    new RegExp([SKIPPED, SKIPPED_SHORT, MOCKED, SLEPT].join("|"), "g"),
    "tests are never skipped, focused, mocked or delayed"
  ),
  planted: {
    "a skipped test": { "tests/leads/a.unit.test.ts": "it.skip('works', () => {})" },
    "a focused suite": { "tests/leads/a.unit.test.ts": "describe.only('x', () => {})" },
    "a skipped effect": { "tests/leads/a.pg.test.ts": "it.effect.skip('x', () => y)" },
    "a skipped test, the short way": { "tests/leads/a.unit.test.ts": "xit('x', () => {})" },
    "a skipped journey": { "tests/e2e/a.e2e.ts": "test.fixme('x', async () => {})" },
    "a mock of our own code": { "tests/leads/a.unit.test.ts": "vi.mock('../modules/x.ts')" },
    "a fixed delay in a browser": { "tests/e2e/a.e2e.ts": "await page.waitForTimeout(500)" },
    "a fixed delay in a fiber": { "tests/leads/a.pg.test.ts": "yield* Effect.sleep('1 second')" },
    "a fixed delay in a promise": {
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
