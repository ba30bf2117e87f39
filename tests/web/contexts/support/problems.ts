import type { AnyEndpoint } from "#kernel"
import { type Answer, replies } from "../../support/fakeServer.ts"

/** The server refuses some fields of a form, by JSON pointer. */
export const refusesFields = (endpoint: AnyEndpoint, faults: Readonly<Record<string, string>>): Answer => {
  const errors = Object.entries(faults).map(([pointer, detail]) => ({ pointer, detail }))
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
