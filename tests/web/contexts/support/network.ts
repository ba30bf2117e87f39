import { onlineManager } from "@tanstack/react-query"
import { onTestFinished } from "vitest"
import { endSession } from "../../../../apps/web/api/session.ts"
import { type Answer, replies } from "../../support/fakeServer.ts"

/** Simulates losing and regaining the network; restored after the test. */
export const network = () => {
  let connected = true
  const go = (to: boolean) => {
    connected = to
    window.dispatchEvent(new Event(to ? "online" : "offline"))
  }
  Object.defineProperty(navigator, "onLine", { configurable: true, get: () => connected })
  onTestFinished(() => {
    // Going online would send queued messages when no server responds any more.
    endSession({ chosen: false })
    Reflect.deleteProperty(navigator, "onLine")
    window.dispatchEvent(new Event("online"))
    // No page is left to handle it.
    onlineManager.setOnline(true)
  })
  const through = (answer: Answer): Answer =>
    replies(answer.endpoint, (request) => {
      if (!connected) throw new TypeError("Failed to fetch")
      return answer.reply(request)
    })
  return { go, through }
}
