import type { AnyEndpoint } from "#kernel"
import { type Answer, replies } from "../../support/fakeServer.ts"

interface Told {
  readonly code: string
  readonly limit?: number
  readonly detail: string
}

/** The server refuses fields of a form, by JSON pointer. */
export const refusesFields = (
  endpoint: AnyEndpoint,
  faults: Readonly<Record<string, string | Told>>
): Answer => {
  const errors = Object.entries(faults).map(([pointer, told]) => ({
    pointer,
    ...(typeof told === "string" ? { code: "not_yet_known", detail: told } : told)
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
