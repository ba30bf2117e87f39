import { scrollingTable } from "./docsSchema.ts"
import type { Entry } from "./docsOperation.ts"
import { markup, type Html } from "./html.ts"

interface ListedProblem {
  readonly status: string
  readonly code: string
  readonly title: string
}

/** Problems that any request may meet, outside of its endpoint. */
const general: ReadonlyArray<ListedProblem> = [
  { status: "400", code: "body_incomplete", title: "Request incomplete" },
  { status: "403", code: "cross_origin", title: "Request from another site" },
  { status: "404", code: "not_found", title: "Not found" },
  { status: "408", code: "body_too_slow", title: "Request too slow" },
  { status: "413", code: "body_too_large", title: "Request too large" },
  { status: "429", code: "network_busy", title: "Too much at the same time" },
  { status: "500", code: "internal", title: "Something went wrong" },
  { status: "503", code: "busy", title: "Busy at the moment" },
  { status: "503", code: "unavailable", title: "Not available at the moment" }
]

/** Parses the description of an error response: `code: Title; other_code: Other title`. */
const listed = (status: string, description: string): ReadonlyArray<ListedProblem> =>
  description.split("; ").flatMap((part) => {
    const [, code, title] = /^([a-z][a-z0-9_]*): (.+)$/.exec(part) ?? []
    return code !== undefined && title !== undefined ? [{ status, code, title }] : []
  })

/** All problem codes of the API in one table. The `type` of a problem document links to its row. */
export const problemSection = (entries: ReadonlyArray<Entry>): Html => {
  const byCode = new Map(general.map((problem) => [problem.code, problem]))
  for (const { operation } of entries) {
    for (const [status, { description = "" }] of Object.entries(operation.responses ?? {})) {
      for (const problem of listed(status, description)) byCode.set(problem.code, problem)
    }
  }
  const rows = [...byCode.values()]
    .toSorted((one, other) => (one.code < other.code ? -1 : 1))
    .map(
      ({ code, status, title }) =>
        markup`<tr id="${code}"><th scope="row"><code>${code}</code></th><td>${status}</td><td>${title}</td></tr>`
    )
  const table = scrollingTable("Problems", ["Code", "Status", "Meaning"], rows)
  return markup`<section><h2 id="problems">Problems</h2>${table}</section>`
}
