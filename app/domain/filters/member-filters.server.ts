import { kindChoices } from "~/domain/brief";
import { countryName, parseCountry } from "~/domain/country.server";
import { disciplines } from "~/domain/disciplines";
import { availabilityStates } from "~/domain/profile";
import { rateChoices } from "~/domain/rate-bands";
import { languageName } from "~/domain/spoken-language.server";
import { teamSizes } from "~/domain/team-size";
import { limits } from "~/values/limits";
import { parseDistance, parseZone, zoneName } from "~/values/time-zone.server";
import * as labels from "~/words/labels.generated";
import { briefFilters } from "./brief-filters.server";
import { choice, text, type ValuesOf } from "./filter";

/** The filters of the directory. */
export const memberFilters = {
  keyword: briefFilters.keyword,
  skill: briefFilters.skill,
  discipline: choice<string>({ label: labels.filterDiscipline, type: "String", choices: disciplines }),
  kind: choice({ label: labels.filterTalentKind, type: "TalentKind", choices: kindChoices }),
  rate: choice({ label: labels.filterRate, type: "RateBand", choices: rateChoices }),
  availability: choice({
    label: labels.filterAvailability,
    type: "Availability",
    choices: availabilityStates,
  }),
  country: text({
    label: labels.filterCountry,
    description: "A code of ISO 3166-1, or a name.",
    most: limits.country,
    shown: (country) => countryName(parseCountry(country) ?? country),
  }),
  timeZone: text({
    label: labels.filterTimeZone,
    description: "An IANA name, a city, or a distance from UTC at some time of the year: “UTC+1”.",
    most: limits.country,
    shown: (zone) => zoneName(parseDistance(zone) ?? parseZone(zone) ?? zone),
  }),
  language: text({ label: labels.filterLanguage, most: limits.skill, shown: languageName }),
  teamSize: choice({ label: labels.filterTeamSize, type: "TeamSize", choices: teamSizes }),
};

export type MemberFilter = ValuesOf<typeof memberFilters>;
