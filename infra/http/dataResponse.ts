import type { Context } from "hono"
import type { HttpVariables } from "./mount.ts"

/**
 * A response with all its headers, including those that the outer middlewares set on others. Written in one step: a
 * `Headers` object, which they need, takes longer than the rest of the response.
 */
export const dataResponse = (
  c: Context<HttpVariables>,
  body: string | Uint8Array<ArrayBuffer> | null,
  status: number,
  headers: Readonly<Record<string, string>>
): Response => {
  c.set("hasHeaders", true)
  return new Response(body, {
    status,
    headers: { ...c.get("dataHeaders"), "X-Request-Id": c.get("requestId"), ...headers }
  })
}
