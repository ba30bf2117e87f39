import { codeOf, type Refusal, type RefusalClass } from "#kernel"
import { type FieldFault, InvalidInput } from "./edgeErrors.ts"

/**
 * An RFC 9457 problem document, with a stable `code` for programs and `requestId` for support. `what` distinguishes
 * the cases of a code that have their own message; `values` are the numbers and dates in it, for other languages.
 * `data` is what stands in the way, for those who deal with it.
 */
export interface Problem {
  readonly type: string
  readonly title: string
  readonly status: number
  readonly detail: string
  readonly code: string
  readonly requestId: string | null
  readonly what?: string
  readonly values?: unknown
  readonly data?: unknown
  readonly errors?: ReadonlyArray<FieldFault>
}

type Fault = Omit<Problem, "type" | "errors"> & { readonly errors?: ReadonlyArray<FieldFault> }

/** A response as Node writes it, too. `type` links to our API description. */
export const answerOf = (fault: Fault, headers: Readonly<Record<string, string>> = {}) => ({
  status: fault.status,
  body: JSON.stringify({ type: `/api/docs#${fault.code}`, ...fault } satisfies Problem),
  headers: { "content-type": "application/problem+json", "cache-control": "no-store", ...headers }
})

/** The response for a problem. */
export const problem = (fault: Fault, more: Readonly<Record<string, string>> = {}): Response => {
  const { body, ...init } = answerOf(fault, more)
  return new Response(body, init)
}

/** An expected failure as a problem document; its class has status and title. */
export const faultOf = (refusal: Refusal, requestId: string | null): Fault => {
  // Every refusal's class has both: the type of `route` requires it.
  const kind = refusal.constructor as unknown as RefusalClass
  return {
    title: kind.title,
    status: kind.status,
    detail: refusal.message,
    code: codeOf(refusal._tag),
    requestId,
    ...("what" in refusal ? { what: String(refusal.what) } : {}),
    ...("values" in refusal ? { values: refusal.values } : {}),
    ...("data" in refusal ? { data: refusal.data } : {}),
    ...(refusal instanceof InvalidInput ? { errors: refusal.errors } : {})
  }
}

export const problemOf = (refusal: Refusal, requestId: string | null): Response => {
  const fault = faultOf(refusal, requestId)
  const waits = "seconds" in refusal && fault.status === 429
  return problem(fault, waits ? { "retry-after": String(refusal.seconds) } : {})
}
