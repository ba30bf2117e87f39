import { idIn, type IsolationSample, MARKER } from "../isolation/IsolationSample.ts"
import { call } from "../support/client.ts"

const fields = { query: "q=Depot", columns: [{ key: "name", width: 240 }] }

export const isolation: IsolationSample = {
  seed: async ({ app, base, owner }) => {
    const token = owner.access_token
    const body = { ...fields, list: "customers", name: MARKER, shared: false }
    await call(app, "POST", `${base}/saved-views`, { token, body })
    const { body: views } = await call(app, "GET", `${base}/saved-views?list=customers`, { token })
    return { savedViewId: idIn(views) }
  },
  bodies: {
    createSavedView: () => ({ ...fields, list: "customers", name: "Another view", shared: true }),
    editSavedView: () => ({ expected_version: 1, name: "Renamed view" })
  },
  queries: { listSavedViews: "?list=customers" }
}
