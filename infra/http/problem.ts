import { codeOf, type Refusal, type RefusalClass } from "#kernel"
import { type FieldFault, InvalidInput } from "./edgeErrors.ts"

/**
 * An RFC 9457 problem document, with a stable `code` for programs and `requestId` for support. `what` distinguishes
 * the cases of a code that have their own message.
 */
export interface Problem {
  readonly type: string
  readonly title: string
  readonly status: number
  readonly detail: string
  readonly code: string
  readonly requestId: string | null
  readonly what?: string
  readonly errors?: ReadonlyArray<FieldFault>
}

/** The response for a problem. `type` links to our API description. */
export const problem = (
  fault: Omit<Problem, "type" | "errors"> & { readonly errors?: ReadonlyArray<FieldFault> },
  headers: Readonly<Record<string, string>> = {}
): Response =>
  new Response(JSON.stringify({ type: `/api/docs#${fault.code}`, ...fault } satisfies Problem), {
    status: fault.status,
    headers: { "content-type": "application/problem+json", "cache-control": "no-store", ...headers }
  })

/** An expected failure as a problem document; its class has status and title. */
export const problemOf = (refusal: Refusal, requestId: string | null): Response => {
  // Every refusal's class has both: the type of `route` requires it.
  const kind = refusal.constructor as unknown as RefusalClass
  const headers =
    "seconds" in refusal && kind.status === 429 ? { "retry-after": String(refusal.seconds) } : {}
  return problem(
    {
      title: kind.title,
      status: kind.status,
      detail: refusal.message,
      code: codeOf(refusal._tag),
      requestId,
      ...("what" in refusal ? { what: String(refusal.what) } : {}),
      ...(refusal instanceof InvalidInput ? { errors: refusal.errors } : {})
    },
    headers
  )
}
