import type { ProblemValues } from "../../../i18n/messages/problems.en.ts"

export const messages = {
  task_code_taken: "Otra tarea de servicio tiene este código.",
  task_was_changed:
    "Otra persona ha modificado esta tarea mientras tanto. Revise los cambios y guarde de nuevo.",
  task_in_use: "Un programa de servicio contiene esta tarea. Quítela primero del programa.",
  too_many_tasks: "Una organización puede tener como máximo 1.000 tareas de servicio.",
  program_exists: "Ya existe un programa de servicio con este nombre.",
  program_was_changed:
    "Otra persona ha modificado este programa mientras tanto. Revise los cambios y guarde de nuevo.",
  too_many_programs:
    "Una organización puede tener como máximo 200 programas de servicio. Archive antes alguno.",
  interval_missing: "Indique después de qué distancia, horas o tiempo vence cada tarea.",
  interval_unclear: "Indique meses o días para una tarea, pero no ambos.",
  item_unknown:
    "Cada tarea está una sola vez en el programa y solo puede incluir otras tareas del mismo programa.",
  superseding_in_circle: "Dos tareas no pueden incluirse la una a la otra. Quite una de las dos inclusiones.",
  service_is_closed:
    "Otra persona ya ha completado u omitido este servicio. Vuelva a cargar la página para ver su estado actual.",
  service_is_open: "Este servicio ya está abierto. Vuelva a cargar la página para ver su estado actual.",
  service_not_last: "Ya se ha completado u omitido un servicio posterior. Reabra antes ese.",
  service_in_future: "Un servicio no se puede completar en un día futuro.",
  schedule_ended: "Este vehículo ya no necesita este servicio.",
  defect_was_changed:
    "Otra persona ha modificado este defecto mientras tanto. Revise los cambios y guarde de nuevo.",
  defect_not_possible:
    "Un defecto en este estado no se puede cambiar así. Vuelva a cargar la página para ver su estado actual.",
  defect_conflict: "Se ha notificado otro defecto con este identificador.",
  defect_is_blocking: "Un defecto que bloquea su vehículo no se puede aplazar. Resuélvalo.",
  certification_missing:
    "Escriba qué se hizo o por qué no hizo falta reparar. Sin ello, el vehículo no se puede liberar.",
  defect_not_releasable:
    "Este defecto no está resuelto o no bloquea su vehículo. Vuelva a cargar la página para ver su estado actual.",
  deferral_in_past: "Escriba un día que no haya pasado.",
  deferral_too_long: "Escriba un día dentro de los próximos 365 días.",
  not_the_reporter: "Solo la persona que notificó este defecto, o un responsable, puede hacer esto.",
  own_repair: "Usted mismo resolvió o liberó uno de estos defectos, así que debe firmar otro conductor.",
  repairs_changed: "Hay reparaciones que aún no ha visto. Vuelva a cargar la página y firme de nuevo.",
  sticker_invalid: "Este adhesivo ya no es válido. Notifique el defecto al propietario del vehículo.",
  estimate_link_invalid:
    "Este enlace no es válido. Ha caducado o ha sido retirado o sustituido. Solicite uno nuevo.",
  estimate_was_changed: "El presupuesto ha cambiado. Solicite un enlace nuevo.",
  estimate_is_decided: "Este presupuesto ya se ha aprobado o rechazado.",
  estimate_is_empty: "Esta orden de trabajo no tiene líneas. Añada primero lo que hay que hacer.",
  link_is_over: "Este enlace ya se ha usado, ha caducado o pertenece a una solicitud anterior.",
  part_exists: "Ya existe un recambio con este número.",
  part_is_archived: "Este recambio está archivado. Restáurelo antes.",
  usual_part_is_archived: ({ name }: ProblemValues) =>
    `«${name}» está archivado. Quítelo de los recambios habituales o restáurelo antes.`,
  part_in_stock: "Todavía hay unidades de este recambio. Úselas o ajuste las existencias a 0 antes.",
  part_was_changed:
    "Otra persona ha modificado este recambio mientras tanto. Revise los cambios y guarde de nuevo.",
  stock_insufficient: ({ on_hand, name }: ProblemValues) =>
    `Solo hay ${on_hand} de «${name}» en existencias. Registre una entrada o ajuste antes las existencias.`,
  part_in_another_currency: ({ part, order }: ProblemValues): string =>
    `Este recambio tiene su precio en ${part ?? "otra moneda"}, y la orden de trabajo en ${order ?? "otra"}. Indique el precio por unidad.`,
  stock_too_large:
    "Serían más existencias de las que un recambio puede tener. Compruebe la cantidad y el coste.",
  returned_too_many: "No se puede devolver más de lo que se usó en esta línea.",
  vendor_exists: "Ya existe un proveedor con este nombre.",
  vendor_is_archived: "Este proveedor está archivado. Restáurelo antes.",
  vendor_was_changed:
    "Otra persona ha modificado este proveedor mientras tanto. Revise los cambios y guarde de nuevo.",
  work_order_was_changed:
    "Otra persona ha modificado esta orden de trabajo mientras tanto. Revise los cambios e inténtelo de nuevo.",
  work_order_not_possible:
    "Una orden de trabajo en este estado no se puede modificar así. Vuelva a cargar la página para ver su estado actual.",
  work_order_is_over:
    "Esta orden de trabajo está cerrada o cancelada, así que no se puede modificar. Reábrala primero.",
  approval_needed: "Este trabajo necesita aprobación. Solicítela primero.",
  amount_above_limit: "Solo un propietario o administrador puede aprobar este importe.",
  amount_missing: "Indique el importe que aprueba.",
  amount_too_large:
    "La orden de trabajo costaría más de lo que se puede registrar. Revise las cantidades, los minutos y los precios.",
  work_order_too_long:
    "Esta orden de trabajo tiene más texto del que cabe en un documento. Acórtela o divídala en varias.",
  line_was_changed:
    "Otra persona ha modificado esta línea mientras tanto. Revise los cambios e inténtelo de nuevo.",
  too_many_lines: "Una orden de trabajo puede tener como máximo 200 líneas. Abra otra.",
  in_another_work_order:
    "Este servicio, defecto o llamada a revisión ya está en una orden de trabajo abierta.",
  not_of_this_vehicle: "Este servicio, defecto o llamada a revisión es de otro vehículo.",
  source_is_over: "Este servicio, defecto o llamada a revisión ya no está abierto.",
  lines_open: ({ open }: ProblemValues): string =>
    `Complete o quite todas las líneas primero.${open === undefined ? "" : ` Siguen abiertas: ${open}.`}`,
  warranty_undecided:
    "Puede que una garantía cubra este trabajo. Decida en cada línea si se reclama antes de gastar dinero.",
  timers_running: "El cronómetro de un técnico sigue en marcha en esta orden de trabajo. Deténgalo primero.",
  timer_running: "Ya tiene un cronómetro en marcha. Deténgalo primero.",
  timer_not_running:
    "Este cronómetro ya se ha detenido. Vuelva a cargar la página para ver su estado actual.",
  labor_in_future: "El trabajo no puede terminar en el futuro. Revise la fecha y la hora.",
  line_in_use:
    "Esta línea tiene tiempo o recambios registrados. Quite el tiempo y devuelva los recambios primero.",
  title_missing: "Indique qué hay que hacer, o elija un servicio, un defecto o una llamada a revisión.",
  bay_exists: "Ya existe un puesto con este nombre.",
  bay_was_changed:
    "Otra persona ha modificado este puesto mientras tanto. Revise los cambios y guarde de nuevo.",
  bay_is_archived: "Este puesto está archivado. Restáurelo antes.",
  too_many_bays: "Una organización puede tener como máximo 50 puestos. Archive antes alguno.",
  bay_taken: ({ work_order }: ProblemValues) =>
    `${work_order} está en este puesto a esa hora. Elija otra hora u otro puesto.`,
  technician_taken: ({ work_order }: ProblemValues) =>
    `Este técnico está programado para ${work_order} a esa hora. Elija otra hora u otro técnico.`,
  plan_was_changed:
    "Otra persona ha planificado este puesto o este técnico en el mismo momento. Revise el plan e inténtelo de nuevo.",
  downtime_was_changed:
    "Otra persona ha modificado este periodo de inactividad mientras tanto. Ábralo de nuevo para ver los cambios.",
  downtime_reversed:
    "Un periodo de inactividad debe terminar después de empezar y no puede estar en el futuro.",
  downtime_derived:
    "Este periodo de inactividad depende de una orden de trabajo o de un defecto, así que termina con ellos.",
  downtime_is_over: "Este periodo de inactividad ya ha terminado. Edítelo para cambiar su fin.",
  parts_issued: "Esta orden tiene recambios de las existencias. Devuélvalos antes.",
  work_not_started:
    "Empiece el trabajo primero. Después puede registrar tiempo, usar recambios y completar líneas.",
  not_a_technician: "Esta persona no puede trabajar en vehículos. Elija a otra o asígnele el rol de técnico.",
  price_unclear: "Este recambio se ha usado a varios precios. Elija qué unidades se devuelven.",
  campaign_exists: "Ya existe una llamada a revisión con este número.",
  campaign_was_changed:
    "Otra persona ha modificado esta llamada a revisión mientras tanto. Revise los cambios y guarde de nuevo.",
  campaign_is_archived: "Esta llamada a revisión está archivada. Restáurela antes.",
  campaign_is_published:
    "Esta llamada a revisión la publicó una autoridad, así que no se puede modificar. Puede archivarla.",
  years_reversed: "El último año de modelo no puede ser anterior al primero.",
  recall_was_changed:
    "Otra persona ha modificado la llamada a revisión de este vehículo mientras tanto. Revise los cambios e inténtelo de nuevo.",
  recall_not_possible:
    "Una llamada a revisión en este estado no se puede cambiar así. Vuelva a cargar la página para ver su estado actual.",
  recall_done_in_future: "Una llamada a revisión no se puede realizar en un día futuro.",
  warranty_was_changed:
    "Otra persona ha modificado esta garantía mientras tanto. Revise los cambios y guarde de nuevo.",
  warranty_is_archived: "Esta garantía está archivada. Restáurela antes.",
  warranty_reversed: "Una garantía no puede terminar antes de empezar.",
  warranty_scope_unclear:
    "Una garantía de componentes cubre al menos un sistema. Las demás cubren lo que indica su tipo.",
  too_many_warranties: "Un vehículo puede tener como máximo 50 garantías."
}
