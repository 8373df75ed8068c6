"""How a match is played from outside: by REST and over WebSockets."""
