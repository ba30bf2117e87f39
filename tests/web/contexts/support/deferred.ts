import { type Answer, replies } from "../../support/fakeServer.ts"

/** An answer that comes when the test says so: until then the page is busy. */
export const held = (answer: Answer) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const late = replies(answer.endpoint, async (request) => {
    await promise
    return answer.reply(request)
  })
  return { answer: late, release: resolve }
}
