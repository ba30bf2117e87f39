import type { Context, MiddlewareHandler } from "hono"
import type { ServerResponse } from "node:http"
import type { Socket } from "node:net"
import type { HttpVariables } from "../mount.ts"
import type { Origin } from "../outer/address.ts"
import { nodeResponseOf } from "../outer/takeOver.ts"
import { NetworkBusy } from "../edgeErrors.ts"
import { problemOf } from "../problem.ts"
import { receiverOf, RETRY_SECONDS } from "./receive.ts"
import type { Capacity } from "./capacity.ts"

/** Counts a request that a trusted proxy forwards; false if there is no room for it. */
const takePart = ({ connections, refused }: Capacity, response: ServerResponse, origin: Origin): boolean => {
  const part = connections.take(origin, () => {
    refused.record("requests", origin.network)
    response.req.socket.destroy()
  })
  part?.become("busy")
  response.once("close", () => part?.giveBack())
  return part !== undefined
}

/**
 * Admits a request if there is capacity left for its origin, begins it in its subscriber's turn, and watches its response until
 * the peer has taken it. Memory that the request reserves for its body is given back when it is answered, whatever the
 * outcome.
 */
export const admitRequests = (capacity: Capacity): MiddlewareHandler<HttpVariables> => {
  const { opened, answers, starts, discard, refused, limits } = capacity
  const underWay = new WeakMap<Socket, number>()

  /** Whether the connection has sent more requests than it may without waiting for their answers. */
  const isPipelined = ({ req: { socket } }: ServerResponse): boolean =>
    (underWay.get(socket) ?? 0) >= limits.pipelined

  const countUnderWay = (socket: Socket, change: number): void => {
    const count = (underWay.get(socket) ?? 0) + change
    underWay.set(socket, count)
    opened.get(socket)?.become(count > 0 ? "busy" : "idle")
  }

  const begin = (response: ServerResponse, origin: Origin): void => {
    const { socket } = response.req
    countUnderWay(socket, 1)
    response.once("close", () => countUnderWay(socket, -1))
    answers.watch(response, origin)
    discard(response, origin.subscriber)
  }

  const admit = (c: Context<HttpVariables>, response: ServerResponse): boolean => {
    const origin = c.get("origin")
    if (isPipelined(response)) {
      refused.record("pipelined", origin.network)
      response.req.socket.destroy()
      return false
    }
    if (starts.isFull(origin.subscriber)) {
      refused.record("requests", origin.network)
      return false
    }
    if (c.get("viaProxy") && !takePart(capacity, response, origin)) {
      refused.record("requests", origin.network)
      return false
    }
    begin(response, origin)
    return true
  }

  return async (c, next) => {
    const response = nodeResponseOf(c.env)
    if (response !== undefined && !admit(c, response))
      return problemOf(new NetworkBusy({ seconds: RETRY_SECONDS }), c.get("requestId"))
    const turn = starts.turn(c.get("origin").subscriber)
    if (turn !== undefined) await turn
    const { receive, giveBack } = receiverOf(capacity, c.get("origin"), response?.req.socket)
    c.set("receive", receive)
    try {
      return await next()
    } finally {
      giveBack()
    }
  }
}
