import { local } from "../../../api/storage.ts"
import { DEVICE_KEY } from "../../../api/storageKeys.ts"

/** What this browser got at its last sign-in, as part of a request's body. */
export const knownDevice = () => {
  const device = local.getItem(DEVICE_KEY)
  return device === null ? {} : { device_token: device }
}
