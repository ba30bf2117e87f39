import type { messages as english } from "./systems.en.ts"

export const messages: typeof english = {
  brakes: "Frenos",
  steering: "Dirección",
  suspension: "Suspensión",
  tires_wheels: "Neumáticos y ruedas",
  lights: "Luces",
  glass_mirrors: "Cristales y espejos",
  wipers: "Limpiaparabrisas",
  horn: "Claxon",
  coupling: "Enganche",
  engine: "Motor",
  cooling: "Refrigeración",
  fuel: "Sistema de combustible",
  exhaust: "Escape",
  transmission: "Transmisión",
  electrical: "Sistema eléctrico",
  battery: "Batería",
  body: "Carrocería",
  interior: "Interior",
  heating: "Calefacción y aire acondicionado",
  safety_equipment: "Equipo de seguridad",
  documents: "Documentos",
  other: "Otro"
}
