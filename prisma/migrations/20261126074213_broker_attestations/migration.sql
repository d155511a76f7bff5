-- Both nullable: nothing is claimed of brokers who were not asked.
ALTER TABLE "broker_profiles" ADD COLUMN     "independent_on" DATE,
ADD COLUMN     "several_insurers_on" DATE;
