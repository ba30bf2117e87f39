export const messages = {
  page: { title: "Inspections", subtitle: "Digital checklists" },
  keywords: "checklist check walkaround form",
  quickLink: "What was checked, and what is due",
  sections: { label: "Inspections", inspections: "Inspections", forms: "Forms", schedules: "Schedules" },
  start: "Start inspection",
  vehicleTab: "Inspections"
}
