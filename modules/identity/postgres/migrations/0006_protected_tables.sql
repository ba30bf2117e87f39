-- The same policies as before, from the one function that makes them.
select app.protect_personal_table('identity.users', 'id');
select app.protect_personal_table('identity.profiles');
select app.protect_personal_table('identity.credentials');
select app.protect_personal_table('identity.sessions');
select app.protect_personal_table('identity.session_tokens');
select app.protect_personal_table('identity.one_time_tokens');
