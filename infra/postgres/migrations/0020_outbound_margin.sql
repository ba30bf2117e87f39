-- A turn counts for a quarter more than a second instead of a tenth: on a busy machine a request may leave that much later than
-- its turn was given, and the next ones without delay. Nothing else of the function changes.
do $$
begin
  execute replace(
    pg_get_functiondef('app.take_outbound_turn(text, text[], text[], integer)'::regprocedure),
    'interval ''1100 milliseconds''',
    'interval ''1250 milliseconds'''
  );
end;
$$;
