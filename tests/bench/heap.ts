/** Sends commands of the protocol of Node's inspector to a process started with `--inspect`. */
const inspecting = async <A>(
  port: number,
  work: (send: (command: object) => Promise<unknown>) => Promise<A>
) => {
  const listed = await fetch(`http://127.0.0.1:${port}/json/list`)
  const [target] = (await listed.json()) as ReadonlyArray<{ readonly webSocketDebuggerUrl: string }>
  const socket = new WebSocket(target?.webSocketDebuggerUrl ?? "")
  await new Promise((resolve) => socket.addEventListener("open", resolve, { once: true }))
  let id = 0
  const send = async (command: object): Promise<unknown> => {
    const answered = new Promise<MessageEvent>((resolve) =>
      socket.addEventListener("message", resolve, { once: true })
    )
    socket.send(JSON.stringify({ id: ++id, ...command }))
    return JSON.parse(String((await answered).data))
  }
  try {
    return await work(send)
  } finally {
    socket.close()
  }
}

/** Collects garbage in a process started with `--inspect`, so that only live memory is measured. */
export const collectGarbage = (port: number): Promise<void> =>
  inspecting(port, async (send) => {
    for (let time = 0; time < 3; time++) await send({ method: "HeapProfiler.collectGarbage" })
  })

const IN_USE = "(({ heapUsed, external }) => heapUsed + external)(process.memoryUsage())"

/** The memory that a process started with `--inspect` uses for its objects and buffers after garbage collection, in MB. */
export const megabytesInUse = async (port: number): Promise<number> => {
  await collectGarbage(port)
  const answer = await inspecting(port, (send) =>
    send({ method: "Runtime.evaluate", params: { expression: IN_USE } })
  )
  const { result } = answer as { readonly result: { readonly result: { readonly value: number } } }
  return result.result.value / 1_000_000
}
