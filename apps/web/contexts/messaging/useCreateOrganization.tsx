import { lazy, Suspense, useState } from "react"

const CreateOrganizationDialog = lazy(async () => ({
  default: (await import("../tenancy/CreateOrganizationDialog.tsx")).CreateOrganizationDialog
}))

/** The way to an organization of one's own, from wherever one is missing: what opens the dialog, and its place. */
export const useCreateOrganization = () => {
  const [creating, setCreating] = useState(false)
  return {
    create: () => setCreating(true),
    dialog: creating && (
      <Suspense>
        <CreateOrganizationDialog onClose={() => setCreating(false)} />
      </Suspense>
    )
  }
}
