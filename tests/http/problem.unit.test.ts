import { NotFound, TooManyRequests } from "#kernel"
import { problemOf } from "#infra/http"
import { expect, it } from "vitest"

const documentOf = async (...refusal: Parameters<typeof problemOf>): Promise<unknown> =>
  JSON.parse(await problemOf(...refusal).text())

it("includes the case of a refusal that has a message per case", async () => {
  expect(await documentOf(new NotFound({ what: "customer" }), "req-1")).toEqual({
    type: "/api/docs#not_found",
    title: "Not found",
    status: 404,
    detail: "This customer doesn't exist, or you don't have access to it.",
    code: "not_found",
    requestId: "req-1",
    what: "customer"
  })
  expect(await documentOf(new TooManyRequests({ seconds: 7 }), null)).not.toHaveProperty("what")
})
