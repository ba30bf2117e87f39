-- The same policies as before, from the one function that makes them.
select app.protect_table('leads.leads');
select app.protect_table('leads.notes');
