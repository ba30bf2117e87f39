import { Button } from "@radix-ui/themes"
import { Link } from "react-router"
import { useMessages } from "../../../i18n/useMessages.ts"
import documents from "../../fleet/documents/Documents.module.css"
import { programs } from "../messages/pages.ts"
import { TEMPLATES } from "./templates.ts"

/** Ready-made programs, each of which opens the form of a new one. */
export const Templates = () => {
  const m = useMessages(programs).templates
  return (
    <ul className={documents["rows"]} aria-label={m.list}>
      {TEMPLATES.map((template) => (
        <li key={template} className={documents["row"]}>
          <p className={documents["name"]}>{m.names[template]}</p>
          <p>{m.about[template]}</p>
          <div className={documents["actions"]}>
            <Button asChild variant="surface" color="gray">
              <Link to={`/services/programs/new?template=${template}`} aria-label={m.use(m.names[template])}>
                {m.open}
              </Link>
            </Button>
          </div>
        </li>
      ))}
    </ul>
  )
}
