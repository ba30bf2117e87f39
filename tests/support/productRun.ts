import type { FullConfig } from "@playwright/test"
import { startProduct } from "./product.ts"

/** The built product for end-to-end tests. */
export default async function setup({ projects }: FullConfig): Promise<() => Promise<void>> {
  const { stop } = await startProduct(projects[0]?.use.baseURL ?? "")
  return stop
}
