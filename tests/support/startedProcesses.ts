import type { ChildProcess } from "node:child_process"
import { subscribe, unsubscribe } from "node:diagnostics_channel"

/** Collects the processes that this one starts while `work` runs. */
export const startedProcesses = async (
  work: (started: ReadonlyArray<ChildProcess>) => Promise<void>
): Promise<void> => {
  const started: Array<ChildProcess> = []
  // Node publishes each process on this channel in this form.
  const add = (message: unknown) => void started.push((message as { readonly process: ChildProcess }).process)
  subscribe("child_process", add)
  try {
    await work(started)
  } finally {
    unsubscribe("child_process", add)
  }
}
