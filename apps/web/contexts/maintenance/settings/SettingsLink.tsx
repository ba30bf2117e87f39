import { Button } from "@radix-ui/themes"
import { Settings2 } from "lucide-react"
import { Link } from "react-router"
import { useMessages } from "../../../i18n/useMessages.ts"
import { workshop } from "../messages/pages.ts"

/** Leads to the settings of the workshop. */
export const SettingsLink = () => (
  <Button asChild variant="surface" color="gray">
    <Link to="/services/workshop">
      <Settings2 size={16} aria-hidden="true" />
      {useMessages(workshop).settings}
    </Link>
  </Button>
)
