import type { JobName, Words } from "./jobs.ts"

export const spanish: Readonly<Record<JobName, Words>> = {
  oil: ["Revisión periódica", "Aceite y filtros", null, "Aceite y filtros cambiados, niveles comprobados"],
  brakes: [
    "Frenos delanteros",
    "Chirría al frenar",
    "Pastillas gastadas hasta 2 mm",
    "Pastillas y discos sustituidos; sin ruidos en la prueba"
  ],
  battery: [
    "Batería",
    "No arranca por la mañana",
    "La batería ya no mantiene la carga",
    "Batería sustituida, alternador comprobado"
  ],
  tires: [
    "Neumáticos",
    "Desgaste en el eje trasero",
    "Menos de 3 mm de dibujo en el eje trasero",
    "Dos neumáticos montados y equilibrados"
  ],
  door: [
    "Puerta izquierda",
    "Golpe en un aparcamiento",
    "La golpeó otro vehículo mientras estaba aparcado",
    "Abolladura reparada y puerta pintada"
  ],
  airConditioning: [
    "Aire acondicionado",
    "No enfría",
    "Fuga en el condensador",
    "Condensador sustituido, refrigerante recargado"
  ],
  wipers: ["Limpiaparabrisas", "Dejan rayas", "La goma se ha endurecido", "Escobillas sustituidas"],
  timingBelt: [
    "Correa de distribución",
    "Toca por kilometraje",
    null,
    "Correa, tensor y bomba de agua sustituidos"
  ],
  exhaust: [
    "Escape",
    "Vibra y suena más que antes",
    "Soporte roto y silenciador perforado por el óxido",
    "Silenciador trasero y soporte sustituidos"
  ],
  windshield: [
    "Parabrisas",
    "Grieta en el lado del acompañante",
    "Impacto de piedra que se ha extendido",
    "Parabrisas sustituido, cámara calibrada"
  ],
  bulbs: [
    "Bombillas",
    "No funciona la luz de cruce derecha",
    "Bombilla fundida",
    "Bombillas cambiadas en ambos lados, faros ajustados"
  ],
  shockAbsorbers: [
    "Amortiguadores traseros",
    "Golpean en los baches",
    "El amortiguador izquierdo pierde aceite",
    "Los dos amortiguadores traseros sustituidos"
  ],
  coolant: [
    "Fuga de refrigerante",
    "Hay que rellenar refrigerante cada semana",
    "Manguito inferior del radiador agrietado",
    "Manguito sustituido; circuito rellenado y probado a presión"
  ],
  alignment: [
    "Alineación",
    "Se va hacia la derecha",
    "Convergencia desajustada tras golpear un bordillo",
    "Ruedas alineadas; circula recto"
  ],
  warningLight: [
    "Testigo del motor",
    "El testigo no se apaga",
    "Sonda lambda defectuosa",
    "Sonda lambda sustituida, memoria de averías borrada"
  ],
  clutch: [
    "Embrague",
    "Patina cuesta arriba",
    "Disco de embrague gastado",
    "Disco, plato de presión y cojinete de empuje sustituidos"
  ],
  dashcam: [
    "Cámara de salpicadero",
    "Instalar una cámara",
    null,
    "Cámara instalada tras el retrovisor y conectada"
  ],
  annual: ["Inspección anual", "Vence este mes", null, "Superada sin defectos"],
  cleaning: ["Limpieza interior", "Manchas en los asientos", null, "Asientos y moquetas limpiados a fondo"],
  mirror: [
    "Retrovisor derecho",
    "Carcasa rota y cristal suelto",
    "Golpe contra un poste",
    "Retrovisor sustituido"
  ],
  turbocharger: [
    "Turbocompresor",
    "Pierde potencia cuesta arriba",
    "Demasiada holgura en el eje del turbocompresor",
    "Turbocompresor sustituido en garantía"
  ]
}
