/** The countries one can play, in the order of the choice. */
export const COUNTRIES = [
  { id: 'us', initials: 'US', name: 'USA' },
  { id: 'cn', initials: 'CN', name: 'China' },
  { id: 'ru', initials: 'RU', name: 'Russia' },
  { id: 'in', initials: 'IN', name: 'India' },
  { id: 'de', initials: 'DE', name: 'Germany' },
  { id: 'fr', initials: 'FR', name: 'France' },
  { id: 'gb', initials: 'GB', name: 'UK' },
  { id: 'pk', initials: 'PK', name: 'Pakistan' },
  { id: 'jp', initials: 'JP', name: 'Japan' },
  { id: 'tr', initials: 'TR', name: 'Turkey' },
] as const;

export type Country = (typeof COUNTRIES)[number];
export type CountryId = Country['id'];

const byId = new Map<CountryId, Country>(COUNTRIES.map((country) => [country.id, country]));

export const countryOf = (id: CountryId): Country => byId.get(id) ?? COUNTRIES[0];
