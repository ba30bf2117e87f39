import type { AnyEndpoint, Output } from "#kernel"
import { Schema } from "effect"
import type { TestApp } from "./app.ts"
import { call } from "./client.ts"

export interface EndpointResponse<E extends AnyEndpoint> {
  readonly status: number
  /** The problem's code; empty on success. */
  readonly code: string
  readonly detail: string
  /** The response, decoded by the contract. Throws for a problem. */
  readonly value: Output<E>
  /** The raw response body. */
  readonly text: string
}

export interface EndpointRequest<E extends AnyEndpoint> {
  readonly token?: string
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: E["body"]["Encoded"]
}

const pathOf = (endpoint: AnyEndpoint, { params = {}, query = {} }: EndpointRequest<AnyEndpoint>): string => {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? "")
  const search = new URLSearchParams(query).toString()
  return search === "" ? path : `${path}?${search}`
}

/** Calls an endpoint of the contract over HTTP and decodes the response with its schemas. */
export const callEndpoint = async <E extends AnyEndpoint>(
  app: TestApp,
  endpoint: E,
  request: EndpointRequest<E> = {}
): Promise<EndpointResponse<E>> => {
  const { status, body } = await call(app, endpoint.method, pathOf(endpoint, request), {
    token: request.token,
    body: request.body
  })
  const problem: { readonly code: string; readonly detail: string } =
    status < 400 ? { code: "", detail: "" } : body
  return {
    status,
    code: problem.code,
    detail: problem.detail,
    text: JSON.stringify(body),
    get value() {
      if (status >= 400) throw new Error(`${endpoint.name} answered ${status}: ${JSON.stringify(body)}`)
      return Schema.decodeUnknownSync(Schema.toCodecJson(endpoint.output))(body ?? {})
    }
  }
}
