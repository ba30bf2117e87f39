import { type Answer, replies } from "../../support/fakeServer.ts"

/** A response that the test releases; the page is busy until then. */
export const deferred = (answer: Answer) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const late = replies(answer.endpoint, async (request) => {
    await promise
    return answer.reply(request)
  })
  return { answer: late, release: resolve }
}
