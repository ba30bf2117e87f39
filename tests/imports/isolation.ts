import { randomUUID } from "node:crypto"
import { type IsolationSample, MARKER } from "../isolation/IsolationSample.ts"
import { call } from "../support/client.ts"
import { importsOf } from "./scene.ts"

const FILE = new TextEncoder().encode(
  `Name,Email,Notes\n${MARKER},imported@example.com,${MARKER}\n,nobody,${MARKER}`
)

const plan = { has_header: true, columns: ["name", "email", "notes"], existing: "skip", key: "email" }

export const isolation: IsolationSample = {
  seed: async ({ app, base, organizationId, owner }) => {
    const [token, importId] = [owner.access_token, randomUUID()]
    const path = `${base}/imports/${importId}`
    const body = { target: "customers", file_name: `${MARKER}.csv`, size: FILE.length }
    await call(app, "PUT", path, { token, body })
    await app.request(`${path}/parts?part=0`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "text/csv" },
      body: new Uint8Array(FILE)
    })
    const params = (more = {}) => ({ organizationId, ...more })
    const { settled } = importsOf(app, { id: organizationId, owner, params })
    await settled(importId)
    await call(app, "PUT", `${path}/columns`, { token, body: plan })
    await settled(importId)
    return { importId, target: "customers" }
  },
  bodies: {
    beginImport: () => ({ target: "customers", file_name: "file.csv", size: FILE.length }),
    uploadImportPart: () => FILE,
    mapImport: () => plan
  },
  queries: { uploadImportPart: "?part=0" }
}
