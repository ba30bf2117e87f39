/** The requests the document sent while loading, for which user, and when (milliseconds since page load). */
export interface EarlyResponses {
  readonly token: string
  readonly at: number
  readonly answers: Map<string, Promise<Response>>
  /** Up to where this browser had received live events before these requests. */
  readonly place?: string | undefined
}

declare global {
  interface Window {
    /** Set by app/start/beforePaint.ts. */
    motorpoolEarly?: EarlyResponses
  }
}

/** Milliseconds after which an unused response is too old, unless live events will tell what has changed since. */
const FRESH = 10_000

/**
 * The response to a request the document sent while the app's code was loading. Each can be used once, and
 * only by the user it was requested for. Undefined if there is none.
 */
export const takeEarlyResponse = (
  url: string,
  authorization: string | undefined
): Promise<Response> | undefined => {
  const early = window.motorpoolEarly
  if (!early || authorization !== `Bearer ${early.token}`) return undefined
  const answer = early.answers.get(url)
  early.answers.delete(url)
  return early.place !== undefined || performance.now() - early.at < FRESH ? answer : undefined
}
