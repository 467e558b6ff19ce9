/** A work of others that is part of the site. */
export interface Work {
  readonly name: string;
  readonly url: string;
  readonly use: string;
  readonly by: string;
  readonly licence: string;
  readonly licenceUrl: string;
}

export const pictures: readonly Work[] = [
  {
    name: 'Noto Emoji',
    url: 'https://github.com/googlefonts/noto-emoji',
    use: 'Most of the figures in pictures, in our colours, outline and light, and the fighters of Emoji Battle, redrawn with an ink line.',
    by: 'Google',
    licence: 'Apache License 2.0',
    licenceUrl: 'https://github.com/googlefonts/noto-emoji/blob/main/LICENSE',
  },
  {
    name: 'Fluent Emoji',
    url: 'https://github.com/microsoft/fluentui-emoji',
    use: 'Figures in pictures that the first set lacks, in our colours, outline and light.',
    by: 'Microsoft',
    licence: 'MIT',
    licenceUrl: 'https://github.com/microsoft/fluentui-emoji/blob/main/LICENSE',
  },
  {
    name: 'flag-icons',
    url: 'https://github.com/lipis/flag-icons',
    use: 'The flags of the world.',
    by: 'Panayiotis Lipiridis',
    licence: 'MIT',
    licenceUrl: 'https://github.com/lipis/flag-icons/blob/main/LICENSE',
  },
  {
    name: 'World Atlas, from Natural Earth',
    url: 'https://www.naturalearthdata.com',
    use: 'The outlines on maps and globes.',
    by: 'Mike Bostock; map data by Natural Earth',
    licence: 'ISC, map data in the public domain',
    licenceUrl: 'https://github.com/topojson/world-atlas',
  },
  {
    name: 'World Countries',
    url: 'https://github.com/mledoze/countries',
    use: 'The names by which maps and questions find their countries.',
    by: 'Mohammed Le Doze',
    licence: 'Open Database License 1.0',
    licenceUrl: 'https://github.com/mledoze/countries/blob/master/LICENSE',
  },
];

export const typefaces: readonly Work[] = [
  {
    name: 'Baloo Bhaijaan 2',
    url: 'https://github.com/EkType/Baloo2',
    use: 'The typeface of titles, and of سوال.',
    by: 'Ek Type',
    licence: 'SIL Open Font License 1.1',
    licenceUrl: 'https://openfontlicense.org',
  },
  {
    name: 'Figtree',
    url: 'https://github.com/erikdkennedy/figtree',
    use: 'The typeface of all other text on the site.',
    by: 'Erik Kennedy',
    licence: 'SIL Open Font License 1.1',
    licenceUrl: 'https://openfontlicense.org',
  },
  {
    name: 'Lilita One',
    url: 'https://fonts.google.com/specimen/Lilita+One',
    use: 'The typeface of letters and numbers in pictures.',
    by: 'Juan Montoreano',
    licence: 'SIL Open Font License 1.1',
    licenceUrl: 'https://openfontlicense.org',
  },
  {
    name: 'JetBrains Mono',
    url: 'https://github.com/JetBrains/JetBrainsMono',
    use: 'The typeface of programs and old computers in pictures.',
    by: 'JetBrains',
    licence: 'SIL Open Font License 1.1',
    licenceUrl: 'https://openfontlicense.org',
  },
  {
    name: 'Bravura',
    url: 'https://github.com/steinbergmedia/bravura',
    use: 'The signs of music in pictures.',
    by: 'Steinberg Media Technologies',
    licence: 'SIL Open Font License 1.1',
    licenceUrl: 'https://openfontlicense.org',
  },
];
