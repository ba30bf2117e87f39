/** A product under test: in this process, or running at an address. */
export interface Product {
  readonly request: (path: string, init: RequestInit) => Response | Promise<Response>
  /** The newest email to an address, or the newest with a link to a page. */
  readonly lastMail: (to: string, linkTo?: string) => Promise<{ readonly text: string }>
}

export interface Reply {
  readonly status: number
  readonly headers: Headers
  /** The decoded JSON, shaped as the caller expects it. */
  readonly body: never
}

export interface CallOptions {
  readonly token?: string | undefined
  readonly body?: unknown
  readonly headers?: Record<string, string>
}

/** One HTTP call with JSON in both directions. */
export const call = async (
  { request }: Pick<Product, "request">,
  method: string,
  path: string,
  { token, body, headers = {} }: CallOptions = {}
): Promise<Reply> => {
  const response = await request(path, {
    method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...headers
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) })
  })
  const text = await response.text()
  return {
    status: response.status,
    headers: response.headers,
    body: (text === "" ? null : JSON.parse(text)) as never
  }
}
