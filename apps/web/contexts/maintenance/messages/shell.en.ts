export const messages = {
  page: { title: "Services", subtitle: "Maintenance scheduling" },
  keywords: "maintenance repair workshop service due",
  quickLink: "What is due, and what is in the workshop",
  reportDefect: { title: "Report defect", keywords: "damage broken fault repair ground" },
  newWorkOrder: { title: "New work order", keywords: "repair job workshop service" },
  programs: { title: "Service programs", keywords: "interval plan oil change preventive tasks" },
  setup: { title: "Plan services", about: "What your vehicles need, and how often." },
  vehicleTabs: { services: "Services", defects: "Defects" }
}
