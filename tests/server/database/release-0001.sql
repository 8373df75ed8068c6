BEGIN TRANSACTION;
CREATE TABLE admissions (
	table_id VARCHAR(32) NOT NULL, 
	person_id VARCHAR(32) NOT NULL, 
	PRIMARY KEY (table_id, person_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE, 
	FOREIGN KEY(person_id) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "admissions" VALUES('table000000000000000000000000000','ben00000000000000000000000000000');
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE chat (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	person_id VARCHAR(32), 
	name VARCHAR(40) NOT NULL, 
	seat INTEGER, 
	text TEXT NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE, 
	FOREIGN KEY(person_id) REFERENCES people (id) ON DELETE SET NULL
);
INSERT INTO "chat" VALUES('table000000000000000000000000000',1,'ben00000000000000000000000000000','Ben',1,'Hello, Ada!',1750000002000);
CREATE TABLE entries (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	seat INTEGER NOT NULL, 
	move TEXT, 
	events TEXT NOT NULL, 
	request VARCHAR(80) NOT NULL, 
	at BIGINT NOT NULL, 
	PRIMARY KEY (table_id, number), 
	UNIQUE (table_id, request), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "entries" VALUES('table000000000000000000000000000',1,'move',0,'{"do": "keep", "tickets": ["t_frankfurt_smolensk", "t_wien_stockholm"]}','[]','0:1',1750000002000);
INSERT INTO "entries" VALUES('table000000000000000000000000000',2,'move',1,'{"do": "keep", "tickets": ["t_brest_marseille", "t_zurich_brindisi"]}','[]','1:2',1750000003000);
INSERT INTO "entries" VALUES('table000000000000000000000000000',3,'move',0,'{"do": "station", "city": "dieppe", "cards": {"yellow": 1}}','[]','0:3',1750000004000);
INSERT INTO "entries" VALUES('table000000000000000000000000000',4,'move',1,'{"do": "station", "city": "sochi", "cards": {"orange": 1}}','[]','1:4',1750000005000);
INSERT INTO "entries" VALUES('table000000000000000000000000000',5,'move',0,'{"do": "station", "city": "danzig", "cards": {"pink": 2}}','[]','0:5',1750000006000);
INSERT INTO "entries" VALUES('table000000000000000000000000000',6,'move',1,'{"do": "station", "city": "madrid", "cards": {"red": 2}}','[]','1:6',1750000007000);
INSERT INTO "entries" VALUES('table000000000000000000000000000',7,'move',0,'{"do": "draw", "card": "green"}','[]','0:7',1750000008000);
INSERT INTO "entries" VALUES('table000000000000000000000000000',8,'move',0,'{"do": "draw", "card": "yellow"}','[]','0:8',1750000009000);
INSERT INTO "entries" VALUES('table000000000000000000000000000',9,'move',1,'{"do": "draw-tickets"}','[]','1:9',1750000010000);
INSERT INTO "entries" VALUES('table000000000000000000000000000',10,'move',1,'{"do": "keep", "tickets": ["t_essen_kyiv"]}','[]','1:10',1750000011000);
INSERT INTO "entries" VALUES('table000000000000000000000000000',11,'move',0,'{"do": "draw", "card": "yellow"}','[]','0:11',1750000012000);
INSERT INTO "entries" VALUES('table000000000000000000000000000',12,'move',0,'{"do": "draw", "card": "blue"}','[]','0:12',1750000013000);
INSERT INTO "entries" VALUES('table000000000000000000000000000',13,'move',1,'{"do": "draw-tickets"}','[]','1:13',1750000014000);
INSERT INTO "entries" VALUES('table000000000000000000000000000',14,'move',1,'{"do": "keep", "tickets": ["t_paris_wien"]}','[]','1:14',1750000015000);
INSERT INTO "entries" VALUES('table000000000000000000000000000',15,'move',0,'{"do": "claim", "route": "bucuresti_sofia", "cards": {"yellow": 2}}','[]','0:15',1750000016000);
INSERT INTO "entries" VALUES('table000000000000000000000000000',16,'move',1,'{"do": "draw-tickets"}','[]','1:16',1750000017000);
INSERT INTO "entries" VALUES('table000000000000000000000000000',17,'move',1,'{"do": "keep", "tickets": ["t_berlin_roma"]}','[]','1:17',1750000018000);
INSERT INTO "entries" VALUES('table000000000000000000000000000',18,'move',0,'{"do": "draw-blind"}','[]','0:18',1750000019000);
INSERT INTO "entries" VALUES('table000000000000000000000000000',19,'move',0,'{"do": "draw", "card": "black"}','[]','0:19',1750000020000);
INSERT INTO "entries" VALUES('table000000000000000000000000000',20,'move',1,'{"do": "draw-tickets"}','[]','1:20',1750000021000);
CREATE TABLE invitations (
	hash VARCHAR(64) NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	created_at BIGINT NOT NULL, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "invitations" VALUES('cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc','table000000000000000000000000000',1750000000000);
CREATE TABLE people (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	language VARCHAR(2) NOT NULL, 
	login VARCHAR(40), 
	password_hash TEXT, 
	admin BOOLEAN NOT NULL, 
	created_at BIGINT NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (login)
);
INSERT INTO "people" VALUES('ada00000000000000000000000000000','Ada','de','ada',NULL,1,1749999995000);
INSERT INTO "people" VALUES('ben00000000000000000000000000000','Ben','en',NULL,NULL,0,1749999995000);
CREATE TABLE seats (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	person_id VARCHAR(32), 
	name VARCHAR(40), 
	bot VARCHAR(40), 
	stand_in VARCHAR(40), 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE, 
	FOREIGN KEY(person_id) REFERENCES people (id) ON DELETE SET NULL
);
INSERT INTO "seats" VALUES('table000000000000000000000000000',0,'ada00000000000000000000000000000','Ada',NULL,NULL);
INSERT INTO "seats" VALUES('table000000000000000000000000000',1,'ben00000000000000000000000000000','Ben',NULL,NULL);
CREATE TABLE snapshots (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	content TEXT NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	game VARCHAR(60) NOT NULL, 
	board TEXT, 
	options TEXT NOT NULL, 
	visibility VARCHAR(10) NOT NULL, 
	start VARCHAR(10) NOT NULL, 
	clock TEXT NOT NULL, 
	spectators BOOLEAN NOT NULL, 
	bot_pause DOUBLE NOT NULL, 
	status VARCHAR(10) NOT NULL, 
	imported BOOLEAN NOT NULL, 
	host_id VARCHAR(32), 
	seed BLOB, 
	rules INTEGER, 
	number INTEGER NOT NULL, 
	pending TEXT NOT NULL, 
	bot_due BOOLEAN NOT NULL, 
	due_at BIGINT, 
	result TEXT, 
	rematch_id VARCHAR(32), 
	created_at BIGINT NOT NULL, 
	started_at BIGINT, 
	changed_at BIGINT NOT NULL, 
	PRIMARY KEY (id), 
	FOREIGN KEY(host_id) REFERENCES people (id) ON DELETE SET NULL
);
INSERT INTO "tables" VALUES('table000000000000000000000000000','ticket-europe',NULL,'{"tickets": "classic", "orient_express": false, "max": false, "edition": "anniversary", "first_seat": "random"}','invited','full','{"kind":"none"}',1,0.8,'running',0,'ada00000000000000000000000000000',X'0000000000000000000000000000000000000000000000000000000000000778',1,20,'[1]',0,NULL,NULL,NULL,1750000000000,1750000001000,1750000021000);
CREATE TABLE tokens (
	hash VARCHAR(64) NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	person_id VARCHAR(32) NOT NULL, 
	label VARCHAR(254) NOT NULL, 
	created_at BIGINT NOT NULL, 
	expires_at BIGINT, 
	PRIMARY KEY (hash), 
	FOREIGN KEY(person_id) REFERENCES people (id) ON DELETE CASCADE
);
INSERT INTO "tokens" VALUES('aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa','session','ada00000000000000000000000000000','',1750000000000,NULL);
INSERT INTO "tokens" VALUES('bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb','session','ben00000000000000000000000000000','',1750000000000,NULL);
CREATE INDEX ix_tokens_person_id ON tokens (person_id);
CREATE INDEX ix_tables_host_id ON tables (host_id);
CREATE INDEX ix_tables_status_changed_at ON tables (status, changed_at);
CREATE INDEX ix_tables_due_at ON tables (due_at);
CREATE INDEX ix_seats_person_id ON seats (person_id);
CREATE INDEX ix_invitations_table_id ON invitations (table_id);
COMMIT;
