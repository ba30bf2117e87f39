import type { FullConfig } from "@playwright/test"
import { startProduct } from "./product.ts"

/** The built product for end-to-end tests. */
export default async function setup({ projects }: FullConfig): Promise<() => Promise<void>> {
  const { dataDir, stop } = await startProduct(projects[0]?.use.baseURL ?? "")
  // For journeys that act on the server, as an operator does.
  process.env["E2E_DATA_DIR"] = dataDir
  return stop
}
