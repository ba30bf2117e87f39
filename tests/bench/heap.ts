/** Collects garbage in a process started with `--inspect`, so that only live memory is measured. */
export const collectGarbage = async (port: number): Promise<void> => {
  const listed = await fetch(`http://127.0.0.1:${port}/json/list`)
  // Part of the protocol of Node's inspector.
  const [target] = (await listed.json()) as ReadonlyArray<{ readonly webSocketDebuggerUrl: string }>
  const socket = new WebSocket(target?.webSocketDebuggerUrl ?? "")
  await new Promise((resolve) => socket.addEventListener("open", resolve, { once: true }))
  for (const id of [1, 2, 3]) {
    const answered = new Promise((resolve) => socket.addEventListener("message", resolve, { once: true }))
    socket.send(JSON.stringify({ id, method: "HeapProfiler.collectGarbage" }))
    await answered
  }
  socket.close()
}
