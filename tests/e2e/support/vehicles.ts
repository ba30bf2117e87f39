import { expect } from "@playwright/test"
import type { Owner } from "./accounts.ts"

/** Calls the API as the owner. */
export const apiOf =
  ({ page, access_token, organization }: Owner) =>
  async (method: string, path: string, data?: unknown) => {
    const answer = await page.request.fetch(`/api/organizations/${organization}${path}`, {
      method,
      headers: { authorization: `Bearer ${access_token}` },
      ...(data !== undefined && { data })
    })
    expect(answer.ok(), await answer.text()).toBe(true)
    return answer.json()
  }

export const VAN = {
  unit_number: "V-1",
  kind: "van",
  vin: null,
  plate: null,
  plate_region: null,
  make: "Ford",
  model: "Transit",
  model_year: 2024
}

/** The ID of a new van. */
export const createVan = async (owner: Owner, unit_number = VAN.unit_number): Promise<string> => {
  const { id } = await apiOf(owner)("POST", "/vehicles", { ...VAN, unit_number })
  return id
}
