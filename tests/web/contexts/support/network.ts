import { onlineManager } from "@tanstack/react-query"
import { onTestFinished } from "vitest"
import { endSession } from "../../../../apps/web/api/session.ts"
import { type Answer, replies } from "../../support/fakeServer.ts"

/** The network goes, and comes back when the test says so; gone at the latest with the test. */
export const network = () => {
  let connected = true
  const go = (to: boolean) => {
    connected = to
    window.dispatchEvent(new Event(to ? "online" : "offline"))
  }
  Object.defineProperty(navigator, "onLine", { configurable: true, get: () => connected })
  onTestFinished(() => {
    // Its return would send what waits, at a time when nobody answers.
    endSession({ chosen: false })
    Reflect.deleteProperty(navigator, "onLine")
    window.dispatchEvent(new Event("online"))
    // By now no page is there that would hear it.
    onlineManager.setOnline(true)
  })
  const through = (answer: Answer): Answer =>
    replies(answer.endpoint, (request) => {
      if (!connected) throw new TypeError("Failed to fetch")
      return answer.reply(request)
    })
  return { go, through }
}
