import type { PlantedFault } from "../PlantedFault.ts"

/** The HTTP edge and the command line. */
export const edgeFaults: ReadonlyArray<PlantedFault> = [
  {
    name: "idempotency-key-ignored",
    what: "A repeated POST with the same key is handled again.",
    file: "infra/http/edge.ts",
    find: "acceptsIdempotencyKey(endpoint) ? incoming.idempotencyKey : undefined",
    replace: "undefined",
    caughtBy: {
      suite: "postgres",
      file: "tests/http/idempotency.pg.test.ts",
      test: "answers a repeated POST with the first response and handles it once"
    }
  },
  {
    name: "rate-limit-dropped",
    what: "Requests from one network are not limited.",
    file: "infra/http/limit.ts",
    find: `    if (one.per === "network") yield* take(endpoint, one, network)\n    else if`,
    replace: `    if (one.per === "network") void network\n    else if`,
    caughtBy: {
      suite: "postgres",
      file: "tests/http/edge.pg.test.ts",
      test: "cannot be bypassed by forging X-Forwarded-For"
    }
  },
  {
    name: "strangers-uncounted",
    what: "Callers without a credential are not limited where those with one are counted apart.",
    file: "infra/http/limit.ts",
    find: "Effect.flatMap(holder(input), count)",
    replace: "holder(input)",
    caughtBy: {
      suite: "postgres",
      file: "tests/http/edge.pg.test.ts",
      test: "count per network and across processes, and say when to retry"
    }
  },
  {
    name: "neighbors-counted-together",
    what: "Someone with a credential is refused because of a stranger on their network.",
    file: "infra/http/limit.ts",
    find: "const own = Option.isSome(who) ? `${info.network} ${who.value}` : undefined",
    replace: "const own = Option.isSome(who) ? undefined : undefined",
    caughtBy: {
      suite: "postgres",
      file: "tests/abuse/neighbors.pg.test.ts",
      test: "refreshing a session"
    }
  },
  {
    name: "lists-of-any-length",
    what: "The items of a list that is too long are decoded.",
    file: "infra/http/decode.ts",
    find: "const tooLong = excess(input)",
    replace: "const tooLong = input === undefined ? excess(input) : undefined",
    caughtBy: {
      suite: "postgres",
      file: "tests/abuse/boundedInput.pg.test.ts",
      test: "refuses a list that is too long with one error"
    }
  },
  {
    name: "body-of-any-size",
    what: "An endpoint reads bodies that are larger than it can need.",
    file: "infra/http/incoming.ts",
    find: "return Math.min(maximumBodyBytes, ",
    replace: "return Math.max(maximumBodyBytes, ",
    caughtBy: {
      suite: "postgres",
      file: "tests/abuse/boundedInput.pg.test.ts",
      test: "refuses a body that is larger than its endpoint can need"
    }
  },
  {
    name: "body-limit-off",
    what: "A request body of any length is read.",
    file: "infra/http/readBody.ts",
    find: "if (size > limit) {",
    replace: "if (size > Number.MAX_SAFE_INTEGER) {",
    caughtBy: {
      suite: "unit",
      file: "tests/infra/http/readBody.unit.test.ts",
      test: "refuses a chunked body of 10 MB without a declared length"
    }
  },
  {
    name: "security-header-missing",
    what: "Browsers may guess the content type of responses.",
    file: "infra/http/outer/securityHeaders.ts",
    find: `  ["X-Content-Type-Options", "nosniff"],\n`,
    replace: "",
    caughtBy: {
      suite: "postgres",
      file: "tests/http/edge.pg.test.ts",
      test: "has the security headers and never a CORS header"
    }
  },
  {
    name: "inline-scripts-allowed",
    what: "The app's policy allows every inline script.",
    file: "infra/http/outer/contentSecurityPolicy.ts",
    find: `const app: Directives = {
  ...nothing,
  // Inline scripts by hash only.
  "script-src": [],`,
    replace: `const app: Directives = {
  ...nothing,
  "script-src": ["'unsafe-inline'"],`,
    caughtBy: {
      suite: "unit",
      file: "tests/infra/http/outer/securityHeaders.unit.test.ts",
      test: "of the app lists the hashes of its scripts and requires trusted types"
    }
  },
  {
    name: "exit-code-wrong",
    what: "An unknown command exits with the code of any failure.",
    file: "infra/cli/failures.ts",
    find: "super(message, hint, exitCodes.usage)",
    replace: "super(message, hint, exitCodes.failed)",
    caughtBy: {
      suite: "postgres",
      file: "tests/cli/cli.pg.test.ts",
      test: "is refused in one sentence, with exit code 2"
    }
  },
  {
    name: "limits-refuse-immediately",
    what: "Calls beyond a limit are refused as fast as they are sent.",
    file: "infra/http/countRefusals.ts",
    find: "if (wait(caller) > 0) yield*",
    replace: "if (wait(caller) > 0 && false) yield*",
    caughtBy: {
      suite: "postgres",
      file: "tests/abuse/refusedCallers.pg.test.ts",
      test: "calls beyond a limit are refused as fast as they are sent"
    }
  }
]
