import { useMutation, type UseMutationOptions } from "@tanstack/react-query"
import { useProblemText } from "./problem.ts"
import { notify } from "../ui/toast.ts"

/** How long a change can be taken back from its toast, in milliseconds. */
const UNDO = 8000

/** Something that is sent from a button, and what follows. */
export interface Command<Input, Output> {
  readonly send: (input: Input) => Promise<Output>
  /** What the page knows from the answer; what was said last waits for it. */
  readonly onDone?: (output: Output, input: Input) => unknown
  /** What its toast says. */
  readonly done?: (output: Output, input: Input) => string
  /** Takes it back, from its toast. */
  readonly undo?: { readonly label: string; readonly run: () => void }
  /** Shows the failure, where a toast with the problem's own sentence will not do. */
  readonly onFailed?: (error: unknown) => unknown
  /** Loads what it may have changed, however it ended. */
  readonly refresh?: () => unknown
  readonly networkMode?: UseMutationOptions["networkMode"]
}

/**
 * Sends a command that no form sends: busy until it has ended, a toast for the success, one for the failure. What
 * somebody sent ends without a word once another person is signed in: see `clearOnUserChange`.
 */
export const useCommand = <Output, Input = void>(command: Command<Input, Output>) => {
  const say = useProblemText()
  const { send, onDone, done, undo, refresh, networkMode = "online" } = command
  const { onFailed = (error: unknown) => notify.error(say(error)) } = command
  return useMutation({
    networkMode,
    mutationFn: send,
    onSuccess: async (output, input) => {
      await onDone?.(output, input)
      if (!done) return
      const action = undo && { duration: UNDO, action: { label: undo.label, onClick: undo.run } }
      notify.success(done(output, input), action)
    },
    onError: onFailed,
    ...(refresh && { onSettled: refresh })
  })
}
