type Locale = "en" | "es"

/** The texts of the sample. */
const WORDS = {
  en: {
    vehicle: "Sample",
    tag: "sample",
    drivers: ["Alex Morgan (sample)", "Sam Rivera (sample)"],
    customers: ["Sample customer A", "Sample customer B", "Sample customer C"],
    workshop: "Workshop",
    brakes: "Brake pads worn down on the front axle.",
    colors: ["White", "Silver", "Blue"]
  },
  es: {
    vehicle: "Ejemplo",
    tag: "ejemplo",
    drivers: ["Álex Moreno (ejemplo)", "Sara Rivera (ejemplo)"],
    customers: ["Cliente de ejemplo A", "Cliente de ejemplo B", "Cliente de ejemplo C"],
    workshop: "Taller",
    brakes: "Pastillas de freno delanteras desgastadas.",
    colors: ["Blanco", "Plata", "Azul"]
  }
} as const

export const wordsIn = (locale: Locale | null) => WORDS[locale ?? "en"]
export type Words = ReturnType<typeof wordsIn>
