import { HostResolver, OutboundTurns, UserTargets, userTargetsLayer } from "#infra/outbound"
import { Effect, Layer } from "effect"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { type LocalServer, startServer } from "../support/localServer.ts"

let server: LocalServer
let requests: Array<string> = []
beforeAll(async () => {
  server = await startServer(({ method, url, headers }, response) => {
    requests.push(`${method} ${headers.host} ${url}`)
    response.writeHead(302, { location: "http://169.254.169.254/latest" }).end("Elsewhere")
  })
})
afterAll(() => server.close())
beforeEach(() => {
  requests = []
})

/** Everyone has a turn immediately. */
const turns = Layer.succeed(OutboundTurns, {
  take: (_, callers) => Effect.succeed({ caller: [...callers.keys()][0] ?? "" })
})

/** A name server whose owner answers differently each time; the last answer repeats. */
const resolving = (...answers: ReadonlyArray<ReadonlyArray<string>>) => {
  let asked = 0
  const addressesOf = () => Effect.sync(() => answers[Math.min(asked++, answers.length - 1)] ?? [])
  return Layer.succeed(HostResolver, { addressesOf })
}

const targets = (resolver: ReturnType<typeof resolving>, allowedOrigins: ReadonlyArray<string> = []) =>
  userTargetsLayer({ allowedOrigins, timeout: 5000 }).pipe(Layer.provide(Layer.merge(turns, resolver)))

const call = (url: string) => ({
  url,
  method: "POST" as const,
  headers: { "x-test": "yes" },
  body: "{}",
  caller: "a"
})

const post = (url: string, layer: ReturnType<typeof targets>) =>
  Effect.runPromise(
    Effect.provide(
      UserTargets.use((all) => all.request(call(url))),
      layer
    )
  )

const failure = (url: string, layer: ReturnType<typeof targets>) =>
  Effect.runPromise(Effect.provide(Effect.flip(UserTargets.use((all) => all.request(call(url)))), layer))

describe("a request to a URL of a user", () => {
  it("connects to the address that was checked, and keeps the name", async () => {
    const named = new URL(server.url)
    named.hostname = "receiver.example"
    const layer = targets(resolving(["127.0.0.1"]), [named.origin])
    expect(await post(`${named.origin}/hook?x=1`, layer)).toEqual({
      status: 302,
      text: "Elsewhere",
      retryAfter: null
    })
    expect(requests).toEqual([`POST ${named.host} /hook?x=1`])
  })

  it("is refused if the name leads to a private address, before or after the wait for its turn", async () => {
    const url = server.url.replace("http://127.0.0.1", "https://rebinding.example")
    expect(await failure(url, targets(resolving(["127.0.0.1"])))).toMatchObject({ flaw: "private" })
    expect(await failure(url, targets(resolving(["8.8.8.8"], ["127.0.0.1"])))).toMatchObject({
      flaw: "private"
    })
    expect(await failure(url, targets(resolving(["8.8.8.8", "127.0.0.1"])))).toMatchObject({
      flaw: "private"
    })
    expect(await failure(url, targets(resolving([])))).toMatchObject({ flaw: "unknown_host" })
    expect(await failure(server.url, targets(resolving(["127.0.0.1"])))).toMatchObject({ flaw: "insecure" })
    expect(requests).toEqual([])
  })

  it("is only exempt at exactly the allowed origin", async () => {
    const { port } = new URL(server.url)
    const layer = targets(resolving(["127.0.0.1"]), [server.url])
    expect(await failure(`http://127.0.0.1:${Number(port) - 1}/`, layer)).toMatchObject({ flaw: "insecure" })
    expect(await failure(`https://127.0.0.1:${port}/`, layer)).toMatchObject({ flaw: "private" })
  })

  it("says that nothing answers", async () => {
    const gone = await startServer(() => {})
    await gone.close()
    const layer = targets(resolving(["127.0.0.1"]), [gone.url])
    expect(await failure(gone.url, layer)).toMatchObject({ _tag: "TargetUnreachable", what: "connection" })
  })
})
