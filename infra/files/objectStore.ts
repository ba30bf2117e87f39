import { createHash } from "node:crypto"
import { AwsClient } from "aws4fetch"
import { Option } from "effect"
import type { FileStore } from "./fileStore.ts"
import type { ObjectStoreAddress } from "./filesUrl.ts"

const timeoutMillis = 10_000

const refused = async (action: string, response: Response): Promise<Error> =>
  new Error(
    `The object store refused to ${action}: ${response.status} ${(await response.text()).slice(0, 500)}`
  )

/** Stores files in an S3-compatible bucket. Requests are signed with AWS Signature Version 4, including bodies. */
export const objectStore = (address: ObjectStoreAddress): FileStore => {
  const { accessKeyId, base, region, secretAccessKey } = address
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3", retries: 2 })

  const send = (
    method: string,
    key: string,
    file?: { bytes: Uint8Array; contentType: string }
  ): Promise<Response> =>
    client.fetch(`${base}/${key}`, {
      method,
      headers: {
        // Without it the library leaves the body out of the signature.
        "x-amz-content-sha256": createHash("sha256")
          .update(file?.bytes ?? "")
          .digest("hex"),
        ...(file ? { "content-type": file.contentType } : {})
      },
      ...(file ? { body: new Uint8Array(file.bytes) } : {}),
      // By default the library leaves the content type out of the signature.
      aws: { allHeaders: true },
      signal: AbortSignal.timeout(timeoutMillis),
      redirect: "error"
    })

  return {
    put: async (key, file) => {
      const response = await send("PUT", key, file)
      if (!response.ok) throw await refused("store a file", response)
      await response.body?.cancel()
    },
    get: async (key) => {
      const response = await send("GET", key)
      if (response.status === 404) {
        await response.body?.cancel()
        return Option.none()
      }
      if (!response.ok) throw await refused("return a file", response)
      const contentType = response.headers.get("content-type") ?? "application/octet-stream"
      return Option.some({ bytes: new Uint8Array(await response.arrayBuffer()), contentType })
    },
    remove: async (key) => {
      const response = await send("DELETE", key)
      if (!response.ok && response.status !== 404) throw await refused("remove a file", response)
      await response.body?.cancel()
    }
  }
}
