CREATE TABLE "carrier_reading" (
	"carrier" text NOT NULL,
	"city_code" text NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "carrier_reading_carrier_city_code_pk" PRIMARY KEY("carrier","city_code")
);
--> statement-breakpoint
CREATE TABLE "delivery_part" (
	"part" text PRIMARY KEY NOT NULL,
	"body" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "delivery_point" (
	"source" text NOT NULL,
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"city_code" text NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"landmark" text,
	"phone" text,
	"hours" jsonb NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"fitting" text NOT NULL,
	"payments" text[] NOT NULL,
	CONSTRAINT "delivery_point_source_code_pk" PRIMARY KEY("source","code")
);
--> statement-breakpoint
ALTER TABLE "carrier_reading" ADD CONSTRAINT "carrier_reading_city_code_city_code_fk" FOREIGN KEY ("city_code") REFERENCES "public"."city"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delivery_point" ADD CONSTRAINT "delivery_point_city_code_city_code_fk" FOREIGN KEY ("city_code") REFERENCES "public"."city"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "delivery_point_city" ON "delivery_point" USING btree ("city_code");--> statement-breakpoint
CREATE INDEX "delivery_point_place" ON "delivery_point" USING btree ("latitude","longitude");