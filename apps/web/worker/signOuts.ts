import { sendRevocations } from "../api/revocations.ts"

/** Ends the sessions that this browser has left. Rejects while some remain, so that the browser retries later. */
export const finishSignOuts = async (): Promise<void> => {
  if (!(await sendRevocations())) throw new Error("The server has not confirmed every sign-out.")
}

/** For other occasions on which the worker runs; the next one tries again. */
export const tryFinishingSignOuts = (): Promise<void> => finishSignOuts().catch(() => undefined)
