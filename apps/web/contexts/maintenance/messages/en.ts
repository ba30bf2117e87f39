import { messages as systems } from "./systems.en.ts"

export const messages = {
  sections: {
    label: "Services",
    due: "Due",
    workOrders: "Work orders",
    planning: "Planning",
    defects: "Defects",
    recalls: "Recalls",
    downtime: "Downtime",
    history: "History",
    programs: "Programs",
    tasks: "Tasks",
    parts: "Parts"
  },
  forbidden: { title: "You don't have access to services" },
  systems
}
