import { onTestFinished } from "vitest"

/** Until the test ends, the device has no room for anything else. */
export const fillDevice = (): void => {
  const { prototype } = IDBObjectStore
  const put = Object.getOwnPropertyDescriptor(prototype, "put") ?? {}
  onTestFinished(() => void Object.defineProperty(prototype, "put", put))
  Object.defineProperty(prototype, "put", {
    ...put,
    value: () => {
      throw new DOMException("No room", "QuotaExceededError")
    }
  })
}
