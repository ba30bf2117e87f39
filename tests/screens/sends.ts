import type { Page } from "@playwright/test"

/** Has the server send this, where the real response changes with each run. */
export const sends = (page: Page, method: string, path: string, status: number, body: unknown) =>
  page.route(path, (route) =>
    route.request().method() === method
      ? route.fulfill({
          status,
          contentType: status < 400 ? "application/json" : "application/problem+json",
          body: JSON.stringify(body)
        })
      : route.fallback()
  )

/** The call requires a proof of identity. */
export const PROOF_REQUIRED = {
  code: "proof_required",
  status: 403,
  title: "Proof required",
  detail: "Confirm that it's you to continue."
}
