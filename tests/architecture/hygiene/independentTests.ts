import { isRule, nowhere } from "../model/pattern.ts"
import type { Rule } from "../model/Rule.ts"

const ENVIRONMENT = String.raw`\bprocess\.env(?:\.\w+|\[[^\]]+\])\s*=(?!=)|\bdelete process\.env\b|\bObject\.assign\(process\.env\b`
const GLOBALS = String.raw`\bglobalThis(?:\.\w+|\[[^\]]+\])\s*=(?!=)|\.prototype\.\w+\s*=(?!=)|\bObject\.defineProperty\((?:globalThis|process)\b`
const PROCESS = String.raw`\bprocess\.(?:chdir|umask)\(|\bprocess\.(?:on|once|addListener)\(`
const STUBS = String.raw`\bvi\.(?:stubEnv|stubGlobal|useFakeTimers|setSystemTime|resetModules)\b`
/** In a file that does not restore them. */
const SPIES = String.raw`(?<![\s\S]*(?:mockRestore|restoreAllMocks)\(\)[\s\S]*)\bvi\.spyOn\((?![\s\S]*(?:mockRestore|restoreAllMocks)\(\))`

export const independentTests: Rule = {
  name: "A test file leaves no changes in its process, which runs other files as well",
  // supervise.unit.test.ts contains the programs it starts as text.
  about: (file) =>
    file.path !== "tests/scripts/supervise.unit.test.ts" &&
    /^tests\/.+\.(?:pg|unit)\.test\.ts$/.test(file.path) &&
    !isRule(file),
  check: nowhere(
    new RegExp([ENVIRONMENT, GLOBALS, PROCESS, STUBS, SPIES].join("|"), "g"),
    "it would affect later test files in this process"
  ),
  planted: {
    "a changed environment variable": { "tests/leads/a.pg.test.ts": 'process.env["MAIL_URL"] = url' },
    "a deleted environment variable": { "tests/leads/a.pg.test.ts": "delete process.env.MAIL_URL" },
    "a changed global": { "tests/leads/a.pg.test.ts": "globalThis.fetch = answer" },
    "a changed prototype": { "tests/leads/a.pg.test.ts": "Pool.prototype.query = slow" },
    "a changed working directory": { "tests/leads/a.pg.test.ts": "process.chdir(folder)" },
    "a signal handler": { "tests/leads/a.pg.test.ts": 'process.on("SIGTERM", stop)' },
    "a stubbed global": { "tests/leads/a.pg.test.ts": 'vi.stubGlobal("fetch", answer)' },
    "a fake clock": { "tests/leads/a.pg.test.ts": "vi.useFakeTimers()" },
    "a spy that is not restored": { "tests/leads/a.pg.test.ts": 'vi.spyOn(console, "error")' }
  },
  fine: {
    "a spy that is restored": {
      "tests/leads/a.pg.test.ts": 'vi.spyOn(console, "error"); afterAll(() => vi.restoreAllMocks())'
    },
    "an environment variable that is only read": {
      "tests/leads/a.pg.test.ts": 'const path = process.env["PATH"] === "" ? a : b'
    }
  }
}
