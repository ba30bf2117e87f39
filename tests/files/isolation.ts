import { PART_BYTES } from "#files/contract"
import { randomUUID } from "node:crypto"
import { type IsolationSample, MARKER, type Victim } from "../isolation/IsolationSample.ts"

/** The smallest PNG, followed by as many zeros as make it the largest photo. */
const photo = (): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(PART_BYTES)
  bytes.set(
    Buffer.from(
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
      "base64"
    )
  )
  return bytes
}

/** Uploads a photo of the largest size, to be added to a record. */
export const uploadPhoto = async ({ app, base, owner }: Victim): Promise<string> => {
  const query = new URLSearchParams({ id: randomUUID(), name: `${MARKER}.png`, size: String(PART_BYTES) })
  const reply = await app.request(`${base}/files?${query.toString()}`, {
    method: "POST",
    headers: { authorization: `Bearer ${owner.access_token}` },
    body: photo()
  })
  const { id }: { readonly id: string } = JSON.parse(await reply.text())
  return id
}

export const isolation: IsolationSample = {
  seed: async (victim) => ({ fileId: await uploadPhoto(victim), link: "mp_fl_unknown" }),
  bodies: { uploadFile: photo },
  queries: { uploadFile: `?id=00000000-0000-4000-8000-000000000008&name=keys.png&size=${PART_BYTES}` }
}
