CREATE UNLOGGED TABLE "rate_limits" (
	"key" text NOT NULL,
	"period" bigint NOT NULL,
	"calls" integer NOT NULL,
	CONSTRAINT "rate_limits_key_period_pk" PRIMARY KEY("key","period")
);
