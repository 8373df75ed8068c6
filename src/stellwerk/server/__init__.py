"""The server: tables for people and bots, from one laptop to several processes."""
