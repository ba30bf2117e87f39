import { useMutation } from "@tanstack/react-query"
import { useProblemText } from "./problem.ts"
import { notify } from "../ui/toast.ts"

/** Milliseconds a toast with a button stays. */
const WITH_BUTTON = 8000

/** A request sent from a button, and how its result is handled. */
export interface Command<Input, Output> {
  readonly send: (input: Input) => Promise<Output>
  /** Applies the response to the page, before the toast is shown. */
  readonly onDone?: (output: Output, input: Input) => unknown
  /** The text of the success toast; no toast without it. */
  readonly done?: (output: Output, input: Input) => string
  /** A button in the toast: undoes it, or continues from there. */
  readonly offer?: { readonly label: string; readonly run: () => void } | undefined
  /** Handles a failure; by default a toast shows the problem's message. */
  readonly onFailed?: (error: unknown) => unknown
  /** Reloads what may have changed, after success and failure. */
  readonly refresh?: () => unknown
}

/**
 * Sends a command outside of a form, with a toast for success or failure. Shows nothing if another user has signed
 * in meanwhile: see `clearOnUserChange`.
 */
export const useCommand = <Output, Input = void>(command: Command<Input, Output>) => {
  const problemText = useProblemText()
  const { send, onDone, done, offer, refresh } = command
  const { onFailed = (error: unknown) => notify.error(problemText(error)) } = command
  return useMutation({
    // Offline it fails immediately: paused, it would run later, when nobody expects it any more.
    networkMode: "always",
    mutationFn: send,
    onSuccess: async (output, input) => {
      await onDone?.(output, input)
      if (!done) return
      const action = offer && { label: offer.label, onClick: offer.run }
      notify.success(done(output, input), action && { duration: WITH_BUTTON, action })
    },
    onError: onFailed,
    ...(refresh && { onSettled: refresh })
  })
}
