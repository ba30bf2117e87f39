/** What the document asked the server as soon as it was there, in whose name, and when (milliseconds of the page). */
export interface EarlyResponses {
  readonly token: string
  readonly at: number
  readonly answers: Map<string, Promise<Response>>
}

declare global {
  interface Window {
    /** Set by app/start/beforePaint.ts. */
    motorpoolEarly?: EarlyResponses
  }
}

/** Milliseconds after which an answer that nobody took is too old. */
const FRESH = 10_000

/**
 * The answer to a call that the document has made already, while the app's code was on its way. Each is good
 * once, and only in the name it was asked in. Undefined where there is none.
 */
export const takeEarlyResponse = (
  url: string,
  authorization: string | undefined
): Promise<Response> | undefined => {
  const early = window.motorpoolEarly
  if (!early || authorization !== `Bearer ${early.token}`) return undefined
  const answer = early.answers.get(url)
  early.answers.delete(url)
  return performance.now() - early.at < FRESH ? answer : undefined
}
