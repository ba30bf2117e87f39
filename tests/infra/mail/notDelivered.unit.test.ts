import { notDelivered } from "#infra/mail"
import { describe, expect, it } from "vitest"

const failure = (code: string, responseCode?: number, response?: string) =>
  Object.assign(new Error(`It failed: ${response ?? code}`), {
    code,
    ...(responseCode === undefined ? {} : { responseCode }),
    ...(response === undefined ? {} : { response })
  })

describe("a refused email", () => {
  it.each([
    ["EENVELOPE", 550, "550 5.1.1 No such user"],
    ["EENVELOPE", 553, "553 Sender refused"],
    ["EMESSAGE", 554, "554 5.7.1 Spam"],
    ["EMESSAGE", 552, "552 Too big"]
  ])("is final after %s %i, with the server's response", (code, responseCode, response) => {
    expect(notDelivered(failure(code, responseCode, response))).toMatchObject({
      isFinal: true,
      answer: response
    })
  })

  it.each([
    ["greylisting", failure("EENVELOPE", 451, "451 Greylisted"), "451 Greylisted"],
    ["a full mailbox", failure("EMESSAGE", 452, "452 4.2.2 Full"), "452 4.2.2 Full"],
    [
      "sign-in required",
      failure("EENVELOPE", 530, "530 Authentication required"),
      "530 Authentication required"
    ],
    ["a wrong password of ours", failure("EAUTH", 535, "535 5.7.8 Bad credentials"), null],
    ["a refusal as greeting", failure("EPROTOCOL", 554, "554 No service"), null],
    ["an unreachable server", failure("ESOCKET"), null],
    ["an unknown host", failure("EDNS"), null],
    ["a cause that is not an error", "lost", null]
  ])("is retried after: %s", (_, cause, answer) => {
    expect(notDelivered(cause)).toMatchObject({ isFinal: false, answer })
  })
})

it("keeps a response of one line and at most 500 characters, without control characters", () => {
  const { answer, detail } = notDelivered(
    failure("EMESSAGE", 550, `550-First\r\n550 second\u0000\u202e${"x".repeat(600)}`)
  )
  expect(answer).toMatch(/^550-First 550 second x+$/)
  expect(answer).toHaveLength(500)
  expect(detail).toHaveLength(500)
})
