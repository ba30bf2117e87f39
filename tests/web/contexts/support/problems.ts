import type { AnyEndpoint } from "#kernel"
import { type Answer, replies } from "../../support/fakeServer.ts"

interface FieldProblem {
  readonly code: string
  readonly limit?: number
  readonly detail: string
}

/** The server refuses fields of a form, by JSON pointer. */
export const refusesFields = (
  endpoint: AnyEndpoint,
  faults: Readonly<Record<string, string | FieldProblem>>
): Answer => {
  const errors = Object.entries(faults).map(([pointer, problem]) => ({
    pointer,
    ...(typeof problem === "string" ? { code: "not_yet_known", detail: problem } : problem)
  }))
  const problem = {
    type: "/api/docs#invalid_input",
    title: "Invalid input",
    status: 422,
    code: "invalid_input",
    detail: errors[0]?.detail ?? "",
    requestId: "req-1",
    errors
  }
  return replies(endpoint, () => Response.json(problem, { status: 422 }))
}
