import type { Context, MiddlewareHandler } from "hono"
import type { ServerResponse } from "node:http"
import type { Socket } from "node:net"
import type { HttpVariables } from "../mount.ts"
import { nodeResponseOf } from "../outer/takeOver.ts"
import { NetworkBusy } from "../edgeErrors.ts"
import { problemOf } from "../problem.ts"
import { receiverOf, RETRY_SECONDS } from "./receive.ts"
import type { Capacity } from "./capacity.ts"

/**
 * Admits a request if its network has capacity left, begins it in its network's turn, and watches its response until
 * the peer has taken it. Memory that the request reserves for its body is given back when it is answered, whatever the
 * outcome.
 */
export const admitRequests = (capacity: Capacity): MiddlewareHandler<HttpVariables> => {
  const { connections, answers, starts, refused, limits } = capacity
  const underWay = new WeakMap<Socket, number>()

  /** Whether the connection has sent more requests than it may without waiting for their answers. */
  const isPipelined = ({ req: { socket } }: ServerResponse): boolean =>
    (underWay.get(socket) ?? 0) >= limits.pipelined

  const begin = (response: ServerResponse, network: string, giveBack: () => void): void => {
    const { socket } = response.req
    underWay.set(socket, (underWay.get(socket) ?? 0) + 1)
    response.once("close", () => {
      underWay.set(socket, (underWay.get(socket) ?? 0) - 1)
      giveBack()
    })
    answers.watch(response, network)
  }

  const admit = (c: Context<HttpVariables>, response: ServerResponse): boolean => {
    const network = c.get("network")
    if (isPipelined(response)) {
      refused.record("pipelined", network)
      response.req.socket.destroy()
      return false
    }
    if (!c.get("viaProxy")) begin(response, network, () => undefined)
    else if (connections.take(network)) begin(response, network, () => connections.giveBack(network))
    else {
      refused.record("requests", network)
      return false
    }
    return true
  }

  return async (c, next) => {
    const response = nodeResponseOf(c.env)
    if (response !== undefined && !admit(c, response))
      return problemOf(new NetworkBusy({ seconds: RETRY_SECONDS }), c.get("requestId"))
    const turn = starts.turn(c.get("network"))
    if (turn !== undefined) await turn
    const { receive, giveBack } = receiverOf(capacity, c.get("network"), response?.req.socket)
    c.set("receive", receive)
    try {
      return await next()
    } finally {
      giveBack()
    }
  }
}
